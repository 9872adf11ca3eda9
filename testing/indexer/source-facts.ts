/** What the real grammar and the extraction engine say about a small source, in words. For tests only. */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { readFacts } from "../../indexer/extract/read-facts";
import {
  TYPED_BY_CALLBACK,
  TYPED_BY_ELEMENT,
  TYPED_BY_ITEM,
  TYPED_BY_TYPE,
  TYPED_BY_VALUE,
  TYPED_EXTENDS,
  TYPED_GIVEN_TO,
  TYPED_HAS_ARGUMENT,
  TYPED_IS_ARRAY,
  TYPED_KEY_OF,
  TYPED_LISTED_IN,
  TYPED_MEMBER_OF_TYPE,
  TYPED_MEMBER_OF_VALUE,
  TYPED_NAMES_PARAMETER,
  TYPED_WITHIN,
  type FileFacts,
  type ParsedLanguage,
} from "../../indexer/model";
import { createParser } from "../../indexer/tree/parser";

const HOW: Readonly<Record<number, string>> = {
  [TYPED_BY_TYPE]: "is a",
  [TYPED_BY_TYPE | TYPED_IS_ARRAY]: "is an array of",
  [TYPED_BY_VALUE]: "is what is",
  [TYPED_BY_ELEMENT]: "is an element of",
  [TYPED_BY_ITEM]: "is an item of",
  [TYPED_EXTENDS]: "extends",
  [TYPED_WITHIN]: "is within",
  [TYPED_MEMBER_OF_TYPE]: "is a member of type",
  [TYPED_MEMBER_OF_VALUE]: "is a member of value",
  [TYPED_NAMES_PARAMETER]: "is a parameter of",
  [TYPED_KEY_OF]: "is a key beside",
  [TYPED_GIVEN_TO]: "is given to",
  [TYPED_LISTED_IN]: "is listed in",
};

function wordsOf(how: number): string {
  if (HOW[how] !== undefined) return HOW[how];
  if (how >= TYPED_HAS_ARGUMENT) {
    const place = (how - TYPED_HAS_ARGUMENT) & ~TYPED_IS_ARRAY;
    return `has argument ${place}${how & TYPED_IS_ARRAY ? ", an array" : ""}:`;
  }
  return how >= TYPED_BY_CALLBACK ? `is parameter ${how - TYPED_BY_CALLBACK} of a lambda for` : `how ${how}`;
}

export class SourceFacts {
  constructor(
    private readonly source: string,
    readonly facts: FileFacts,
  ) {}

  /** The types that names have, each as `name how other`, in the order of the source. */
  get types(): string[] {
    const { types } = this.facts;
    const said: string[] = [];
    for (let i = 0; i < types.length; i += 3)
      said.push(`${this.name(types[i])} ${wordsOf(types[i + 2])} ${this.name(types[i + 1])}`);
    return said;
  }

  /** Each symbol of a name with what tells it apart from others of it. */
  overloads(name: string): (string | null)[] {
    return this.facts.symbols.filter((symbol) => symbol.name === name).map(({ disambiguator }) => disambiguator);
  }

  /**
   * What the uses of a name mean, in order: the line (from 1) of the local that binds each, null where none does.
   * The bindings themselves are left out.
   */
  bound(name: string): (number | null)[] {
    const { local, symbol } = this.facts.occurrences;
    return this.all(name)
      .filter((at) => local[at] !== at && symbol[at] < 0)
      .map((at) => (local[at] < 0 ? null : this.line(local[at])));
  }

  /** What stands left of each occurrence of a name: a name, or the code of `LEFT_*`. */
  lefts(name: string): (string | number)[] {
    const { left } = this.facts.occurrences;
    return this.all(name).map((at) => (left[at] < 0 ? left[at] : this.name(left[at])));
  }

  /** As what each occurrence of a name is used; of a declaration itself null. */
  roles(name: string): (string | null)[] {
    const { role, symbol, local } = this.facts.occurrences;
    return this.all(name).map((at) => (symbol[at] >= 0 || local[at] === at ? null : USE_ROLES[role[at]]));
  }

  private all(name: string): number[] {
    const { occurrences } = this.facts;
    return Array.from({ length: occurrences.count }, (_, at) => at).filter((at) => this.name(at) === name);
  }

  private name(at: number): string {
    return this.facts.names[this.facts.occurrences.name[at]];
  }

  private line(at: number): number {
    return this.source.slice(0, this.facts.occurrences.start[at]).split("\n").length;
  }
}

/** A reader of small sources in these languages. */
export async function sourceReader(...languages: ParsedLanguage[]) {
  const parser = await createParser();
  for (const language of languages) await parser.load(language);
  return (language: ParsedLanguage, source: string): SourceFacts =>
    new SourceFacts(source, readFacts(parser, source, language));
}
