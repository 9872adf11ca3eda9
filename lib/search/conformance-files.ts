/** The files over which every engine behind the port SymbolSearch is tested. */
import type { LanguageId, RepositoryScope, SymbolKind, SymbolRole } from "../contract/vocabulary";

/** A symbol of a made-up file. */
export interface ConformanceSymbol {
  name: string;
  kind: SymbolKind;
  role?: SymbolRole;
  /** index of the enclosing symbol in the file */
  container?: number;
  qualifier?: string;
  /** rows with the same key are one symbol; the name, owner and file by default */
  key?: string;
  bodyLines?: number;
}

/** A made-up file. */
export interface ConformanceFile {
  id: number;
  path: string;
  repositoryId?: number;
  language?: LanguageId;
  scope?: RepositoryScope;
  symbols: ConformanceSymbol[];
}

export const PLAYER: ConformanceFile = {
  id: 1,
  path: "Source/Player.h",
  language: "cpp",
  symbols: [
    { name: "APlayerController", kind: "class", key: "APlayerController#", bodyLines: 40 },
    { name: "Tick", kind: "method", role: "declaration", container: 0, key: "Tick" },
    { name: "FMyPlayerController", kind: "class", bodyLines: 12 },
    { name: "getUserById", kind: "function", bodyLines: 9 },
    { name: "playerHealth", kind: "variable" },
  ],
};
const PLAYER_SOURCE: ConformanceFile = {
  id: 2,
  path: "Source/Player.cpp",
  language: "cpp",
  symbols: [{ name: "Tick", kind: "method", qualifier: "APlayerController", key: "Tick", bodyLines: 30 }],
};
const FORWARD: ConformanceFile = {
  id: 3,
  path: "Source/Forward.h",
  language: "cpp",
  symbols: [
    { name: "APlayerController", kind: "class", role: "forward_declaration", key: "APlayerController#" },
    { name: "UOnlyAnnounced", kind: "class", role: "forward_declaration", key: "UOnlyAnnounced#" },
  ],
};
const ENGINE: ConformanceFile = {
  id: 4,
  path: "Engine/Classes/Tick.h",
  repositoryId: 2,
  scope: "external",
  language: "cpp",
  symbols: [
    { name: "Tick", kind: "function", bodyLines: 30 },
    { name: "HashMap", kind: "class", bodyLines: 300 },
    { name: "put", kind: "method", container: 1, bodyLines: 20 },
    { name: "Queue", kind: "class", bodyLines: 80 },
    { name: "put", kind: "method", container: 3, bodyLines: 10 },
    { name: "put", kind: "method", container: 3, key: "put-overload", bodyLines: 8 },
  ],
};
export const CONFORMANCE_FILES: readonly ConformanceFile[] = [PLAYER, PLAYER_SOURCE, FORWARD, ENGINE];
