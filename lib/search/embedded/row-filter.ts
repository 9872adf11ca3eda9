/**
 * The filter of a request over the rows of segments. Files are judged once per request; a failing row says which
 * filter removed it.
 */
import picomatch from "picomatch";
import { SYMBOL_KINDS } from "../../contract/vocabulary";
import type { SymbolFilter } from "../port";
import type { IndexedFile } from "./indexed-file";
import type { LiveSegment } from "./live-segment";
import { nameAt, qualifierAt } from "./name-order";
import { filesWithOwner } from "./owner-files";

type FilterName = keyof SymbolFilter;
const FILE_FILTERS = ["scope", "repositoryId", "language", "path"] as const;
const UNKNOWN = 0;
const PASSES = 1;
const FAILS = 2;

export class RowFilter {
  readonly removed: Partial<Record<FilterName, number>> = {};
  /** nothing is filtered */
  private readonly open: boolean;
  /** nothing but perhaps the scope is filtered */
  private readonly byScopeOnly: boolean;
  private readonly kinds: Uint8Array | null;
  private readonly path: ((path: string) => boolean) | null;
  private readonly owner: string[] | null;
  private readonly verdicts = new Map<LiveSegment, Uint8Array>();
  /** by number of a name, and of a qualifier, of one segment: whether it ends as the containing type does */
  private owners = new Uint8Array(0);
  private readonly qualifiers = new Map<number, number>();
  private ownersOf = -1;
  private judged: LiveSegment | null = null;
  private current: Uint8Array = new Uint8Array(0);

  /** @param anyCase the containing type is meant in any case */
  constructor(
    private readonly filter: SymbolFilter,
    private readonly anyCase = false,
  ) {
    const { kinds, path, containingType } = filter;
    this.kinds = kinds ? new Uint8Array(SYMBOL_KINDS.map((kind) => (kinds.includes(kind) ? 1 : 0))) : null;
    this.path = path ? pathTest(path) : null;
    this.owner = containingType ? segmentsOf(this.cased(containingType)) : null;
    this.byScopeOnly =
      !this.kinds &&
      !this.path &&
      !this.owner &&
      !filter.symbols &&
      filter.repositoryId === undefined &&
      !filter.language;
    this.open = this.byScopeOnly && filter.scope !== "user";
  }

  private readonly cased = (name: string): string => (this.anyCase ? name.toLowerCase() : name);

  /** The best priors of a segment's names among rows that pass, where the segment has them ready. */
  namePriors(segment: LiveSegment): Uint8Array | null {
    if (this.open) return segment.namePrior;
    return this.byScopeOnly ? segment.ownNamePrior : null;
  }

  /** Whether a row stays. Counts it under the filter that removes it if `count`. */
  passes(segment: LiveSegment, row: number, count: boolean): boolean {
    if (this.open) return true;
    const failing = this.failing(segment, row);
    if (failing === null) return true;
    if (count) this.removed[failing] = (this.removed[failing] ?? 0) + 1;
    return false;
  }

  /**
   * 1 for each file of a segment that may have rows that stay; all others have none. Goes through the whole segment
   * once.
   */
  filesOf(segment: LiveSegment): Uint8Array {
    const last = this.owner?.at(-1);
    const files = (last && filesWithOwner(segment.data, last)) || new Uint8Array(segment.data.files).fill(1);
    for (let file = 0; file < files.length; file++) {
      if (files[file] === 1 && (segment.alive[file] === 0 || this.fileVerdict(segment, file) >= FAILS)) files[file] = 0;
    }
    return files;
  }

  private failing(segment: LiveSegment, row: number): FilterName | null {
    const file = this.fileVerdict(segment, segment.data.rowFile[row]);
    if (file >= FAILS) return FILE_FILTERS[file - FAILS];
    if (this.kinds && this.kinds[segment.data.rowKind[row] >> 2] === 0) return "kinds";
    if (this.owner && !this.hasOwner(segment, row, this.owner)) return "containingType";
    if (this.filter.symbols && !this.filter.symbols.has(segment.idNumber(row))) return "symbols";
    return null;
  }

  /** Whether the row's owner is (or ends with) the wanted one: a direct member, not a member's member. */
  private hasOwner(segment: LiveSegment, row: number, wanted: readonly string[]): boolean {
    if (!this.endsAsWanted(segment, row, wanted[wanted.length - 1])) return false;
    const owners = containersOf(segment, row).flatMap(segmentsOf);
    const skip = owners.length - wanted.length;
    return skip >= 0 && wanted.every((part, i) => this.cased(owners[skip + i]) === part);
  }

  /** The same for the last part alone: one look-up for the rows of an owner, where reading its name takes many. */
  private endsAsWanted({ data, serial }: LiveSegment, row: number, last: string): boolean {
    if (serial !== this.ownersOf) {
      this.owners = new Uint8Array(data.names);
      this.qualifiers.clear();
      this.ownersOf = serial;
    }
    const ends = (name: string): number => (this.cased(segmentsOf(name).at(-1) ?? "") === last ? PASSES : FAILS);
    const qualifier = data.rowQualifier[row];
    if (qualifier !== 0) {
      const known = this.qualifiers.get(qualifier) ?? ends(qualifierAt(data, qualifier));
      this.qualifiers.set(qualifier, known);
      return known === PASSES;
    }
    const container = data.rowContainer[row];
    if (container < 0) return false;
    const owner = data.rowName[container];
    if (this.owners[owner] === UNKNOWN) this.owners[owner] = ends(nameAt(data, owner));
    return this.owners[owner] === PASSES;
  }

  private fileVerdict(segment: LiveSegment, file: number): number {
    if (segment !== this.judged) this.turnTo(segment);
    const verdicts = this.current;
    if (verdicts[file] === UNKNOWN) verdicts[file] = this.judge(segment.files[file]);
    return verdicts[file];
  }

  /** Rows come segment by segment. */
  private turnTo(segment: LiveSegment): void {
    const known = this.verdicts.get(segment) ?? new Uint8Array(segment.data.files);
    this.verdicts.set(segment, known);
    this.current = known;
    this.judged = segment;
  }

  private judge(file: IndexedFile): number {
    const { scope, repositoryId, language } = this.filter;
    if (scope === "user" && file.scope !== "user") return FAILS;
    if (repositoryId !== undefined && file.repositoryId !== repositoryId) return FAILS + 1;
    if (language && file.language !== language) return FAILS + 2;
    return this.path && !this.path(file.path) ? FAILS + 3 : PASSES;
  }
}

/** A prefix of the path, or a glob when it has one of * ? [ {. A glob without a slash fits a file's name anywhere. */
function pathTest(path: string): (path: string) => boolean {
  const clean = path.replace(/^\/+/, "");
  if (!/[*?[{]/.test(clean)) return (candidate) => candidate.startsWith(clean);
  const match = picomatch(clean, { dot: true, basename: !clean.includes("/") });
  return (candidate) => match(candidate);
}

/** Innermost last. */
function segmentsOf(owner: string): string[] {
  return owner.split(/::|[.#/\\$]/).filter((part) => part !== "");
}

/** Names around a row, outermost first, the owner written before an out-of-class definition last. */
export function containersOf(segment: LiveSegment, row: number): string[] {
  const { data } = segment;
  const names: string[] = [];
  if (data.rowQualifier[row] !== 0) names.push(...qualifierAt(data, data.rowQualifier[row]).split(/::|\./).reverse());
  for (let at = data.rowContainer[row]; at >= 0; at = data.rowContainer[at]) names.push(nameAt(data, data.rowName[at]));
  return names.reverse();
}
