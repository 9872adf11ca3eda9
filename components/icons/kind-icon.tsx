/** The icon of a kind of symbol, in the kind's one colour, named by the kind. */
import type { SymbolKind } from "@/lib/contract/vocabulary";
import { Icon, type IconProps } from "./icon";
import { kindLooks } from "./kind-looks";

export function KindIcon({ kind, ...rest }: { kind: SymbolKind } & Omit<IconProps, "name" | "label" | "className">) {
  const { icon, colour, word } = kindLooks[kind];
  return <Icon name={icon} label={word} className={`kind-${colour}`} {...rest} />;
}
