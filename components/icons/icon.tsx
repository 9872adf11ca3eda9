/** One icon of the product's set. The shapes are symbols of public/icons.svg, which each page holds. */
import { iconHref } from "./icon-href";

interface IconProps {
  /** Of public/icons.svg. */
  name: string;
  /** 16 in lists, 24 in titles, never under 12. */
  size?: 12 | 14 | 16 | 20 | 24;
  className?: string;
  /** What it says to those who do not see it; without one it is decoration beside a word. */
  label?: string;
}

export function Icon({ name, size = 16, className = "", label }: IconProps) {
  const labelled = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={`icon ${className}`} width={size} height={size} viewBox="0 0 16 16" {...labelled}>
      <use href={iconHref(name)} />
    </svg>
  );
}
