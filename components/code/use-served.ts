"use client";
/** What the server drew may stay as it is: the browser draws it anew only when something of it has changed. */
import { useState, useSyncExternalStore } from "react";

const never = (): (() => void) => () => {};

/** True on the server, and where a page that it drew comes to life. */
const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Whether everything that the rows are drawn from is as the server had it. Each part is compared by identity. */
export function useServed(...parts: readonly unknown[]): boolean {
  const hydrating = useHydrating();
  const [first] = useState({ hydrating, parts });
  return first.hydrating && parts.every((part, at) => Object.is(part, first.parts[at]));
}

/** On the server there is nothing yet that could stay. */
export const isServer = (): boolean => typeof window === "undefined";
