/** The words of a question that say what is meant, and the words of identifiers. Pure. */

/** Words that every question has, and that code is asked about with whatever is meant. */
const STOP: ReadonlySet<string> = new Set(
  (
    "a an the this that these those it its is are was were be been being do does did done has have had can could should would will " +
    "where what which who whom whose when why how and or of in on at to from for by with without into onto as if then than so not " +
    "we i you they our your my their there here any some all each every code source file files " +
    "place places find show get me please defined define implemented implement located live lives happens happen used use uses using exactly"
  ).split(" "),
);

/** Longer and shorter ways to write the same, as code does. */
const SHORT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    directory: ["dir"],
    folder: ["dir"],
    initialize: ["init"],
    initialise: ["init"],
    message: ["msg"],
    number: ["num"],
    argument: ["arg"],
    parameter: ["param"],
    reference: ["ref"],
    temporary: ["temp", "tmp"],
    previous: ["prev"],
    maximum: ["max"],
    minimum: ["min"],
    delete: ["remove"],
    remove: ["delete"],
    convert: ["to"],
    string: ["str"],
    length: ["len"],
    error: ["err", "exception"],
    exception: ["error"],
    environment: ["env"],
    database: ["db"],
    authenticate: ["auth"],
    authorization: ["auth"],
    asynchronous: ["async"],
    regular: ["re"],
    expression: ["expr"],
    attribute: ["attr"],
    character: ["char"],
    document: ["doc"],
    execute: ["exec", "run"],
    statement: ["stmt"],
    context: ["ctx"],
    request: ["req"],
    response: ["resp", "res"],
  }),
);

export interface Term {
  /** as it was asked, lower case */
  word: string;
  /** beginnings of words that mean it */
  stems: readonly string[];
}

/** Terms of one question that are looked at. */
const MAX_TERMS = 8;

/** What a question is about; its rarest words are not known yet. */
export function termsOf(question: string): Term[] {
  const words = question.split(/[^\p{L}\p{N}_]+/u).flatMap(partsOf);
  const said = words.filter((word) => word.length > 1 && !STOP.has(word));
  const kept = said.length > 0 ? said : words.filter((word) => word.length > 1);
  return [...new Set(kept)].slice(0, MAX_TERMS).map((word) => {
    const stem = stemOf(word);
    const others = SHORT.get(word) ?? SHORT.get(`${stem}e`) ?? SHORT.get(stem) ?? [];
    return { word, stems: [stem, ...others] };
  });
}

/** The words of an identifier, lower case: `parseHTTPHeader_v2` has parse, http, header, v2. */
export function partsOf(name: string): string[] {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "")
    .map((part) => part.toLowerCase());
}

/** The beginning that the forms of a word share: `computed`, `computes`, `computing` have `comput`. */
export function stemOf(word: string): string {
  for (const [ending, least] of ENDINGS)
    if (word.endsWith(ending) && word.length - ending.length >= least) {
      const stem = word.slice(0, -ending.length);
      // `running`, `stopped`: the letter was doubled for the ending
      return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    }
  return word;
}

const ENDINGS: readonly [string, number][] = [
  ["ization", 4],
  ["isation", 4],
  ["ations", 4],
  ["ation", 4],
  ["ingly", 4],
  ["ings", 4],
  ["ing", 3],
  ["ies", 3],
  ["ied", 3],
  ["ers", 4],
  ["ed", 3],
  ["er", 4],
  ["es", 4],
  ["ly", 4],
  ["s", 3],
  ["e", 4],
  ["y", 4],
];

/** How well a word of code says a term: 1 for a form of the word, less for what only begins alike; 0 for neither. */
export function fits(part: string, { word, stems }: Term): number {
  if (part === word || part === stems[0]) return 1;
  for (const [at, stem] of stems.entries()) {
    if (at > 0 && part === stem) return 0.8;
    if (at === 0 && part.startsWith(stem)) return part.length - stem.length <= 4 ? 0.95 : 0.6;
  }
  // `config` for `configuration`
  return part.length >= 4 && stems[0].startsWith(part) ? 0.7 : 0;
}
