"use client";
/** Makes the palette reachable from everywhere: by keys, and by `usePalette` for buttons. */
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import { useOpenFile } from "../code/open-file";
import { useCommands } from "../shell/use-commands";
import { PaletteDialog } from "./palette-dialog";

interface PaletteOpener {
  /** Opens with this text in the field. */
  open(text?: string): void;
}

const Context = createContext<PaletteOpener>({ open: () => {} });

export const usePalette = (): PaletteOpener => useContext(Context);

export function PaletteProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ text: string; at: number } | null>(null);
  const { file } = useOpenFile();
  const open = useCallback((text = "") => setOpened((before) => ({ text, at: (before?.at ?? 0) + 1 })), []);
  const inFile = (prefix: string) => (): boolean | void => (file === null ? false : open(prefix));
  // Inside the dialog the field has the focus, so single letters are text there; strokes with Ctrl start again.
  useCommands({
    "Ctrl+k": () => open(),
    "Ctrl+t": () => open("#"),
    "/": () => open(),
    "#": () => open("#"),
    "Ctrl+p": () => open("kind:file "),
    t: () => open("kind:file "),
    "Ctrl+Shift+o": inFile("@"),
    "@": inFile("@"),
    "Ctrl+g": inFile(":"),
    ":": inFile(":"),
    l: inFile(":"),
  });
  const opener = useMemo(() => ({ open }), [open]);
  return (
    <Context value={opener}>
      {children}
      {opened !== null && <PaletteDialog key={opened.at} initial={opened.text} onClosed={() => setOpened(null)} />}
    </Context>
  );
}
