/**
 * Reads many stored texts over a connection of its own, by binary COPY: what text search scans. Connects when it is
 * first asked, and again after the connection was lost.
 */
import type pg from "pg";
import { connectIndexer } from "../admin/indexer-client";
import { copyRows } from "../write/copy-rows";
import { SourceText } from "../../format/source-text";
import { readStored } from "../../format/stored-text";

export class TextReader {
  private client: Promise<pg.Client> | undefined;

  constructor(
    private readonly url: string,
    private readonly applicationName: string,
  ) {}

  /** Connects, if it is not connected; reading does that too. */
  async connect(): Promise<void> {
    await this.connected();
  }

  /** Hands out the texts of these files, in no order; a file without a text is left out. One call at a time. */
  async read(ids: readonly number[], onText: (fileId: number, text: SourceText) => void): Promise<void> {
    if (ids.length === 0) return;
    const client = await this.connected();
    // Numbers only: nothing that anybody wrote gets into the statement.
    const list = ids.map((id) => Math.trunc(id)).join(",");
    const query = `select file_id, body from file_content where file_id = any('{${list}}'::int[])`;
    try {
      await copyRows(client, query, ({ bytes, start, length }) => {
        // The stream uses its bytes again, and a long text is unpacked later.
        const body = new Uint8Array(bytes.subarray(start[1], start[1] + length[1]));
        onText(bytes.readInt32BE(start[0]), new SourceText(readStored(body)));
      });
    } catch (error) {
      // A stream that broke off leaves the connection unfit for the next question.
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await (await client?.catch(() => undefined))?.end().catch(() => {});
  }

  private connected(): Promise<pg.Client> {
    this.client ??= connectIndexer(this.applicationName, this.url).then((client) => {
      client.once("end", () => (this.client = undefined));
      return client;
    });
    this.client.catch(() => (this.client = undefined));
    return this.client;
  }
}
