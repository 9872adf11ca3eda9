/** Whether a header is C++: its name leaves that open. What both languages can read counts as C. */
import { AnyWord } from "./any-word";

/** C++'s own headers have no ending. */
const CPP_INCLUDE = /^#include <[a-z_]+>/m;

/**
 * What only C++ has, near the start of a line or between names; a name of C that is a word of C++ is followed by an
 * operator.
 */
const CPP_SIGNS =
  /^[ \t]*(?:template\b|(?:class|namespace|using)\b(?![ \t]*[-=!<>+*/%&|^?.,;)]))|^[ \t]*(?:public|private|protected)[ \t]*:|\w::\w|\bnullptr\b|\bconstexpr\b|^[ \t]*U(?:CLASS|STRUCT|ENUM|INTERFACE)\b|^[ \t]*enum[ \t]+(?:(?:class|struct)\b|\w+[ \t]*:[ \t]*[A-Z])|\bT(?:Array|Map|Set|Optional|Function|SubclassOf|(?:Unique|Shared|Weak|Object|WeakObject|SoftObject)(?:Ptr|Ref))<|^#include "(?:CoreMinimal\.h|[\w/]+\.generated\.h)"|\)[ \t]*const[ \t]*[;{]|\bstatic_cast<|\bR"\w*\(|\b(?:bool|char|int|float|double)[ \t]?&[ \t]?\w|\b(?:const|IN|OUT)[ \t]+[A-Z]\w*&|\bF(?:String|Name|Text|Vector)\b/m;

/** One of these stands in every text that has a sign: looking for them first spares most C headers the expression. */
const CPP_WORDS = new AnyWord([
  "class",
  "namespace",
  "template",
  "using",
  "::",
  "public",
  "private",
  "nullptr",
  "constexpr",
  "USTRUCT",
  "UENUM",
  "CoreMinimal.h",
  ".generated.h",
  "enum struct",
  " : ",
  "Ptr<",
  "TSharedRef<",
  "TArray<",
  "TMap<",
  "TSet<",
  "TOptional<",
  "TFunction<",
  "TSubclassOf<",
  ") const",
  "static_cast<",
  'R"',
  "bool&",
  "bool &",
  "int&",
  "int &",
  "float&",
  "float &",
  "const F",
  "FString",
  "FName",
  "FText",
  "FVector",
]);

/** The whole text counts: a header may begin with pages of settings and announced types that are C as well. */
export function isCpp(text: string): boolean {
  if (CPP_INCLUDE.test(text)) return true;
  // comments speak of anything
  return CPP_WORDS.isInCode(text) && CPP_SIGNS.test(withoutComments(text));
}

const withoutComments = (text: string): string => text.replace(/\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*/g, " ");
