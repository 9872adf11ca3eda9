"use client";
/** Which side panels are shown: beside the code where there is room, else as drawers over it. */
import { createContext, useContext, useMemo, useState, type ReactNode } from "react";
import { OUTLINE_BESIDE, PHONE, TREE_BESIDE, useMedia } from "../code/use-media";

export type PanelName = "files" | "outline";

interface Panels {
  phone: boolean;
  /** Stands beside the code. */
  beside: Readonly<Record<PanelName, boolean>>;
  /** Lies over the code. */
  drawer: PanelName | null;
  toggle(name: PanelName): void;
  closeDrawer(): void;
}

const Context = createContext<Panels | null>(null);

export function usePanels(): Panels {
  const panels = useContext(Context);
  if (panels === null) throw new Error("usePanels is used outside of PanelsProvider.");
  return panels;
}

export function PanelsProvider({ children }: { children: ReactNode }) {
  const phone = useMedia(PHONE, false);
  const treeFits = useMedia(TREE_BESIDE, true);
  const outlineFits = useMedia(OUTLINE_BESIDE, true);
  const [folded, setFolded] = useState<Readonly<Record<PanelName, boolean>>>({ files: false, outline: false });
  const [drawer, setDrawer] = useState<PanelName | null>(null);
  const panels = useMemo((): Panels => {
    const fits = { files: treeFits, outline: outlineFits };
    return {
      phone,
      beside: { files: fits.files && !folded.files, outline: fits.outline && !folded.outline },
      drawer: drawer !== null && !fits[drawer] ? drawer : null,
      toggle: (name) => {
        if (fits[name]) setFolded((before) => ({ ...before, [name]: !before[name] }));
        else setDrawer((before) => (before === name ? null : name));
      },
      closeDrawer: () => setDrawer(null),
    };
  }, [phone, treeFits, outlineFits, folded, drawer]);
  return <Context value={panels}>{children}</Context>;
}
