/** The part of Zoekt's JSON API that is needed: which repositories it serves, and which of their files match. */
import { z } from "zod";

/** Milliseconds that it may take to list; it does so from memory. */
const LIST_MS = 2_000;

const listSchema = z.object({
  List: z.object({
    Repos: z
      .array(z.object({ Repository: z.object({ Name: z.string() }), Stats: z.object({ Documents: z.number() }) }))
      .nullable(),
  }),
});

const searchSchema = z.object({
  Result: z.object({
    FilesSkipped: z.number(),
    ShardsSkipped: z.number(),
    Crashes: z.number(),
    Files: z.array(z.object({ FileName: z.string(), Repository: z.string() })).nullable(),
  }),
});

/** No limit may cut a list of candidates short. */
const NO_LIMITS = {
  ShardMaxMatchCount: 1e9,
  ShardRepoMaxMatchCount: 0,
  TotalMaxMatchCount: 1e9,
  MaxDocDisplayCount: 1e9,
};

export class ZoektClient {
  constructor(private readonly url: string) {}

  /** Documents by name of repository. */
  async repositories(signal?: AbortSignal): Promise<Map<string, number>> {
    const answer = listSchema.parse(await this.post("list", { Q: "repo:^fathom-" }, LIST_MS, signal));
    return new Map((answer.List.Repos ?? []).map(({ Repository, Stats }) => [Repository.Name, Stats.Documents]));
  }

  /** All files that match; null when the server did not look at all of them. */
  async files(
    query: string,
    milliseconds: number,
    signal?: AbortSignal,
  ): Promise<{ repository: string; name: string }[] | null> {
    const opts = { ...NO_LIMITS, MaxWallTime: milliseconds * 1e6 };
    const { Result } = searchSchema.parse(
      await this.post("search", { Q: query, Opts: opts }, milliseconds + LIST_MS, signal),
    );
    if (Result.FilesSkipped + Result.ShardsSkipped + Result.Crashes > 0) return null;
    return (Result.Files ?? []).map(({ FileName, Repository }) => ({ repository: Repository, name: FileName }));
  }

  private async post(what: string, body: unknown, milliseconds: number, signal?: AbortSignal): Promise<unknown> {
    const late = AbortSignal.timeout(milliseconds);
    const response = await fetch(new URL(`/api/${what}`, this.url), {
      method: "POST",
      body: JSON.stringify(body),
      // A packed answer comes in two parts, and the second waits 40 ms for an acknowledgement.
      headers: { "content-type": "application/json", "accept-encoding": "identity" },
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    if (!response.ok) throw new Error(`it answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
    return response.json();
  }
}
