/**
 * Symbols of C and C++ that may be one: a body whose owner is written as `A::f`, where only a `using` somewhere says
 * that `A` is `N::A`. Which of them it is was not decided, so nothing about one of them is complete.
 */
import type { CodeIndex } from "../../resolve/facts/code-index";
import { isFunction, type Declaration } from "../../resolve/facts/declaration";
import { RULES } from "../../resolve/languages/registry";

/** What is asked about, as far as it is looked at here. */
interface Subject {
  keyHash: bigint;
  repositoryId: number;
  head: Declaration;
  declarations: readonly Declaration[];
}

/** Subjects whose twins are looked for, and twins that are named. */
const MAX_SUBJECTS = 5;
const MAX_TWINS = 5;

/** The best declaration of each twin, none that is a subject itself. */
export async function twinsOf(subjects: readonly Subject[], code: CodeIndex): Promise<Declaration[]> {
  const asked = new Set(subjects.map(({ keyHash }) => keyHash));
  const found = new Map<bigint, Declaration>();
  for (const subject of subjects.slice(0, MAX_SUBJECTS)) {
    if (!canHaveTwin(subject)) continue;
    for (const other of await code.declarations(subject.head.name))
      if (!asked.has(other.keyHash) && !found.has(other.keyHash) && isTwin(subject, other))
        found.set(other.keyHash, other);
  }
  return [...found.values()].slice(0, MAX_TWINS);
}

const canHaveTwin = ({ head }: Subject): boolean =>
  RULES[head.language].includes && isFunction(head.kind) && head.owners.length > 0;

/** One is only declared, the other only defined, and the owners of one end as those of the other are. */
function isTwin({ head, declarations, repositoryId }: Subject, other: Declaration): boolean {
  if (other.repositoryId !== repositoryId || !RULES[other.language].includes || !isFunction(other.kind)) return false;
  const isDefined = declarations.some(({ role }) => role === "definition");
  if (isDefined === (other.role === "definition") || head.disambiguator !== other.disambiguator) return false;
  const [short, long] = [head.owners, other.owners].sort((a, b) => a.length - b.length);
  if (short.length === 0 || short.length === long.length) return false;
  return short.every((name, at) => name === long[long.length - short.length + at]);
}
