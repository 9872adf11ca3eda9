/** No page is at this address. */
import Link from "next/link";
import { StateCard } from "@/components/states/state-card";
import { TopBar } from "@/components/shell/top-bar";

export default function NotFound() {
  return (
    <>
      <TopBar />
      <main id="main">
        <StateCard
          icon="ui-info"
          title="No page is at this address."
          actions={
            <Link className="button outlined" href="/">
              Open home
            </Link>
          }
        >
          Press Ctrl K to go to a symbol or a file by name.
        </StateCard>
      </main>
    </>
  );
}
