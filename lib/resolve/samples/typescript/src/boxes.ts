interface Options { height: number; breadth: number }
class Box { constructor(options: Partial<Options>) {} }
export const box = new Box({ «height→Options.height, receiver»: 5 });
export class Stack {
  private pile: Options = { «height→Options.height, receiver»: 0, breadth: 0 };
  grow(): void { this.pile.«height→Options.height, receiver»++; }
}
export async function read(): Promise<{ total: number; first: Options }> { return { «total→local»: 1, first: null! }; }
export const terms = () => {
  const isNight = true;
  return { rate: 3, isNight };
};
export async function sum(props: { title: string; sizes: { wide: Options }[] }, raw: unknown) {
  const used = raw as { spent: Options };
  const { first } = await read();
  const body = { terms: 1 };
  props.sizes.map((size) => size.«wide→local».«height→Options.height, receiver»);
  return used.spent.«breadth→Options.breadth, receiver» + first.«height→Options.height, receiver» + terms().«rate→local» + body.«terms→local»;
}
