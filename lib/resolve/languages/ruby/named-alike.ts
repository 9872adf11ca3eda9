/**
 * What a value is called: `parse_context`, `@parse_context` and `node.parse_context` are of the class ParseContext,
 * where the repository has one class of that name and nothing that is asked of the value beside it speaks against it.
 */
import { LEFT_FLAGS } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";
import { methodAround, usesAlike } from "./asked-names";

/** The classes that what stands left of a use is called like, each once; none where a module is called so as well. */
export async function classesCalled({ code }: NameReader, file: CodeFile, i: number): Promise<Declaration[]> {
  const of = file.uses.left[i];
  if (of < 0 || file.uses.arity[of] > 0 || (file.uses.leftFlags[i] & LEFT_FLAGS.indexed) !== 0) return [];
  const name = file.name(of).replace(/^@+/, "");
  if (!/^[a-z][a-z\d]*(?:_[a-z\d]+)*$/.test(name)) return [];
  const type = name.replace(/(?:^|_)([a-z\d])/g, (_all, first: string) => first.toUpperCase());
  const known = (await code.named(type)).all.filter((d) => d.language === file.language && isOfRepository(d, file));
  const classes = new Map(known.map((d) => [d.keyHash, d]));
  return known.every(({ kind }) => kind === "class") ? [...classes.values()] : [];
}

/** Uses of different names, one each, that the same method asks of what is called like the receiver of this one. */
export function askedBeside(file: CodeFile, i: number): number[] {
  const within = methodAround(file, i);
  return usesAlike(file, i, (at) => methodAround(file, at) === within);
}
