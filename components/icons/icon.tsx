/** One icon of the set. Decorative unless `label` names it. */
import { shapes, type IconName } from "./shapes";

export interface IconProps {
  name: IconName;
  /** Accessible name; left out where a word beside it says the same. */
  label?: string;
  /** Pixels: 12, 14, 16 (lists), 20 or 24 (titles). */
  size?: 12 | 14 | 16 | 20 | 24;
  className?: string;
}

export function Icon({ name, label, size = 16, className = "" }: IconProps) {
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={`icon ${className}`} viewBox="0 0 16 16" width={size} height={size} {...naming}>
      {shapes[name]}
    </svg>
  );
}
