/** Writes the ready index of one repository into a file, as it is at one moment. */
import { renameSync, rmSync } from "node:fs";
import { AppError } from "../../errors";
import { IndexFileWriter } from "../../format/index-file";
import { atOneMoment, type Connection } from "../connection";
import { copyRows, type CopiedRow } from "../write/copy-rows";
import { MOVED_TABLES, type MovedTable } from "./moved-tables";
import { FORMAT, type IndexHeader, type MadeBy } from "./index-header";

/** @returns rows that were written. @throws AppError index_in_progress where it is not ready */
export async function exportRepository(
  connection: Connection,
  repository: { id: number; name: string },
  path: string,
  by: MadeBy,
): Promise<{ files: number; rows: number }> {
  const part = `${path}.part`;
  let writer: IndexFileWriter | undefined;
  try {
    const done = await atOneMoment(connection, async () => {
      const header = await headerOf(connection, repository, by);
      writer = new IndexFileWriter(part, header);
      let rows = 0;
      for (const [number, table] of MOVED_TABLES.entries())
        rows += await writeTable(connection, repository.id, table, number, writer);
      await writer.end();
      return { files: header.files, rows };
    });
    renameSync(part, path);
    return done;
  } catch (error) {
    writer?.abandon();
    rmSync(part, { force: true });
    throw error;
  }
}

async function headerOf(
  connection: Connection,
  { id, name }: { id: number; name: string },
  by: MadeBy,
): Promise<IndexHeader> {
  const { rows } = await connection.query<{
    about: IndexHeader["repository"];
    rules: number | null;
    state: string;
    files: number;
    versions: number[];
  }>(
    `select to_jsonb(r) - 'id' as about, r.rules_version as rules, r.state,
            (select count(*)::int from file where repository_id = r.id) as files,
            (select coalesce(array_agg(distinct extractor_version), '{}') from file where repository_id = r.id) as versions
       from repository r where r.id = $1`,
    [id],
  );
  const [found] = rows;
  const isReady =
    found.state === "ready" && found.rules === by.rules && found.versions.every((each) => each === by.extractor);
  if (!isReady)
    throw new AppError("index_in_progress", `${name} is not wholly indexed by this version of Fathom.`, {
      hint: "Start Fathom on it, wait until it is ready, then export.",
    });
  const tables = MOVED_TABLES.map((table) => ({ name: table.name, columns: table.columns }));
  return { fathom: "index", format: FORMAT, ...by, files: found.files, repository: found.about, tables };
}

/** The rows of a table, as COPY gives them. */
function writeTable(
  connection: Connection,
  repositoryId: number,
  { name, columns, rows, order }: MovedTable,
  number: number,
  writer: IndexFileWriter,
): Promise<number> {
  const own = `(select id from file where repository_id = ${Number(repositoryId)})`;
  const list = columns.map((column) =>
    // What an import means in another repository is found again where that is.
    column === "target_file" ? `case when t.target_file in ${own} then t.target_file end` : `t."${column}"`,
  );
  const condition = rows.replaceAll("$R", String(Number(repositoryId)));
  return copyRows(
    connection,
    `select ${list.join(", ")} from "${name}" t where ${condition} order by ${order}`,
    (row) => writer.row(number, tupleOf(row)),
    () => writer.flush(),
  );
}

/** The whole row with its count of fields. */
function tupleOf({ bytes, start, length }: CopiedRow): Buffer {
  const last = start.length - 1;
  return bytes.subarray(start[0] - 6, start[last] + Math.max(0, length[last]));
}
