/** rust-analyzer at work on one repository: asked over the Language Server Protocol for every name of a file. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { AskedServer, FILE_DEADLINE, MAX_NAMES } from "../language-server/asked-server";
import { withDeadline } from "../language-server/deadline";
import { definitionsOf, type DefinedAt } from "../language-server/definitions";
import type { LanguageServer } from "../language-server/language-server";
import type { DeclaredPlace, EngineFile, EngineSurroundings, PreciseDocument, PreciseSession } from "../port";
import { hoversOf, startAnalyzer } from "./analyzer";
import { CopiedFiles } from "./copied-files";
import { Declarations } from "./declarations";
import { changedNames, changesFor, mentions } from "./dependents";
import { documentOf, occurrencesOf } from "./document";
import { doubtful, isGuess, placeKey, withoutGivenToMissing, withoutHidden } from "./guesses";
import { belowLibrary } from "./library-project";
import { readManifests } from "./manifests";
import { RustText } from "./names";
import { outsideCrates } from "./outside-crates";
import { packagesOf, type CargoPackage } from "./packages";
import { outsideNames, projectFile } from "./project-file";
import { standardLibrary } from "./standard-library";
import { tokensOf, type Token } from "./tokens";

const NOTHING: ReadonlySet<string> = new Set();

export class RustSession implements PreciseSession {
  private readonly server = new AskedServer("rust-analyzer", () => this.start());
  private hasTold = false;
  private paths: readonly string[];
  private readonly copy: CopiedFiles;
  private declarations: Declarations;
  /** where crates of ours declare traits */
  private readonly traitLines = new Set<string>();

  constructor(
    private readonly root: string,
    files: readonly EngineFile[],
    private readonly surroundings: EngineSurroundings,
  ) {
    this.paths = files.map(({ path }) => path);
    this.copy = new CopiedFiles(root, join(surroundings.folder, "files"));
    this.copy.bring(this.paths);
    this.declarations = this.declared();
  }

  documents(paths: readonly string[]): AsyncIterable<PreciseDocument> {
    return this.server.documents(paths, (path) => this.documentOrAgain(path));
  }

  contentHash(path: string): Uint8Array | null {
    return this.copy.hash(path);
  }

  update(files: readonly EngineFile[], changed: readonly string[]): readonly string[] {
    const before = new Map(changed.map((path) => [path, this.hasTold ? this.copy.text(path) : null]));
    this.paths = files.map(({ path }) => path);
    this.copy.bring(this.paths, changed);
    this.declarations = this.declared();
    this.server.stop();
    return this.affected(before);
  }

  cpuMs(): number {
    return this.server.cpuMs();
  }

  complaint(): string | null {
    return this.server.complaint();
  }

  /** @param before texts of the files that have changed; null for those that nothing was told of */
  private affected(before: ReadonlyMap<string, string | null>): string[] {
    const changes = [...before].map(([path, text]) => ({ path, names: changedNames(text, this.copy.text(path)) }));
    const namesFor = changesFor(this.packages(), changes);
    return this.paths.filter((path) => {
      const names = before.has(path) ? NOTHING : namesFor(path);
      return names.size > 0 && mentions(this.copy.text(path) ?? "", names);
    });
  }

  private declared(): Declarations {
    return new Declarations(this.paths, (path) => this.copy.text(path));
  }

  private packages(): CargoPackage[] {
    return packagesOf(readManifests(this.root, this.paths), this.paths);
  }

  /** A server that has read many files may have become too large for one more: that one gets a server of its own. */
  private async documentOrAgain(path: string): Promise<PreciseDocument | null> {
    this.surroundings.alive();
    const text = this.copy.text(path);
    if (text === null) return null;
    const wasUsed = this.server.isRunning;
    try {
      return await this.document(path, text);
    } catch (error) {
      if (!wasUsed) throw error;
      this.server.stop();
      return this.document(path, text);
    }
  }

  private async document(path: string, text: string): Promise<PreciseDocument | null> {
    const rust = new RustText(text);
    const names = [...rust.names()];
    const contentHash = this.copy.hash(path);
    if (names.length > MAX_NAMES || contentHash === null) return null;
    const server = await this.server.running();
    const root = this.copy.folder;
    const uri = pathToFileURL(join(root, path)).href;
    const found = await withDeadline(definitionsOf(server, uri, names), FILE_DEADLINE);
    const isMissing = (at: number): boolean => found[at]?.every((each) => this.isTypeOfOurs(each)) ?? false;
    const isMade = (place: DeclaredPlace): boolean => this.declarations.isInMacro(place);
    const told = withoutHidden(names, found, occurrencesOf({ path, root, isMade }, names, found));
    const occurrences = withoutGivenToMissing(names, isMissing, told);
    const asked = doubtful(names, occurrences, this.declarations);
    const hovers = await withDeadline(hoversOf(server, uri, asked), FILE_DEADLINE);
    const dropped = new Set(asked.filter(({ name }, at) => isGuess(hovers[at], name, this.declarations)).map(placeKey));
    const certain = occurrences.filter((occurrence) => !dropped.has(placeKey(occurrence)));
    this.hasTold = true;
    return documentOf({ path, contentHash, blocks: rust.blocks() }, certain, this.declarations);
  }

  private start(): Promise<LanguageServer> {
    const { program } = this.surroundings;
    const packages = this.packages();
    this.traitLines.clear();
    const outside = outsideCrates(outsideNames(packages), this.tokens(), this.declarations.calledMacros());
    const project = projectFile(this.copy.folder, packages, {
      standardLibrary: program === null ? null : standardLibrary(program),
      belowLibrary: this.write("-below-library", belowLibrary()),
      outside: new Map([...outside].map(([name, text]) => [name, this.write(name, text)])),
    });
    return startAnalyzer(this.surroundings, this.copy.folder, project);
  }

  private *tokens(): Iterable<readonly Token[]> {
    for (const path of this.paths) yield [...tokensOf(this.copy.text(path) ?? "")];
  }

  /** Whether a place in a crate of ours declares a type: one of which nothing is known. */
  private isTypeOfOurs({ uri, line }: DefinedAt): boolean {
    if (!uri.startsWith(pathToFileURL(this.cratesFolder).href)) return false;
    return !this.traitLines.has(`${uri} ${line}`);
  }

  /** Holds crates of ours, each in a folder. */
  private get cratesFolder(): string {
    return join(this.surroundings.folder, "crates");
  }

  /** A crate of ours beside the copy. @returns absolute path of its only file */
  private write(crate: string, text: string): string {
    const folder = join(this.cratesFolder, crate);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, "lib.rs");
    writeFileSync(path, text, { mode: 0o600 });
    const { href } = pathToFileURL(path);
    text.split("\n").forEach((line, at) => {
      if (line.startsWith("pub trait ")) this.traitLines.add(`${href} ${at}`);
    });
    return path;
  }
}
