/** `/s/<key>?repo=`: the symbol, wherever it stands now. */
import { redirect } from "next/navigation";
import { NothingHere } from "@/components/code/nothing-here";
import { addressOf } from "../../r/address";
import { loadPlace } from "../../r/load-place";

interface PageProps {
  params: Promise<{ key: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ params, searchParams }: PageProps) {
  const parts = addressOf(["", ...(await params).key]);
  const { repo } = await searchParams;
  const place = await loadPlace(typeof repo === "string" ? repo : "", "", parts.path);
  if (place.type === "moved") return redirect(place.url);
  return <NothingHere message={`No symbol has the key “${parts.path}” any more.`} near={[]} />;
}
