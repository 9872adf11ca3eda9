"use client";
/** Binds key strokes of the whole page to commands. */
import { useEffect, useEffectEvent } from "react";
import { isTyping, singleLettersOn, strokeOf } from "./keyboard";

/** A command by stroke, as `strokeOf` writes it. It gives `false` when it has nothing to do, and the key stays free. */
export type Commands = Readonly<Record<string, () => boolean | void>>;

/** Listens before the editor does; single letters only outside of fields, and only while they are switched on. */
export function useCommands(commands: Commands, active = true): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const stroke = strokeOf(event);
    if (event.defaultPrevented || !Object.hasOwn(commands, stroke)) return;
    if (stroke.length === 1 && (isTyping(event.target) || !singleLettersOn())) return;
    if (commands[stroke]() === false) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent): void => run(event);
    window.addEventListener("keydown", listener, { capture: true });
    return () => window.removeEventListener("keydown", listener, { capture: true });
  }, [active]);
}
