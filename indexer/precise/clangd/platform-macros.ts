/**
 * Macros that a build system gives for the platform: tested, defined nowhere, and headers of the repository stand
 * behind them. Pure.
 */
import type { Listing } from "./listing";

const OWN_PLATFORM: Partial<Record<NodeJS.Platform, RegExp>> = {
  linux: /POSIX|LINUX|UNIX|STDCXX|PTHREAD/,
  darwin: /POSIX|DARWIN|MACOS|APPLE|UNIX|STDCXX|PTHREAD/,
  win32: /WIN32|WINDOWS|STDCXX/,
};

/** Macros of the compiler itself. */
const isBuiltIn = (macro: string): boolean => macro.startsWith("_");

export function platformMacros(listing: Listing, platform: NodeJS.Platform): string[] {
  const own = OWN_PLATFORM[platform];
  if (own === undefined) return [];
  const defined = new Set<string>();
  const wanted = new Set<string>();
  for (const { path, directives } of listing.files()) {
    for (const macro of directives.defined) defined.add(macro);
    for (const { macro, includes } of directives.tested) {
      if (!own.test(macro) || isBuiltIn(macro)) continue;
      if (includes.some((name) => listing.answers(path, name))) wanted.add(macro);
    }
  }
  return [...wanted].filter((macro) => !defined.has(macro)).sort();
}
