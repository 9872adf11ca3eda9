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

export class WalkerSession implements PreciseSession {
  private walker: Walker | null = null;
  private spentMs = 0;
  private said: string | null = null;
  /** SHA-256 of files as the walker read them */
  private readonly hashes = new Map<string, Uint8Array>();

  constructor(
    private readonly root: string,
    private files: readonly EngineFile[],
    private readonly surroundings: EngineSurroundings,
    private readonly kind: WalkerKind,
  ) {}

  async *documents(paths: readonly string[]): AsyncIterable<PreciseDocument> {
    const walker = (this.walker ??= this.start());
    walker.tell({ type: "documents", paths });
    for (;;) {
      const message = await walker.hear();
      this.surroundings.alive();
      if (message.type === "alive") continue;
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
    return this.kind.affected(files, changed);
  }

  cpuMs(): number {
    return this.spentMs + (this.walker?.cpuMs() ?? 0);
  }

  complaint(): string | null {
    return this.said;
  }

  private start(): Walker {
    const { name, command, isLimited } = this.kind;
    const walker = new Walker(command, this.surroundings.folder, name, isLimited);
    walker.tell({ type: "open", root: this.root, files: this.files.map(({ path }) => path) });
    return walker;
  }

  private stop(): void {
    this.spentMs = this.cpuMs();
    this.walker?.stop();
    this.walker = null;
  }
}
