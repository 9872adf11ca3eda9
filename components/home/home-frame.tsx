/**
 * What home consists of in each of its states. The form for another repository is one and the same in all of them:
 * only its place differs, and that is a matter of style. So what someone types stays, whatever becomes of the
 * repositories.
 */
import type { ReactNode } from "react";
import { AddRepository } from "./add-repository";
import type { Sources } from "./use-sources";

/** Below the left column, or in the right one: at its head or at its end. */
export type AddPlace = "below" | "first" | "last";

interface HomeFrameProps {
  hero: ReactNode;
  left: ReactNode;
  right: ReactNode;
  sources: Sources;
  /** Null where there is none. */
  add: AddPlace | null;
}

export function HomeFrame({ hero, left, right, sources, add }: HomeFrameProps) {
  return (
    <main id="main" className="scrolls">
      {hero}
      <div className={`home-grid add-${add ?? "last"}`}>
        <div className="home-side">{left}</div>
        {add !== null && <AddRepository sources={sources} wide={add === "below"} />}
        <div className="home-side">{right}</div>
      </div>
    </main>
  );
}
