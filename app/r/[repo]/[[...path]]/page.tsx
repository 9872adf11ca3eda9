/** `/r/<repo>/<path>`: a file at a symbol or at lines, or a folder. */
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { CodeView } from "@/components/code/code-view";
import { FolderView } from "@/components/code/folder-view";
import { FailedPage } from "@/components/states/failed-page";
import { ask } from "../../../ask";
import { decoded } from "../../../decoded";
import { findSymbolPlace } from "../../../find-symbol-place";

interface Props {
  params: Promise<{ repo: string; path?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function placeOf({ params }: Props): Promise<{ repo: string; path: string }> {
  const { repo, path = [] } = await params;
  return { repo: decoded(repo), path: path.map(decoded).join("/") };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { repo, path } = await placeOf(props);
  const name = path.split("/").at(-1);
  return { title: name ? `${name} · ${repo}` : repo };
}

export default async function Page(props: Props) {
  const { repo, path } = await placeOf(props);
  if (path === "") return folderPage(repo, path);
  const [content, outline] = await Promise.all([
    ask("read_file", { file: path, repo }),
    ask("file_outline", { file: path, repo }),
  ]);
  if (content.failure?.code === "no_such_file") return folderPage(repo, path);
  const failure = content.failure ?? outline.failure;
  if (failure !== null) return failed(failure.code, failure.message, failure.hint);
  const {
    text,
    start: _start,
    end,
    truncated,
    next: _next,
    emptyReason: _why,
    index,
    ...description
  } = content.answer!;
  const { results, emptyReason } = outline.answer!;

  const query = await props.searchParams;
  const key = typeof query.symbol === "string" ? query.symbol : null;
  const symbol = key === null ? null : await findSymbolPlace(key, repo, path, results);
  if (symbol?.url !== undefined) redirect(symbol.url);
  return (
    <CodeView
      key={`${repo}/${path}`}
      description={description}
      text={text}
      cutAt={truncated ? end : null}
      outline={results}
      outlineEmpty={emptyReason}
      query={key === null ? "" : `?symbol=${encodeURIComponent(key)}`}
      missing={symbol?.missing ?? null}
      pending={index.state === "stale" ? index.pending : 0}
    />
  );
}

async function folderPage(repo: string, folder: string) {
  const { answer, failure } = await ask("find_files", { repo, folder, scope: "all", limit: 200 });
  if (failure === null) return <FolderView key={folder} repo={repo} folder={folder} initial={answer} />;
  if (failure.status === 404) notFound();
  return failed(failure.code, failure.message, failure.hint);
}

const failed = (code: string, message: string, hint: string) => (
  <FailedPage code={code} message={message} hint={hint} />
);
