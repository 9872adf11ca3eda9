/**
 * What TypeScript and JavaScript have in common: modules that are files, object literals, functions that are values.
 */
import { languageRules, type LanguageRules } from "../language-rules";
import { words } from "../rules/name-rules";
import { STANDARD_MEMBERS } from "./standard-members";

export const script = languageRules(["typescript", "tsx", "javascript"], {
  memberReach: { public: "everywhere", none: "everywhere", protected: "family", private: "type" },
  overridesSeenAsFar: true,
  exportsByName: true,
  declarationSpaces: true,
  blockScopes: true,
  valuesAsTypes: true,
  imports: "file",
  renamingImports: true,
  baseLookup: "namespaces",
  givesImplemented: false,
  undeclaredFields: true,
  assignedInBases: true,
  objectLiterals: true,
  callSignatures: true,
  infersTypeArguments: true,
  passesClasses: true,
  inheritsStatics: true,
  staticsApart: true,
  functionsAreValues: true,
  standardMembers: STANDARD_MEMBERS,
  handsBack: words("Object.create Object.assign Object.freeze Object.seal Object.preventExtensions"),
  standardValues: new Map([
    ["window", "Window"],
    ["self", "Window"],
    ["document", "Document"],
    ["navigator", "Navigator"],
  ]),
  standardNames: words(`
    AbortController AbortSignal AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Blob Boolean Buffer DataView Date Document
    Element Error EvalError Event EventTarget Float32Array Float64Array FormData Function Headers HTMLElement Infinity Int16Array Int32Array Int8Array Intl
    JSON Map Math MessageChannel NaN Node Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Request Response Set SharedArrayBuffer String
    Symbol SyntaxError TextDecoder TextEncoder TypeError URL URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet
    WebAssembly Window Worker __dirname __filename alert arguments atob btoa cancelAnimationFrame clearInterval clearTimeout console crypto decodeURI
    decodeURIComponent document encodeURI encodeURIComponent eval exports fetch global globalThis isFinite isNaN localStorage location module navigator
    parseFloat parseInt performance process queueMicrotask require requestAnimationFrame sessionStorage setImmediate setInterval setTimeout structuredClone
    undefined window Partial Required Readonly Record Pick Omit Exclude Extract NonNullable Parameters ReturnType InstanceType Awaited PromiseLike
    ReadonlyArray ReadonlyMap ReadonlySet ArrayLike Iterable Iterator IterableIterator AsyncIterable`),
});

/** TypeScript's checker knows no more of `ship.constructor` than that it is a function. */
export const typescript: LanguageRules = { ...script, makerName: "constructor" };

/** No compiler looks at calls and types. */
export const javascript: LanguageRules = { ...script, countlessArguments: true, mayLackMembers: true };
