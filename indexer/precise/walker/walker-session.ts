/** A walker at work on one repository. After a change it starts anew: it reads a repository as a whole. */
import type { EngineFile, EngineSurroundings, PreciseDocument, PreciseSession } from "../port";
import { asDocument } from "./as-document";
import { Walker } from "./walker";

export interface WalkerKind {
  /** `The walker of Go`, for messages */
  name: string;
  /** the program and its arguments */
  command: readonly string[];
  /** false for a program that caps its memory itself */
  isLimited?: boolean;
  /** Files whose facts may differ after these changed, as `PreciseSession.update` tells them. */
  affected(files: readonly EngineFile[], changed: readonly string[]): readonly string[];
}

/** Files that are given up one by one, each at the cost of a start. */
const MAX_LEFT = 12;

export class WalkerSession implements PreciseSession {
  private walker: Walker | null = null;
  private spentMs = 0;
  private said: string | null = null;
  /** files that a walker was stuck at, until they change */
  private readonly left = new Set<string>();
  /** SHA-256 of files as the walker read them */
  private readonly hashes = new Map<string, Uint8Array>();

  constructor(
    private readonly root: string,
    private files: readonly EngineFile[],
    private readonly surroundings: EngineSurroundings,
    private readonly kind: WalkerKind,
  ) {}

  async *documents(paths: readonly string[]): AsyncIterable<PreciseDocument> {
    let walker = this.walker ?? this.start();
    walker.tell({ type: "documents", paths });
    for (;;) {
      const message = await walker.hear();
      this.surroundings.alive();
      if (message.type === "alive") continue;
      if (message.type === "stuck") {
        walker = this.without(message.path);
        walker.tell({ type: "documents", paths });
        continue;
      }
      if (message.type === "done") {
        this.said = message.complaint ?? this.said;
        return;
      }
      const { document, hashes } = asDocument(message);
      for (const [path, hash] of hashes) this.hashes.set(path, hash);
      yield document;
    }
  }

  contentHash(path: string): Uint8Array | null {
    return this.hashes.get(path) ?? null;
  }

  update(files: readonly EngineFile[], changed: readonly string[]): readonly string[] {
    this.stop();
    this.files = files;
    this.hashes.clear();
    for (const path of changed) this.left.delete(path);
    return this.kind.affected(files, changed);
  }

  cpuMs(): number {
    return this.spentMs + (this.walker?.cpuMs() ?? 0);
  }

  complaint(): string | null {
    const [first, ...others] = this.left;
    if (first === undefined) return this.said;
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    const stuck = `${this.kind.name} did not come to an end at ${first}${more} within its time; rules answer there.`;
    return [stuck, this.said].filter((part) => part !== null).join(" ");
  }

  private start(): Walker {
    const { name, command, isLimited } = this.kind;
    const walker = new Walker(command, this.surroundings.folder, name, isLimited);
    walker.tell({ type: "open", root: this.root, files: this.files.map(({ path }) => path), left: [...this.left] });
    this.walker = walker;
    return walker;
  }

  /** Goes on without a file that the compiler does not come to an end at. */
  private without(path: string): Walker {
    this.stop();
    if (this.left.has(path) || this.left.size >= MAX_LEFT)
      throw new Error(`${this.kind.name} does not come to an end at ${path}.`);
    this.left.add(path);
    return this.start();
  }

  private stop(): void {
    this.spentMs = this.cpuMs();
    this.walker?.stop();
    this.walker = null;
  }
}
