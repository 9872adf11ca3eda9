/**
 * Case folding one code point at a time, as regular expressions fold (Unicode's simple case folding): `s`, `S` and `ſ`
 * are one letter, and no letter becomes two. The text index folds what it stores, and patterns fold what they look
 * for.
 */

/** Of the letters of ASCII, two have a third form: `ſ` and the sign of the kelvin. */
const THIRD_FORMS = new Map([
  ["s", 0x17f],
  ["k", 0x212a],
]);

/** What each letter of ASCII folds with, at hand at once: hardly a question asks for more. */
const asciiOrbits = Array.from({ length: 26 }, (_, at) => {
  const third = THIRD_FORMS.get(String.fromCharCode(97 + at));
  return [65 + at, 97 + at, ...(third === undefined ? [] : [third])];
});

/**
 * Letters that fold together, by each of them; only those that have a partner. Built when first asked for: that takes
 * a thread 100 ms.
 */
let orbits: Map<number, readonly number[]> | undefined;

/** Last code point that has a partner in another case (Adlam). */
const LAST_CASED = 0x1e943;

/** All code points that count as the same letter, the given one among them, ascending. */
export function caseOrbit(codePoint: number): readonly number[] {
  if (codePoint < 128) return isLetter(codePoint) ? asciiOrbits[(codePoint | 32) - 97] : [codePoint];
  return (orbits ??= findOrbits()).get(codePoint) ?? [codePoint];
}

/** The code point that stands for all of its orbit: of ASCII letters the small one, else the least. */
export function foldCase(codePoint: number): number {
  if (codePoint < 128) return codePoint >= 65 && codePoint <= 90 ? codePoint + 32 : codePoint;
  const least = caseOrbit(codePoint)[0];
  return least >= 65 && least <= 90 ? least + 32 : least;
}

const isLetter = (ascii: number): boolean => (ascii | 32) >= 97 && (ascii | 32) <= 122;

function findOrbits(): Map<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let codePoint = 65; codePoint <= LAST_CASED; codePoint++) {
    const letter = String.fromCodePoint(codePoint);
    for (const other of [letter.toLowerCase(), letter.toUpperCase()]) {
      // Lower and upper case only propose: `İ` in lower case is two characters.
      const [first, ...more] = [...other];
      if (other === letter || more.length > 0 || codePoint === DOTLESS_I) continue;
      join(found, codePoint, first.codePointAt(0) ?? codePoint);
    }
  }
  for (const orbit of new Set(found.values())) orbit.sort((a, b) => a - b);
  return found;
}

/** The only letter whose other case, `I`, is another letter by itself. */
const DOTLESS_I = 0x131;

function join(orbits: Map<number, number[]>, a: number, b: number): void {
  const members = new Set([a, b, ...(orbits.get(a) ?? []), ...(orbits.get(b) ?? [])]);
  const orbit = [...members];
  for (const member of orbit) orbits.set(member, orbit);
}
