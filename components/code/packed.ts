/**
 * A large value on its way from a server page to a client component, as one text: the framework would write, send and
 * read each of its parts by itself, which costs many times what the text does.
 */

/** JSON of a `Value`. */
export type Packed<Value> = string & { readonly of?: Value };

export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value);

export const unpack = <Value>(packed: Packed<Value>): Value => JSON.parse(packed);
