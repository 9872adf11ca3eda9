"use client";
import { Dialog } from "../shell/dialog";
export function Palette({ initialQuery, onClose }: { initialQuery: string; onQuery: (q: string) => void; onClose: (returnFocus?: boolean) => void }) {
  return <Dialog label="Go to symbol" className="palette" onClose={() => onClose()}>{initialQuery}</Dialog>;
}
