/** A file's row as answers show it. */
import type { FileDescription } from "../contract/file-row";
import { fileDescriptionSchema } from "../contract/file-row";
import { fileUrl } from "../contract/page-url";
import { scopeOfFile } from "../db/read/file-scope";
import type { FileRecord } from "../db/read/find-file";
import type { QueryContext } from "./context";
import { ModuleNames } from "./module-names";

/** The facts that text and outline of a file share. Refuses words that the vocabulary does not know. */
export async function describeFile(file: FileRecord, context: QueryContext): Promise<FileDescription> {
  const gaps = [];
  for (let at = 0; at + 1 < file.gaps.length; at += 2) {
    gaps.push({ startLine: file.gaps[at], endLine: file.gaps[at + 1] });
  }
  const { repo, path } = file;
  const scope = scopeOfFile(path, file.scope);
  const module = (await ModuleNames.of(context, [file])).field(file);
  return fileDescriptionSchema.parse({ ...file, file: path, scope, gaps, ...module, url: fileUrl(repo, path) });
}
