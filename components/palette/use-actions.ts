"use client";
/** The actions of the palette: first those of the open page, then those that work everywhere. */
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { reviewUrl } from "@/lib/contract/page-url";
import { chooseTheme, THEME_CHOICES, THEME_WORDS } from "../shell/theme";
import { useOverlays } from "../shell/overlay-context";
import { useOpenPage, type PageAction } from "./open-page";

export function useActions(): readonly PageAction[] {
  const router = useRouter();
  const page = useOpenPage();
  const { openKeys, openPalette } = useOverlays();
  return useMemo(
    () => [
      ...(page?.actions ?? []),
      ...(page === null
        ? []
        : [
            {
              does: `Review what changed in ${page.repo}`,
              chord: "",
              run: () => router.push(reviewUrl(page.repo, "HEAD", null)),
            },
          ]),
      { does: "Keys", chord: "?", run: openKeys },
      { does: "Search text in all files", chord: "Ctrl Shift F", run: () => router.push("/search") },
      { does: "Home", chord: "", run: () => router.push("/") },
      { does: "Status", chord: "", run: () => router.push("/status") },
      { does: "API", chord: "", run: () => router.push("/reference") },
      { does: "Places opened before", chord: "Ctrl E", run: () => openPalette("") },
      ...THEME_CHOICES.map((choice) => ({
        does: `Theme: ${THEME_WORDS[choice]}`,
        chord: "",
        run: () => chooseTheme(choice),
      })),
    ],
    [router, page, openKeys, openPalette],
  );
}
