/** The shape of a panel of the dock. Each panel fills it in once, in the `panel.tsx` of its folder. */
import type { ComponentType } from "react";
import type { RemoteOperation } from "@/lib/client/remote";
import type { OpenWay } from "../ui/tree/tree-row";
import type { Question } from "../ways/question";
import type { Subject } from "./dock-subject";

export interface PanelProps {
  subject: Subject;
  onOpen: (url: string, way: OpenWay) => void;
  /** The reader asks the same of another symbol. */
  onSubject: (subject: Subject) => void;
}

export interface DockPanel {
  title: string;
  /** whose answers it shows: asked again once the index is complete */
  operation: RemoteOperation;
  Panel: ComponentType<PanelProps>;
  /** How much is in it, as far as that is known. */
  Figure?: ComponentType<{ subject: Subject | null }>;
  /** What it asks, to be asked elsewhere; null for a subject of which it asks nothing. */
  question(subject: Subject): Question | null;
}
