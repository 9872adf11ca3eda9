"use client";
/** The file that the code view shows, for those outside of it: the palette jumps inside it and lists its symbols. */
import { createContext, useContext, useMemo, useState, type ReactNode } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";

export interface OpenFile {
  repo: string;
  file: string;
  lines: number;
  outline: readonly OutlineNode[];
  /** Shows a line; a new entry of the history. */
  goToLine(line: number, column?: number): void;
  /** Shows a symbol of this file; false when it is not here. */
  goToSymbol(key: string, line?: number): boolean;
}

interface Value {
  file: OpenFile | null;
  setFile(file: OpenFile | null): void;
}

const Context = createContext<Value>({ file: null, setFile: () => {} });

export const useOpenFile = (): Value => useContext(Context);

export function OpenFileProvider({ children }: { children: ReactNode }) {
  const [file, setFile] = useState<OpenFile | null>(null);
  const value = useMemo(() => ({ file, setFile }), [file]);
  return <Context value={value}>{children}</Context>;
}
