/** What is said of one symbol, in the parts that count differently. */
export interface Passage {
  name: string;
  /** names of what holds it, of its file and folder */
  owner: string;
  signature: string;
  /** comment or docstring, as written; empty for none */
  doc: string;
  /** of a function its text behind the signature, of a type the names of its members */
  body: string;
}

/** A passage as one text, for models that read text. At most `limit` UTF-16 units. */
export function textOf({ name, owner, signature, doc, body }: Passage, limit: number): string {
  const head = owner === "" ? name : `${owner} ${name}`;
  return [head, signature, doc, body]
    .filter((part) => part !== "")
    .join("\n")
    .slice(0, limit);
}
