/**
 * Counts over all files of the index, for the home page, the status page and whoever asks for the index's state. They
 * read every file's row, so they are kept until something of the index changes.
 */
import {
  blueprintCount,
  languageCounts,
  newestExtractor,
  statusCounts,
  type LanguageCount,
  type StatusCount,
} from "../db/admin/file-statistics";
import { indexGeneration } from "../db/index-generation";
import { listMacros, macroFigures } from "../db/read/macros";
import { countFilesWithText } from "../db/write/text-segments";
import type { QueryContext } from "./context";

/** Macros that are named at most. */
const SHOWN_MACROS = 50;
/** Repositories whose counts are kept, of one reader. */
const MOST = 32;

interface FileCounts {
  languages: LanguageCount[];
  /** assets that are Blueprints */
  blueprints: number;
  statuses: StatusCount[];
  /** newest extractor that wrote a file; null where there is none */
  extractorVersion: number | null;
  macros: { repositories: Awaited<ReturnType<typeof macroFigures>>; examples: Awaited<ReturnType<typeof listMacros>> };
  /** of the whole index */
  filesWithText: number;
}

interface Kept {
  generation: string;
  counts: Promise<FileCounts>;
}

const kept = new WeakMap<object, Map<number | undefined, Kept>>();

/** @param repositoryId left out: of all repositories that may be seen */
export async function fileCounts(context: QueryContext, repositoryId: number | undefined): Promise<FileCounts> {
  const generation = await indexGeneration(context.pool);
  const ofReader = kept.get(context.db) ?? new Map<number | undefined, Kept>();
  kept.set(context.db, ofReader);
  const known = ofReader.get(repositoryId);
  if (known?.generation === generation) return known.counts;
  const counts = count(context, repositoryId);
  ofReader.delete(repositoryId);
  ofReader.set(repositoryId, { generation, counts });
  if (ofReader.size > MOST) ofReader.delete(ofReader.keys().next().value);
  // A failure is not kept: the next caller asks again.
  counts.catch(() => ofReader.delete(repositoryId));
  return counts;
}

async function count({ db, pool }: QueryContext, repositoryId: number | undefined): Promise<FileCounts> {
  const [languages, blueprints, statuses, extractorVersion, repositories, examples, filesWithText] = await Promise.all([
    languageCounts(db, repositoryId),
    blueprintCount(db, repositoryId),
    statusCounts(db, repositoryId),
    newestExtractor(db),
    macroFigures(db, repositoryId),
    listMacros(db, SHOWN_MACROS, repositoryId),
    countFilesWithText(pool),
  ]);
  return { languages, blueprints, statuses, extractorVersion, macros: { repositories, examples }, filesWithText };
}
