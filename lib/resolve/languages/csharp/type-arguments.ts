/** What a method from outside gives that is called with a type: `member.GetCustomAttribute<TagAttribute>()`. */
import { words } from "../rules/name-rules";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { outside, type ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

/** Methods of .NET, Unity and Godot that give one of the type that they are called with. */
const GIVES_ONE = words(`
  AddComponent CreateInstance Deserialize DeserializeAsync DeserializeObject FindAnyObjectByType FindFirstObjectByType
  FindObjectOfType GetComponent GetComponentInChildren GetComponentInParent GetCustomAttribute GetInstance
  GetKeyedService GetNode GetNodeOrNull GetRequiredKeyedService GetRequiredService GetService Instantiate Resolve
  ResolveNamed ResolveKeyed ReadFromJsonAsync GetFromJsonAsync
`);

/** The same of several. */
const GIVES_SEVERAL = words(`
  FindObjectsByType FindObjectsOfType FindObjectsOfTypeAll GetComponents GetComponentsInChildren GetComponentsInParent
  GetCustomAttributes GetServices
`);

/** Undefined for any other call. */
export async function givenByTypeArgument(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | undefined> {
  const isOne = GIVES_ONE.has(file.name(at));
  if ((!isOne && !GIVES_SEVERAL.has(file.name(at))) || file.uses.arity[at] < 0) return undefined;
  const [given, ...more] = file.argumentsOf(at);
  if (!given || more.length > 0) return undefined;
  const { external } = await types.occurrence(file, at, chain);
  if (!external) return undefined;
  if (!isOne) return outside(external.specifier, { file, at, isArray: false });
  const type = await types.written(given, chain);
  return type?.sort === "type" ? type : undefined;
}
