interface Sounding {
  depth: number;
}

/** What a clause infers holds in the whole of it, however deep it is written. */
type Written<S> = S extends {
  read: () => infer R;
  write: { (...of: infer A): infer W; (text: string): void };
}
  ? { again(...of: «A→local»): «W→local»; last: «R→local» }
  : never;

type R = Sounding;
export const sounded = (of: «R→R, scope», as: Written<string>): number => of.«depth→Sounding.depth, receiver» + Number(as);

/** What is made by a type has the members of the type; what is made by none has those that it is given. */
export function made(): unknown {
  const sounding = {} as Sounding;
  sounding.«depth→Sounding.depth, receiver» = 1;
  const rest = {} as any;
  rest.kept = sounding;
  return [rest.«kept→local», sounding.«depth→Sounding.depth, receiver»];
}
