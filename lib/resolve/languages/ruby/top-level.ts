/**
 * What every object has: a method that is defined at the top of a file, and what a module holds that is included
 * there. Both go to `Object` when the file is loaded, whoever loads it.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, scopeOf, type Declaration } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";
import { isOfEveryObject, STANDARD } from "./asked-names";
import { includedAtTop } from "./included-at-top";
import { isSeenFrom } from "./of-tests";

/** Methods that every object, class or file of examples has from the start. */
const OF_KERNEL: ReadonlySet<string> = new Set(
  `Array Complex Float Hash Integer Rational String abort alias_method ancestors at_exit attr attr_accessor attr_reader
  attr_writer autoload binding block_given? caller catch class_eval const_get const_missing const_set constants
  define_method eval exec exit extend extended fail fork format gets global_variables include included inherited
  initialize_copy instance_method instance_methods lambda load local_variables loop method_added method_defined?
  method_missing module_function name open p pp prepend prepended print printf private private_class_method
  private_constant proc protected public public_class_method putc puts raise rand readline readlines refine
  remove_method require require_relative respond_to_missing? select set_trace_func sleep spawn sprintf srand syscall
  system test throw to_s trap undef_method untrace_var using warn after before context describe expect it let specify
  subject`.split(/\s+/),
);
/** Classes and modules of the standard library: what is loaded at the top goes before what is included there. */
const OF_LIBRARY: ReadonlySet<string> = new Set(
  `Base64 Benchmark BigDecimal CGI Coverage CSV Date DateTime Delegator Digest ERB Etc Fiddle FileUtils Find Forwardable
  GetoptLong IPAddr JSON Logger Marshal Math Matrix Monitor Mutex Net Observable ObjectSpace Open3 OpenSSL OpenStruct
  OptionParser Process PP PStore Psych PTY Queue Racc Random Readline Resolv Ripper SecureRandom Shellwords
  SimpleDelegator Singleton Socket StringScanner Tempfile Timeout TracePoint TSort URI WeakRef YAML Zlib`.split(/\s+/),
);

/** Null for what has something left of it, and for what nothing at the top gives. */
export async function ofTopLevel(names: NameReader, file: CodeFile, i: number): Promise<Resolution | null> {
  const { left, local, arity } = file.uses;
  const name = file.name(i);
  if (left[i] !== LEFT_CODES.none || local[i] >= 0 || name.startsWith("@") || isOfEveryObject(name)) return null;
  const { all } = await names.code.named(name);
  const here = all.filter((d) => d.language === file.language && isOfRepository(d, file) && isSeenFrom(d, file));
  const functions = arity[i] < 0 || OF_KERNEL.has(name) ? [] : here.filter(isAtTop);
  if (functions.length > 0) return functions.length === 1 ? means(functions, "unique_name") : null;
  if (here.length === 0) return null;
  const modules = new Set((await includedAtTop(names.code, file)).map(scopeOf));
  const held = here.filter((d) => modules.has(d.holder) && (!isFunction(d.kind) || arity[i] >= 0));
  const isOne = held.length > 0 && held.every((d) => d.keyHash === held[0].keyHash);
  const isOther = OF_LIBRARY.has(name) || STANDARD.has(name);
  return isOne ? means(held, isOther ? "name" : "unique_name") : null;
}

/** Not what a block defines, whose methods are those of the block. */
const isAtTop = (d: Declaration): boolean =>
  isFunction(d.kind) && d.holderKind === null && d.owners.length === 0 && !d.disambiguator?.includes("in$");
