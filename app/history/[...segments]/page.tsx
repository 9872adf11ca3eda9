/** `/history/<repo>/<path>`: the commits that changed a file, and with `?view=blame` which of them wrote its lines. */
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HistoryPage } from "@/components/history/history-page";
import { addressOf } from "../../r/address";
import { loadPlace } from "../../r/load-place";

interface PageProps {
  params: Promise<{ segments: string[] }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { path } = addressOf((await params).segments);
  return { title: `History of ${path.slice(path.lastIndexOf("/") + 1)}` };
}

export default async function Page({ params }: PageProps) {
  const { repo, path } = addressOf((await params).segments);
  const place = await loadPlace(repo, path, "");
  if (place.type !== "file") notFound();
  return <HistoryPage repo={repo} file={path} language={place.content.language} />;
}
