/**
 * Where the words of a name begin: `FMyPlayerController` is F, My, Player, Controller; `le32_to_cpu` is le, 32, to,
 * cpu. Works on UTF-16 codes in typed arrays, because it runs over every candidate. Knows nothing about queries.
 */

const LOWER = 0;
const UPPER = 1;
const DIGIT = 2;
const SEPARATOR = 3;

/** Class of each ASCII code; everything beyond counts as a small letter. */
const CLASSES = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/.test(character)) return LOWER;
  if (/[A-Z]/.test(character)) return UPPER;
  return /[0-9]/.test(character) ? DIGIT : SEPARATOR;
});

/** Letters that stand before a type's name by convention: U A F T E S in Unreal, I for interfaces. */
const PREFIX_LETTERS = Uint8Array.from({ length: 128 }, (_, code) =>
  "UAFTESI".includes(String.fromCharCode(code)) ? 1 : 0,
);

function classOf(code: number): number {
  return code < 128 ? CLASSES[code] : LOWER;
}

/** Whether a code belongs to a word (letters, digits, everything beyond ASCII), and not between words. */
export function isWordCode(code: number): boolean {
  return code >= 128 || CLASSES[code] !== SEPARATOR;
}

const LOWER_CASE = Uint8Array.from({ length: 128 }, (_, code) => (CLASSES[code] === UPPER ? code + 32 : code));

/** A code in lower case, where that is one code. */
export function lowerCode(code: number): number {
  if (code < 128) return LOWER_CASE[code];
  const lower = String.fromCharCode(code).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : code;
}

/**
 * Sets `marks[i]` to 1 where a word begins, else 0. In a run of capitals only the last begins a word (`XMLParser`: X,
 * P), but after a prefix letter the second does too (`UAIController`: U, A, C).
 */
export function markWordStarts(codes: Uint16Array, length: number, marks: Uint8Array): void {
  let before = SEPARATOR;
  let here = length > 0 ? classOf(codes[0]) : SEPARATOR;
  for (let i = 0; i < length; i++) {
    const after = i + 1 < length ? classOf(codes[i + 1]) : SEPARATOR;
    let start = 0;
    if (here !== before) start = here === SEPARATOR || (here === LOWER && before === UPPER) ? 0 : 1;
    else if (here === UPPER && after === LOWER) start = 1;
    marks[i] = start;
    before = here;
    here = after;
  }
  if (length > 2 && codes[0] < 128 && PREFIX_LETTERS[codes[0]] === 1 && beginsWithCapitals(codes, length)) marks[1] = 1;
}

/** Two capitals or more and then a small letter; a word all in capitals (`TASK_RUNNING`) has no prefix letter. */
function beginsWithCapitals(codes: Uint16Array, length: number): boolean {
  let at = 0;
  while (at < length && classOf(codes[at]) === UPPER) at++;
  return at > 1 && at < length && classOf(codes[at]) === LOWER;
}
