/** The words of a question that say what is meant. Pure. */
import { partsOf, stemOf } from "../../semantic/words/words";

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
