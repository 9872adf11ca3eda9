/** Regular expressions that engines which try every way take for ever over, or much memory. For tests only. */

const EVIL: readonly string[] = [
  ...[
    "(a+)+$",
    "(a|a)*b",
    "(.*)*x",
    "(x+x+)+y",
    "^(([a-z])+.)+[A-Z]([a-z])+$",
    "(a|aa)+$",
    "(.*a){20}",
    "(\\w+\\s?)*$",
  ],
  ...[
    "a{1000}",
    "(a{100}){100}",
    "((a{30}){30}){30}",
    "(a?){1000}a{1000}",
    "(.{0,500}){50}",
    "\\pL{900}",
    "(?i)\\w{500}",
  ],
  ...["(" + "a|".repeat(400) + "b)*c", "(".repeat(200) + "a" + ")".repeat(200), "[a-z]*".repeat(100), ".*".repeat(100)],
  ...[
    "(a*)*\\1",
    "(?=a)b",
    "(?<=x)y",
    "a**",
    "(?P<n>a)(?P<n>b)",
    "\\",
    "[",
    "(?",
    "x{2,1}",
    "*a",
    "\\Q",
    "[^\\x00-\\x{10FFFF}]",
  ],
  ...[
    "(return|other|int|m\\d+)*;$",
    "(\\s*\\w*\\s*\\(.*)*\\)x",
    ".*.*.*.*=.*.*.*.*z",
    "((\\w|\\d)*\\W*)*#",
    "(C\\d+(\\.|,)?)*!",
  ],
];

/** So many, the worst as they are and then joined with each other. */
export function evilPatterns(count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    at < EVIL.length ? EVIL[at] : `(${EVIL[at % EVIL.length]})*${EVIL[(at * 7 + 3) % EVIL.length]}`.slice(0, 900),
  );
}
