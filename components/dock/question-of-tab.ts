/** What a tab of the dock asks, to be asked elsewhere. Pure. */
import { symbolCallers } from "@/lib/contract/symbol-callers";
import { symbolHierarchy } from "@/lib/contract/symbol-hierarchy";
import { symbolImplementations } from "@/lib/contract/symbol-implementations";
import { symbolUsages } from "@/lib/contract/symbol-usages";
import { questionOf, type Question } from "../ways/question";
import { TAB_TITLES, type DockTab, type Subject } from "./dock-tabs";

/** Null for a tab that asks nothing of its own: the outline, and the hierarchy of what stands in no type. */
export function questionOfTab(tab: DockTab, { asked, type, name }: Subject): Question | null {
  const title = `${TAB_TITLES[tab]} of ${tab === "hierarchy" && type !== null ? type.name : name}`;
  const scope = "all";
  switch (tab) {
    case "usages":
      return questionOf(title, symbolUsages, { ...asked, scope });
    case "implementations":
      return questionOf(title, symbolImplementations, { ...asked, scope });
    case "hierarchy":
      return type === null ? null : questionOf(title, symbolHierarchy, { key: type.key, scope });
    case "calls":
      return questionOf(title, symbolCallers, { ...asked, scope, direction: "both" });
    case "outline":
      return null;
  }
}
