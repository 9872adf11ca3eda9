"use client";
/** Opens what was chosen: inside the open file without leaving it, elsewhere by its address. */
import { useRouter } from "next/navigation";
import { useOpenFile } from "../code/open-file";
import type { PaletteItem } from "./items";
import { remember } from "./recents";

interface Actions {
  close(): void;
  /** Searches for this text instead. */
  search(text: string): void;
  unfold(): void;
}

/** @returns opens an item; `beside` in a new tab */
export function useChooseItem({ close, search, unfold }: Actions): (item: PaletteItem, beside: boolean) => void {
  const router = useRouter();
  const { file } = useOpenFile();

  const go = (url: string, beside: boolean): void => {
    if (beside) {
      window.open(url, "_blank", "noopener");
      return;
    }
    close();
    router.push(url);
  };
  return (item, beside) => {
    switch (item.type) {
      case "symbol": {
        const { row } = item;
        remember({ ...row, name: row.name });
        const here = file !== null && file.repo === row.repo && file.file === row.file;
        if (beside || !here) return go(row.url, beside);
        close();
        return void file.goToSymbol(row.key, row.line);
      }
      case "file":
        remember({ ...item.row, kind: null, container: null });
        return go(item.row.url, beside);
      case "recent":
        return go(item.recent.url, beside);
      case "near":
        return search(item.name);
      case "fold":
        return unfold();
      case "outline":
        close();
        return void file?.goToSymbol(item.node.key, item.node.line);
      case "line":
        close();
        return file?.goToLine(item.line, item.column ?? undefined);
    }
  };
}
