import Pencil, { defaults, type Brush } from "@studio/paint";

interface BoardProps { brush: Brush; title?: string }

export function Board({ brush, title }: BoardProps) {
  brush.«stroke→Brush.stroke, receiver»(2);
  return <section title={«title→local»}><«Label→Label, scope» text={String(defaults.«width→defaults.width, receiver»)} /></section>;
}
function Label(props: { text: string }) { return <b>{props.text}</b>; }
export const App = () => <«Board→Board, scope» brush={new «Pencil→Pencil, import»("a")} />;
