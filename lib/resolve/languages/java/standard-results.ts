/** What methods of Java's library give, where all classes that have one of the name agree. */

const WRITTEN: Readonly<Record<string, string>> = {
  "java.nio.file.Path": "toPath",
  byteArray: "getBytes readAllBytes toByteArray",
  charArray: "toCharArray",
  int: "compareTo hashCode indexOf intValue lastIndexOf",
  long: "longValue",
  double: "doubleValue",
  boolean: "booleanValue contains containsKey endsWith equals equalsIgnoreCase hasNext isEmpty startsWith",
};

/** Whole names of types, with a mark for arrays, by names of methods. */
export const STANDARD_RESULTS: ReadonlyMap<string, string> = new Map(
  Object.entries(WRITTEN).flatMap(([type, methods]) => methods.split(" ").map((method) => [method, type] as const)),
);
