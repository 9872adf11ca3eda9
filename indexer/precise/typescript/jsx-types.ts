/**
 * Each file's JSX is typed as its nearest settings say: the compiler takes such things from a comment at the file's
 * head.
 */
import { dirname } from "node:path";
import type ts from "typescript";
import { NearestSettings } from "./nearest-settings";
import type { Sources } from "./sources";

/** What the parser read in `@jsx` comments. The compiler keeps it to itself. */
interface Pragmas {
  pragmas?: Map<string, { arguments: { factory: string } }>;
}

const HAS_JSX = /\.[jt]sx?$/;
const DEFAULT_SOURCE = "react";
const ASKS_FOR_REACT = /"(?:@types\/)?react"\s*:/;
const MAX_MANIFEST_BYTES = 1_000_000;

export class JsxTypes {
  private readonly settings: NearestSettings;
  private readonly installed = new Map<string, boolean>();

  constructor(
    private readonly sources: Sources,
    private readonly disk: ts.ModuleResolutionHost,
  ) {
    this.settings = new NearestSettings(sources);
  }

  /** To be called once for a parsed file of the repository, before it is part of a program. */
  setPragmas(file: ts.SourceFile): void {
    const { pragmas } = file as Pragmas;
    if (!pragmas || !HAS_JSX.test(file.fileName) || pragmas.has("jsx") || pragmas.has("jsximportsource")) return;
    const settings = this.settings.jsxOf(dirname(file.fileName));
    const add = (name: string, factory: string) => pragmas.set(name, { arguments: { factory } });
    if (settings?.jsxFactory) add("jsx", settings.jsxFactory);
    else if (file.fileName.endsWith("x")) {
      const source = settings?.jsxImportSource ?? DEFAULT_SOURCE;
      if (this.isThere(source, dirname(file.fileName))) add("jsximportsource", source);
    }
  }

  /** Whether a runtime's types are installed, or written in the repository. */
  private isThere(source: string, folder: string): boolean {
    const key = `${folder}\0${source}`;
    let found = this.installed.get(key);
    if (found === undefined) this.installed.set(key, (found = source !== DEFAULT_SOURCE || this.hasReact(folder)));
    return found;
  }

  private hasReact(from: string): boolean {
    for (let folder = from; folder.startsWith(this.sources.root); folder = dirname(folder))
      if (this.disk.fileExists(`${folder}/node_modules/@types/react/jsx-runtime.d.ts`) || this.asksForReact(folder))
        return true;
    return false;
  }

  /** A package that asks for React, and has not installed it. */
  private asksForReact(folder: string): boolean {
    const manifest = this.sources.readBelowRoot(`${folder}/package.json`, MAX_MANIFEST_BYTES);
    return manifest !== null && ASKS_FOR_REACT.test(manifest.text);
  }
}
