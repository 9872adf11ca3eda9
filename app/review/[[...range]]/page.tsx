/** `/review/BASE...HEAD?repo=`: what a change touches; without a head, up to the folder as it is. */
import type { Metadata } from "next";
import { readRange } from "@/components/review/review-range";
import { ReviewPage } from "@/components/review/review-page";
import { addressOf } from "../../r/address";

interface PageProps {
  params: Promise<{ range?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { repo, base, head } = await addressed(props);
  const title = `Review ${base}${head === null ? "" : `...${head}`}`;
  return { title: repo === null ? title : `${title} · ${repo}` };
}

export default async function Page(props: PageProps) {
  const asked = await addressed(props);
  return <ReviewPage key={JSON.stringify(asked)} {...asked} />;
}

async function addressed({ params, searchParams }: PageProps) {
  const { path } = addressOf(["", ...((await params).range ?? [])]);
  const { repo } = await searchParams;
  return { repo: typeof repo === "string" && repo !== "" ? repo : null, ...readRange(path) };
}
