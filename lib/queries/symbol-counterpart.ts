/** Header and source: from a file to its other half, from a declaration to the definition and back. */
import { fileUrl, linesUrl } from "../contract/page-url";
import type { OperationRequest } from "../contract/operation";
import type { Counterpart, symbolCounterpart as operation } from "../contract/symbol-counterpart";
import type { Basis } from "../contract/vocabulary";
import { filesOfStem, filesSharingSymbols, type CounterpartRow } from "../db/read/counterpart-files";
import type { FileRecord } from "../db/read/find-file";
import type { QueryContext } from "./context";
import { locateFile } from "./locate-file";
import type { Query } from "./query";
import { answerOf, pageOf } from "./navigation/answer";
import { bySharedThenNear, sideOf, stemOf } from "./navigation/counterpart-rank";
import { Describer } from "./navigation/describer";
import { openSession } from "./navigation/session";
import { findSubjects, nothingNamed, type FoundSubjects, type Subject } from "./navigation/subject";

type Request = OperationRequest<typeof operation>;
type Row = Counterpart & { basis: Basis };

export const symbolCounterpart: Query<typeof operation> = async (input, context) => {
  const file = input.file === undefined ? null : await locateFile(context, input.file, input.repo);
  const isFile = file !== null && input.line === undefined && input.symbol === undefined && input.key === undefined;
  const asked: FoundSubjects = isFile ? nothingNamed(file.path) : await findSubjects(input, openSession(context));
  const describer = new Describer(context, asked.subjects);
  const rows = isFile ? await ofFile(file, context) : await ofSymbols(asked.subjects, file, input, describer, context);
  const none = isFile ? `No header or source goes with ${file.path}.` : `"${asked.name}" stands in one file only.`;
  const answer = await answerOf(input, asked, { rows, none }, describer, context);
  return {
    ...answer,
    ...(isFile && rows.length > 0 ? { nearNames: [], url: rows[0].url } : {}),
    ...(isFile && answer.emptyReason ? { nearNames: [], emptyReason: { ...answer.emptyReason, message: none } } : {}),
    results: pageOf(rows, input).map(({ basis: _basis, ...row }) => row),
  };
};

async function ofFile(file: FileRecord, { pool }: QueryContext): Promise<Row[]> {
  const side = sideOf(file.path);
  if (side === null) return [];
  const shared = await filesSharingSymbols(pool, file.id);
  const named = await filesOfStem(pool, file.repositoryId, stemOf(file.path));
  const all = new Map<number, CounterpartRow>([...named, ...shared].map((row) => [row.fileId, row]));
  const others = [...all.values()].filter((row) => row.fileId !== file.id && opposite(side, row.path));
  const sameName = others.filter((row) => stemOf(row.path) === stemOf(file.path));
  const best = (sameName.length > 0 ? sameName : others).sort(bySharedThenNear(file.path));
  return best.map((row) => ({
    repo: file.repo,
    file: row.path,
    line: null,
    side: side === "header" ? "source" : "header",
    sharedSymbols: row.shared,
    reason: row.shared > 0 ? "shared_symbols" : "same_name",
    of: file.path,
    url: fileUrl(file.repo, row.path),
    basis: row.shared > 0 ? "scope" : "unique_name",
  }));
}

const opposite = (side: "header" | "source", path: string): boolean =>
  sideOf(path) === (side === "header" ? "source" : "header");

/** Every place that declares or defines a symbol, those outside of the asking file. */
async function ofSymbols(
  subjects: readonly Subject[],
  file: FileRecord | null,
  input: Request,
  describer: Describer,
  context: QueryContext,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { head, declarations, basis } of subjects) {
    await describer.read([head.fileId]);
    const of = describer.names(head).key;
    const told = declarations.filter((d) => d.role !== "forward_declaration" && sideOf(d.path) !== null);
    if (file === null && new Set(told.map((d) => d.fileId)).size < 2) continue;
    for (const d of told) {
      if (d.fileId === file?.id) continue;
      const { line } = describer.place(d);
      const side = sideOf(d.path) ?? "source";
      const place = { repo: d.repo, file: d.path, line, side, of, url: linesUrl(d.repo, d.path, line) };
      rows.push({ ...place, sharedSymbols: 1, reason: "shared_symbols", basis });
    }
  }
  return rows.length === 0 && file !== null && input.line !== undefined ? ofFile(file, context) : rows;
}
