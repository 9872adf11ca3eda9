/** The symbols of one file as a tree, in the order of the source. */
import { RULES } from "../resolve/languages/registry";
import { MAX_OUTLINE, type fileOutline as operation, type OutlineNode } from "../contract/file-outline";
import { expandKinds } from "../contract/parameters";
import { languageSchema } from "../contract/symbol-row";
import type { LanguageId, SymbolKind } from "../contract/vocabulary";
import type { FileRecord } from "../db/read/find-file";
import { fileTexts } from "../db/read/file-text";
import type { SourceText } from "../format/source-text";
import { qualifiedName } from "../format/symbol-key";
import { symbolsOfFile, type OwnedSymbol } from "../db/read/symbols-with-owners";
import { describeFile } from "./describe-file";
import { whyFileIsEmpty } from "./empty-reason";
import { locateFile } from "./locate-file";
import { nameSymbol } from "./name-symbol";
import { relationsOf, type FileRelations } from "./navigation/outline-relations";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf } from "./repositories";
import { placeSymbol } from "./symbol-place";

export const fileOutline: Query<typeof operation> = async (input, context) => {
  const file = await locateFile(context, input.file, input.repo);
  const [symbols, texts, repositories] = await Promise.all([
    symbolsOfFile(context.pool, file.id, MAX_OUTLINE),
    fileTexts(context.pool, [file.id]),
    repositoriesOf(context),
  ]);
  const language = languageSchema.safeParse(file.language);
  const relations = input.relations
    ? await relationsOf(
        symbols.map(({ symbol }) => symbol.id),
        context,
      )
    : null;
  const tree = language.success
    ? treeOf(symbols, file, language.data, { source: texts.get(file.id), relations: relations?.found })
    : [];
  const results = onlyKinds(tree, expandKinds(input.kind));
  return {
    ...(await describeFile(file, context)),
    results,
    totalMatches: input.kind === undefined ? file.symbols : countOf(results),
    truncated: file.symbols > symbols.length,
    ...(relations === null ? {} : { relationsOmitted: relations.omitted }),
    emptyReason: results.length > 0 ? null : whyEmpty(file, tree.length, input.kind),
    index: indexStateOf(meant(repositories, { repo: file.repo })),
  };
};

function whyEmpty(file: FileRecord, roots: number, kind: string | undefined) {
  if (roots > 0) return { code: "filtered_out", message: `${file.path} declares nothing of kind ${kind}.` } as const;
  return whyFileIsEmpty(file, { text: true, symbols: false });
}

function treeOf(
  symbols: readonly OwnedSymbol[],
  file: FileRecord,
  language: LanguageId,
  { source, relations }: { source: SourceText | undefined; relations: FileRelations["found"] | undefined },
): OutlineNode[] {
  const nodes = new Map<number, OutlineNode>();
  const roots: OutlineNode[] = [];
  for (const owned of symbols) {
    const { symbol, owners } = owned;
    const { ranges: _ranges, ...place } = placeSymbol(symbol, source, language);
    // What stands before an out-of-class definition is part of its name here; the folders of an asset are not.
    const isPlain = symbol.qualifier === null || RULES[language].foldersAsQualifiers;
    const name = isPlain ? symbol.name : qualifiedName(language, [symbol.qualifier ?? "", symbol.name]);
    const related = relations?.get(symbol.id);
    const { key } = nameSymbol(owned, language, file.path);
    const node: OutlineNode = Object.assign(place, { name, key, children: [] });
    if (!isPlain) node.ownName = symbol.name;
    if (related !== undefined) node.relations = related;
    nodes.set(symbol.ordinal, node);
    const owner = owners.at(-1);
    (owner === undefined ? roots : (nodes.get(owner.ordinal)?.children ?? roots)).push(node);
  }
  return roots;
}

/** Nodes of these kinds, and the nodes that enclose one. */
function onlyKinds(nodes: readonly OutlineNode[], kinds: readonly SymbolKind[] | undefined): OutlineNode[] {
  if (kinds === undefined) return [...nodes];
  return nodes.flatMap((node) => {
    const children = onlyKinds(node.children, kinds);
    return kinds.includes(node.kind) || children.length > 0 ? { ...node, children } : [];
  });
}

function countOf(nodes: readonly OutlineNode[]): number {
  return nodes.reduce((count, node) => count + 1 + countOf(node.children), 0);
}
