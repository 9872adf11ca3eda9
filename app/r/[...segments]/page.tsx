/** `/r/<repo>/<path>`: the code of a file, or what a folder holds. Whole from the server; the browser adds the editor. */
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CodePage } from "@/components/code/code-page";
import { FolderPage } from "@/components/code/folder-page";
import { NothingHere } from "@/components/code/nothing-here";
import { addressOf } from "../address";
import { loadPlace } from "../load-place";

interface PageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { repo, path } = addressOf((await params).segments);
  return { title: path === "" ? repo : `${path.slice(path.lastIndexOf("/") + 1)} · ${repo}` };
}

export default async function Page({ params, searchParams }: PageProps) {
  const { repo, path } = addressOf((await params).segments);
  const { symbol } = await searchParams;
  const place = await loadPlace(repo, path, typeof symbol === "string" && symbol !== "" ? symbol : null);
  switch (place.type) {
    case "moved":
      return redirect(place.url);
    case "folder":
      return <FolderPage repo={repo} folder={path} listing={place.listing} />;
    case "none":
      return <NothingHere message={place.message} near={place.near} />;
    case "file":
      return <CodePage content={place.content} outline={place.outline} lost={place.lost} />;
  }
}
