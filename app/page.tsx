/** `/`: home. `?q=` opens the palette on a query. */
import { Home } from "@/components/home/home";
import { TopBar } from "@/components/shell/top-bar";
import { ask } from "./ask";

export const dynamic = "force-dynamic";

export default async function Page({ searchParams }: { searchParams: Promise<{ q?: string | string[] }> }) {
  const { q } = await searchParams;
  const repositories = await ask("list_repositories", {});
  return (
    <>
      <TopBar search={false} />
      <Home initial={repositories.answer} query={typeof q === "string" ? q.slice(0, 500) : null} />
    </>
  );
}
