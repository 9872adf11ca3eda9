/** A state in place of content: what happened, what it means, one thing to do. */
import type { ReactNode } from "react";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import "./states.css";

interface Props {
  icon: IconName;
  tone?: "ok" | "warn" | "err" | "idle";
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

export function StateCard({ icon, tone = "idle", title, children, actions }: Props) {
  return (
    <section className={`state-card state-${tone}`}>
      <Icon name={icon} className={`tone-${tone}`} />
      <div className="down">
        <h2 className="state-title">{title}</h2>
        {children !== undefined && <div className="state-text">{children}</div>}
        {actions !== undefined && <div className="state-actions">{actions}</div>}
      </div>
    </section>
  );
}
