/** A section that could not be loaded: what failed and why, shown in its place. */
import { SectionHead } from "./section-head";
import { Icon } from "../icons/icon";

export function SectionNote({ title, failure }: { title: string; failure: string }) {
  return (
    <>
      <SectionHead title={title} figure="" />
      <p className="banner err flat">
        <Icon name="error" />
        {`${title} could not be loaded. ${failure}`}
      </p>
    </>
  );
}
