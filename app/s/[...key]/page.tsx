/** `/s/<key>?repo=`: the address of a symbol, wherever it is. For now it opens the code there. */
import { redirect } from "next/navigation";
import { StateCard } from "@/components/states/state-card";
import { TopBar } from "@/components/shell/top-bar";
import { ask } from "../../ask";
import { decoded } from "../../decoded";

export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ key: string[] }>;
  searchParams: Promise<{ repo?: string | string[] }>;
}

export default async function Page({ params, searchParams }: Props) {
  const key = (await params).key.map(decoded).join("/");
  const { repo } = await searchParams;
  const input = { key, scope: "all", context_lines: 0, ...(typeof repo === "string" ? { repo } : {}) };
  const { answer, failure } = await ask("symbol_declaration", input);
  const symbol = answer?.results[0];
  if (symbol !== undefined) redirect(symbol.url);
  return (
    <>
      <TopBar />
      <main id="main">
        <StateCard
          icon="ui-search"
          title={failure?.message ?? answer?.emptyReason?.message ?? "No symbol has this key."}
        >
          <code>{key.slice(0, 400)}</code>
        </StateCard>
      </main>
    </>
  );
}
