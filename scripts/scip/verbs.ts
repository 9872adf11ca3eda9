/** What `fathom scip` does: each verb over a connection of its own. */
import { resolve } from "node:path";
import { importIndex } from "../../indexer/scip/import-index";
import { connectIndexer } from "../../lib/db/admin/indexer-client";
import { listRepositories, type RepositoryEntry } from "../../lib/db/admin/repositories";
import { removeImport } from "../../lib/db/precise/imported-facts";
import { createPool, type Queryable } from "../../lib/db/pool";
import { AppError } from "../../lib/errors";
import { exportRepository } from "../../lib/scip-export/export-repository";

export interface ScipOptions {
  repository?: string;
  folder?: string;
  /** folder that relative paths are meant from */
  from: string;
}

/** Imports one file after the other; throws at the first that cannot be taken. */
export async function importScip(url: string, files: readonly string[], options: ScipOptions): Promise<void> {
  await connected(url, async (client) => {
    for (const file of files) {
      const begun = performance.now();
      const { name, engine, version, documents, taken, names, leftOut } = await importIndex(
        client,
        resolve(options.from, file),
        options,
      );
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${file}: ${engine} ${version}, repository ${name}`);
      console.log(`  ${taken} of ${documents} documents taken: the meanings of ${names} names, in ${seconds} s`);
      if (leftOut.count > 0) console.log(`  left out: ${leftOut.words()}`);
    }
  });
}

/** Writes one repository into a file. */
export async function exportScip(url: string, [file = ""]: readonly string[], options: ScipOptions): Promise<void> {
  const pool = createPool({ url, applicationName: "fathom scip", max: 4 });
  try {
    const repository = await repositoryOf(pool, options.repository);
    const { documents, symbols, occurrences, guesses } = await exportRepository(
      pool,
      repository,
      resolve(options.from, file),
    );
    console.log(
      `${file}: ${documents} documents, ${symbols} symbols, ${occurrences} occurrences of ${repository.name}`,
    );
    if (guesses > 0) console.log(`  left out: ${guesses} names of which it is not known for certain what they mean`);
  } finally {
    await pool.end();
  }
}

/** Throws where nothing was imported from the tool. */
export async function removeScip(url: string, [tool = ""]: readonly string[], options: ScipOptions): Promise<void> {
  await connected(url, async (client) => {
    const { id, name } = await repositoryOf(client, options.repository);
    if (!(await removeImport(client, id, tool)))
      throw new AppError("invalid_input", `Nothing of a tool ${tool} was imported into ${name}.`, {
        hint: "The status page lists what answers, under the names that go here.",
      });
    console.log(`What ${tool} said of ${name} is forgotten.`);
  });
}

async function connected(url: string, use: (client: Queryable) => Promise<void>): Promise<void> {
  const client = await connectIndexer("fathom scip", url);
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

async function repositoryOf(client: Queryable, wanted: string | undefined): Promise<RepositoryEntry> {
  const all = await listRepositories(client);
  const found = all.filter(({ name }) => wanted === undefined || name === wanted);
  const names = all.map(({ name }) => name).join(", ") || "none";
  if (found.length === 1) return found[0];
  if (found.length > 1)
    throw new AppError("ambiguous", `There are several repositories: ${names}.`, {
      hint: "Name one with --repository.",
    });
  throw new AppError("no_such_repository", `There is no repository ${wanted ?? ""}.`, { hint: `There are: ${names}.` });
}
