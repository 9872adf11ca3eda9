"use client";
/**
 * A second file beside the code, with everything that can be asked of a name there. What is opened from it opens in
 * it.
 */
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { contentQuery, outlineQuery } from "@/lib/client/queries/files";
import { fileOfUrl } from "../navigate/file-of-url";
import { focusCodeOf } from "../navigate/focus-code";
import { PaneContext } from "../navigate/pane";
import { useVisit } from "../navigate/visits";
import { FailureBanner } from "../shell/failure-banner";
import { answerBeside, closeBeside, showBeside, useBeside } from "./beside-store";
import { BesideFile } from "./beside-file";
import { BesideHead } from "./beside-head";
import { useBesideKeys } from "./use-beside-keys";
import "../code/code-page.css";

const PANE = { name: "beside", visit: showBeside } as const;

export function BesidePane({ url }: { url: string }) {
  const { alone, names } = useAlone(url);
  useBesideKeys();
  usePressElsewhere();
  const asked = useMemo(() => ({ repo: names?.repo ?? "", file: names?.file ?? "" }), [names?.repo, names?.file]);
  const content = useQuery({ ...contentQuery(asked), enabled: names !== null });
  const outline = useQuery({ ...outlineQuery(asked), enabled: names !== null });
  const error = content.error ?? outline.error;
  const retry = (): void => void Promise.all([content.refetch(), outline.refetch()]);
  return (
    <PaneContext value={PANE}>
      <section className="code-column" data-panel="beside" aria-label={`Beside: ${asked.file}`}>
        {content.data !== undefined && outline.data !== undefined ? (
          <BesideFile url={url} shown={{ content: content.data, outline: outline.data, lost: null }} onAlone={alone} />
        ) : (
          <>
            <BesideHead {...asked} outline={null} around={[]} onOpen={() => {}} onAlone={alone} />
            {error !== null && <FailureBanner what="The file could not be read." error={error} retry={retry} />}
          </>
        )}
      </section>
    </PaneContext>
  );
}

/** A press elsewhere while the file is still being read: the focus stays where the reader went. */
function usePressElsewhere(): void {
  const { asked } = useBeside();
  useEffect(() => {
    if (!asked) return;
    const onPress = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-panel="beside"]') === null) answerBeside();
    };
    addEventListener("pointerdown", onPress, { capture: true });
    return () => removeEventListener("pointerdown", onPress, { capture: true });
  }, [asked]);
}

/** The file of the pane, and the way to have it alone, in the code's place. */
export function useAlone(url: string) {
  const visit = useVisit();
  const names = useMemo(() => fileOfUrl(url, location.origin), [url]);
  const alone = useCallback((): void => {
    // First: writing the address would end the way to another page.
    closeBeside();
    focusCodeOf(url);
    visit(url);
  }, [visit, url]);
  useEffect(() => {
    if (names === null) closeBeside();
  }, [names]);
  return { names, alone };
}
