/**
 * Where the words of a name begin: `FMyPlayerController` is F, My, Player, Controller; `le32_to_cpu` is le, 32, to, cpu.
 * Works on UTF-16 codes in typed arrays, because it runs over every candidate. Knows nothing about queries.
 */

const LOWER = 0;
const UPPER = 1;
const DIGIT = 2;
const SEPARATOR = 3;

function classOf(code: number): number {
  if (code >= 97 && code <= 122) return LOWER;
  if (code >= 65 && code <= 90) return UPPER;
  if (code >= 48 && code <= 57) return DIGIT;
  return code < 128 ? SEPARATOR : LOWER;
}

/** Whether a code belongs to a word (letters, digits, everything beyond ASCII), and not between words. */
export function isWordCode(code: number): boolean {
  return classOf(code) !== SEPARATOR;
}

/** Letters that stand before a type's name by convention: Unreal's U A F T E S, interfaces' I, constants' k, members' m. */
function isPrefixLetter(code: number): boolean {
  return "UAFTESI".includes(String.fromCharCode(code));
}

/**
 * Sets `marks[i]` to 1 where a word begins, else 0. In a run of capitals only the last begins a word (`XMLParser`: X, P),
 * but after a prefix letter the second does too (`UAIController`: U, A, C).
 */
export function markWordStarts(codes: Uint16Array, length: number, marks: Uint8Array): void {
  let before = SEPARATOR;
  for (let i = 0; i < length; i++) {
    const here = classOf(codes[i]);
    let start = 0;
    if (here !== SEPARATOR && here !== before) {
      start = here === LOWER && before === UPPER ? 0 : 1;
    } else if (here === UPPER && i + 1 < length && classOf(codes[i + 1]) === LOWER) {
      start = 1;
    }
    marks[i] = start;
    before = here;
  }
  if (length > 2 && classOf(codes[1]) === UPPER && isPrefixLetter(codes[0])) marks[1] = 1;
}
