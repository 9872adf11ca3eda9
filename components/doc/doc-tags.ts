/**
 * The words by which documentation says what a part of it is about: tags, fields of reST, titles of sections. Pure.
 */

/** Other words for the same tag. */
export const SAME: Readonly<Record<string, string>> = {
  ...{
    return: "returns",
    result: "returns",
    retval: "returns",
    exception: "throws",
    throw: "throws",
    raises: "throws",
  },
  raise: "throws",
  except: "throws",
  arg: "param",
  argument: "param",
  parameter: "param",
  prop: "property",
  sa: "see",
  seealso: "see",
  typeparam: "tparam",
  remark: "remarks",
  details: "brief",
  short: "brief",
  summary: "brief",
  description: "brief",
  yield: "yields",
  ivar: "property",
  cvar: "property",
  var: "property",
};
export const WITH_SUBJECT = new Set(["param", "tparam", "throws", "property", "template", "keyword"]);
/** Doxygen's backslash stands before other things, too. */
const BACKSLASH =
  /^(?:brief|short|details|param|tparam|returns?|retval|result|throws?|exception|see|sa|since|deprecated|note|warning|remarks?|todo|pre|post|author|version|example)$/;
const TAG = /^\s{0,3}([@\\])([a-z]\w*)(?:\[[^\]]*\])?:?(?:\s+|$)(.*)$/;
export const FIELD =
  /^:(param|parameter|arg|argument|type|returns?|rtype|raises?|except|exception|var|ivar|cvar|yields?|keyword)(?:\s+([^:]*))?:\s*(.*)$/;
export const SECTION = /^(Args|Arguments|Parameters|Returns?|Yields?|Raises|Attributes|Keyword Args|Throws)\s*:\s*$/;
export const SECTION_TAGS: Readonly<Record<string, string>> = {
  args: "param",
  arguments: "param",
  parameters: "param",
  "keyword args": "param",
  attributes: "property",
  raises: "throws",
  throws: "throws",
  return: "returns",
  returns: "returns",
  yield: "yields",
  yields: "yields",
};

/** The tag that a line begins with; null where it begins with none. */
export function tagOf(line: string): { tag: string; rest: string } | null {
  const found = TAG.exec(line);
  if (found === null) return null;
  const [, sign, tag, rest] = found;
  if (sign === "\\" && !BACKSLASH.test(tag)) return null;
  return /^(?:p|c|a|e|em|b|ref|link)$/.test(tag) ? null : { tag, rest };
}
