"use client";
/**
 * Parts of a page that nothing shows at first: what opens over it or beside it. They are fetched once the page stands
 * and the browser is idle, so that they are there when they are asked for.
 */
import { createElement, useEffect, useState, type ComponentType } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

const awaited: (() => Promise<unknown>)[] = [];

/** What a key or a pointer asks for: fetched by then, or before, while nothing else is to do. */
export function ahead<Part>(load: () => Promise<Part>): () => Promise<Part> {
  awaited.push(load);
  return load;
}

/**
 * A component that is fetched when it is first shown, or before, while nothing else is to do. One that is there is
 * shown at once: a boundary of React's would hold it back for 300 ms.
 * @param meanwhile stands in its place until then
 */
export function later<Props extends object>(
  load: Load<Props>,
  meanwhile: ComponentType<Props> | null = null,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetchPart = ahead(async () => (fetched ??= await load()));
  return function Later(props: Props) {
    const [part, setPart] = useState(() => fetched);
    useEffect(() => {
      if (part === null) void fetchPart().then((it) => setPart(() => it), nothing);
    }, [part]);
    const shown = part ?? meanwhile;
    return shown === null ? null : createElement(shown, props);
  };
}

/** It is asked for again when it is shown again. */
const nothing = (): void => {};

/** Milliseconds after which a part is fetched even though the browser never was idle. */
const PATIENCE = 3000;

/** Fetches the parts, one after the other, from now on. One that does not come is asked for again when it is shown. */
export function fetchParts(): () => void {
  let stopped = false;
  const next = (): void => {
    const load = stopped ? undefined : awaited.shift();
    if (load !== undefined) whenIdle(() => void load().then(next, next));
  };
  if (document.readyState === "complete") next();
  else addEventListener("load", next, { once: true });
  return () => {
    stopped = true;
    removeEventListener("load", next);
  };
}

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: PATIENCE });
  else setTimeout(work, PATIENCE);
};
