/** Go: a package is a folder, methods stand beside their types, interfaces are satisfied without being named. */
import { languageRules } from "../language-rules";
import { words } from "../rules/name-rules";

export const go = languageRules(["go"], {
  mayLackMembers: true,
  baseLookup: "qualifiers",
  sharedScope: "folder",
  imports: "folder",
  packageClauses: true,
  methodsElsewhere: true,
  receiverArguments: true,
  constructorsBearTypeName: false,
  anonymousStructs: true,
  literalKeys: true,
  calledElements: true,
  standardNames: words(`
    any append bool byte cap clear close comparable complex complex128 complex64 copy delete error false float32 float64 imag int int16 int32 int64 int8 iota
    len make max min new nil panic print println real recover rune string true uint uint16 uint32 uint64 uint8 uintptr`),
});
