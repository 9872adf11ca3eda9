/** `/revision/<repo>/<path>?rev=<commit>`: a file as it was in a commit, also where the index has it no more. */
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RevisionPage } from "@/components/history/revision-page";
import { addressOf } from "../../r/address";

interface PageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { path } = addressOf((await params).segments);
  const { rev } = await searchParams;
  return { title: `${path.slice(path.lastIndexOf("/") + 1)} at ${typeof rev === "string" ? rev.slice(0, 10) : "?"}` };
}

export default async function Page({ params, searchParams }: PageProps) {
  const { repo, path } = addressOf((await params).segments);
  const { rev } = await searchParams;
  if (typeof rev !== "string" || rev === "" || path === "") notFound();
  return <RevisionPage repo={repo} file={path} rev={rev} />;
}
