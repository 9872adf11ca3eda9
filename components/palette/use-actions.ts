"use client";
/** The actions of the palette: first those of the open page, then those that work everywhere. */
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { chooseTheme } from "../shell/theme";
import { useOverlays } from "../shell/overlay-context";
import { useOpenPage, type PageAction } from "./open-page";

export function useActions(): readonly PageAction[] {
  const router = useRouter();
  const page = useOpenPage();
  const { openKeys } = useOverlays();
  return useMemo(
    () => [
      ...(page?.actions ?? []),
      { does: "Keys", chord: "?", run: openKeys },
      { does: "Search text in all files", chord: "Ctrl Shift F", run: () => router.push("/search") },
      { does: "Home", chord: "", run: () => router.push("/") },
      { does: "Status", chord: "", run: () => router.push("/status") },
      { does: "Theme: light", chord: "", run: () => chooseTheme("light") },
      { does: "Theme: dark", chord: "", run: () => chooseTheme("dark") },
      { does: "Theme: as the system has it", chord: "", run: () => chooseTheme("system") },
    ],
    [router, page, openKeys],
  );
}
