/** How languages write what the rules break, one definition on a line. Text alone is read: no grammar of ours is. */

export interface Form {
  /** a function with its name and parameters */
  definition: RegExp;
  /** any beginning of a definition with a name, however it goes on: a name with two of them is not taken */
  begins: RegExp;
  /** an import of a name; where files name what they do not import, none */
  imports?: (name: string) => RegExp;
  /** a type, a constant or a function that other files can name */
  exported: RegExp;
  /** a parameter that every call has to pass */
  parameter: string;
  /** what says that a method overrides, on its line or the one above */
  overrides?: { line: RegExp; isAbove?: boolean };
  /** parameters that may be left out, that take the rest, or that are not read here */
  open?: RegExp;
  /** interfaces, and the classes that name what they implement */
  interfaces?: { head: RegExp; implementer: (name: string) => RegExp; member: string };
  /** a body ends where its indent does */
  byIndent?: boolean;
}

const NAME = String.raw`([A-Za-z]\w{3,})`;

export const FORMS: Readonly<Record<string, Form>> = {
  java: {
    definition:
      /^[ \t]*(?:(?:public|protected|private|static|final|abstract|synchronized|default)\s+)*(?:<[^>]+>\s+)?(?!\s*(?:return|new|throw|else)\b)[\w.<>[\], ?]+\s+([a-z]\w{3,})\(([^()]*)\)[^;{]*(?:;|\{(?:.*\})?)\s*$/,
    begins: /^[ \t]*(?:[\w.<>[\], ?@]+\s+)?(?<!\b(?:return|new|throw|else)\s+)(\w+)\([^()]*(?:\)[^;]*\{|$|\);)/,
    exported: new RegExp(
      String.raw`^(?:(?:public|abstract|final|sealed)\s+)*(?:class|interface|enum|record)\s+${NAME}\b`,
    ),
    parameter: "int anew",
    overrides: { line: /^\s*@Override\b/, isAbove: true },
    interfaces: {
      head: new RegExp(String.raw`^(?:public\s+)?interface\s+${NAME}\b[^{]*\{\s*$`),
      implementer: (name) =>
        new RegExp(String.raw`^[ \t]*(?!.*\babstract\b)[\w ]*\bclass\s+\w+\b.*\bimplements\b.*\b${name}\b`),
      member: "  void anewMember(int one);",
    },
  },
  py: {
    definition: /^[ \t]*(?:async )?def ([a-z]\w{3,})\(([^()]*)\)(?:\s*->[^:]+)?:\s*$/,
    begins: /^[ \t]*(?:async )?(?:def|class) (\w+)/,
    imports: (name) => new RegExp(String.raw`\bimport\s+(?:\([^)]*|[^\n(]*)\b${name}\b`),
    exported: /^(?:class ([A-Za-z]\w{3,})\b.*:\s*$|([A-Z][A-Z_]{3,})\s*(?::[^=]+)?= .*[^,([{\\]$)/,
    parameter: "anew",
    byIndent: true,
  },
  go: {
    definition: /^func (?:\([^)]*\) )?([A-Za-z]\w{3,})\(([^()]*)\)[^{]*\{(?:.*\})?\s*$/,
    begins: /^func (?:\([^)]*\) )?(\w+)/,
    exported: /^(?:type ([A-Z]\w{3,}) (?:struct|interface) \{\s*$|(?:var|const) ([A-Z]\w{3,}) .*[^({]$)/,
    parameter: "anew int",
  },
  ts: {
    definition: /^[ \t]*export (?:async )?function ([a-z]\w{3,})(?:<[^(]*>)?\(([^()]*)\)[^{]*\{(?:.*\})?\s*$/,
    begins:
      /^[ \t]*(?:export |default |declare |async |public |private |protected |static |abstract |override |get |set )*(?:function\*? |const |class |type |interface )?(\w+)(?:<[^(]*>)?(?: = |\([^()]*\)[^;]*\{|\??: \(|\($)/,
    imports: (name) => new RegExp(String.raw`\b(?:import|export)\b[^;{]*\{[^}]*\b${name}\b`),
    exported: /^export (?:abstract )?(?:class|interface|enum|const|type) ([A-Za-z]\w{3,})\b.*$/,
    parameter: "anew: number",
    overrides: { line: /^\s*(?:\w+ )*override\b/ },
    interfaces: {
      head: new RegExp(String.raw`^(?:export )?interface ${NAME}\b[^{]*\{\s*$`),
      implementer: (name) =>
        new RegExp(String.raw`^[ \t]*(?!.*\babstract\b)[\w ]*\bclass\s+\w+\b.*\bimplements\b.*\b${name}\b`),
      member: "  anewMember(one: number): void;",
    },
  },
  kt: {
    definition:
      /^[ \t]*(?:(?:public|internal|private|protected|open|abstract|override|suspend|inline|operator)\s+)*fun (?:<[^>]+> )?(?:[\w.<>]+\.)?([a-z]\w{3,})\(([^()]*)\)[^{=]*(?:\{\s*|= .*)?$/,
    begins: /\bfun (?:<[^>]+> )?(?:[\w.<>?]+\.)?(\w+)/,
    exported: new RegExp(
      String.raw`^(?:(?:public|internal|open|abstract|sealed|data|enum)\s+)*(?:class|interface|object)\s+${NAME}\b`,
    ),
    parameter: "anew: Int",
    overrides: { line: /^\s*(?:\w+ )*override\b/ },
    interfaces: {
      head: new RegExp(String.raw`^(?:(?:public|internal)\s+)?interface\s+${NAME}\b[^{]*\{\s*$`),
      implementer: (name) =>
        new RegExp(
          String.raw`^[ \t]*(?!.*\b(?:abstract|interface)\b)[\w ]*\b(?:class|object)\s+\w+.*\)?\s*:\s.*\b${name}\b(?!.* by )`,
        ),
      member: "  fun anewMember(one: Int)",
    },
  },
  rs: {
    definition: /^[ \t]*(?:pub(?:\([a-z]+\))? )?(?:const |async )?fn ([a-z]\w{3,})(?:<[^(]*>)?\(([^()]*)\)[^{]*\{\s*$/,
    begins: /\bfn (\w+)/,
    imports: (name) => new RegExp(String.raw`\buse [^;]*\b${name}\b`),
    exported: /^pub(?:\([a-z]+\))? (?:struct|enum|trait|const|static|type) ([A-Z]\w{3,})\b.*$/,
    parameter: "anew: i32",
  },
  cs: {
    definition:
      /^[ \t]*(?:(?:public|protected|private|internal|static|abstract|virtual|override|sealed|async)\s+)+(?!class\b)[\w.<>[\],? ]+\s+([A-Z]\w{3,})(?:<\w+>)?\(([^()]*)\)\s*(?:[{;]\s*|=>.*)?$/,
    begins: /^[ \t]*(?:[\w<>[\],?]+\s+)+(\w+)(?:<\w+>)?\([^;]*$/,
    exported: new RegExp(
      String.raw`^[ \t]*(?:(?:public|internal|abstract|sealed|static|partial)\s+)+(?:class|interface|enum|struct|record)\s+${NAME}\b`,
    ),
    parameter: "int anew",
    overrides: { line: /^\s*(?:\w+ )*override\b/ },
    interfaces: {
      head: new RegExp(String.raw`^[ \t]*(?:public|internal)\s+interface\s+${NAME}\b[^{]*\{?\s*$`),
      implementer: (name) =>
        new RegExp(String.raw`^[ \t]*(?!.*\b(?:abstract|interface)\b)[\w ]*\bclass\s+\w+[^:]*:.*\b${name}\b`),
      member: "    void AnewMember(int one);",
    },
  },
  c: {
    definition:
      /^[ \t]*(?:(?:virtual|static|inline|constexpr|extern)\s+)*(?!(?:return|else|new|delete|throw|case|goto|using|typedef)\b)(?:[\w:<>]+(?:\s*[*&]+\s*|\s+))+([a-z]\w{3,})\(([^()]*)\)\s*(?:const\s*)?(?:noexcept\s*)?(?:override\s*)?(?:=\s*0\s*;|\{.*)?$/,
    begins:
      /^[ \t]*(?!(?:return|else|new|delete|throw|case|goto)\b)(?:[\w:<>,]+(?:\s*[*&]+\s*|\s+))+(?:\w+::)*(\w+)\([^;]*(?:;|\{.*)?\s*$/,
    exported: /^(?:(?:struct|class|enum(?: class)?) ([A-Za-z]\w{3,})\b[^;]*\{?\s*$|#define ([A-Z][A-Z_]{3,}) .*[^\\]$)/,
    parameter: "int anew",
    overrides: { line: /\boverride\b/ },
    open: /[=?{[<]|\.\.\.|^\s*void\s*$/,
  },
};

/** Languages of one form, by other endings. */
const SAME: Readonly<Record<string, string>> = { tsx: "ts", h: "c", hpp: "c", hh: "c", cc: "c", cpp: "c", cxx: "c" };

export const ENDINGS: readonly string[] = [...Object.keys(FORMS), ...Object.keys(SAME)];

export function endingOf(path: string): string {
  const ending = path.slice(path.lastIndexOf(".") + 1);
  return SAME[ending] ?? ending;
}
