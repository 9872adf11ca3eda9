/** Members of the language's own objects, as the engine that this program runs in has them. */

const OWN = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  BigInt,
  RegExp,
  Date,
  Error,
  Promise,
  Map,
  Set,
  WeakMap,
  WeakSet,
  ArrayBuffer,
  DataView,
  Uint8Array,
  Headers,
  Request,
  Response,
  URL,
  URLSearchParams,
  FormData,
  Blob,
  AbortController,
  AbortSignal,
  Event,
  EventTarget,
] as const;

const namesOf = (object: object | null): string[] =>
  object === null ? [] : [...Object.getOwnPropertyNames(object), ...namesOf(Object.getPrototypeOf(object))];

export const STANDARD_MEMBERS: ReadonlySet<string> = new Set(
  [...OWN.flatMap((made) => [made, made.prototype]), Math, JSON, Reflect, console, [].values()].flatMap(namesOf),
);
