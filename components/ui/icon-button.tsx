/** An icon alone to press: square, with a name for those who do not see it. */
import Link from "next/link";
import type { ComponentProps } from "react";
import { Icon } from "../icons/icon";

interface IconAlone {
  /** Of public/icons.svg. */
  icon: string;
  label: string;
  /** Class of the icon. */
  tone?: string;
}

type Rest<Props> = Omit<Props, "aria-label" | "children">;

const classOf = (more = ""): string => (more === "" ? "button square" : `button square ${more}`);

export function IconButton({ icon, tone, ...button }: IconAlone & Rest<ComponentProps<"button">>) {
  return (
    <SquareButton {...button}>
      <Icon name={icon} className={tone} />
    </SquareButton>
  );
}

/** The same with a sign of letters in the icon's place. */
export function SquareButton({ label, className, ...button }: { label: string } & ComponentProps<"button">) {
  return <button {...button} className={classOf(className)} aria-label={label} />;
}

export function IconLink({ icon, label, tone, className, ...link }: IconAlone & Rest<ComponentProps<typeof Link>>) {
  return (
    <Link {...link} className={classOf(className)} aria-label={label}>
      <Icon name={icon} className={tone} />
    </Link>
  );
}
