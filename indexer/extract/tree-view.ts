/**
 * Reading a FlatTree by names: children by field or place, text, neighbours. For rules and hooks; the engine's hot
 * loop reads the arrays itself.
 */
import { ERROR_TYPE, type FlatTree } from "../model";

export class TreeView {
  constructor(
    readonly tree: FlatTree,
    readonly source: string,
  ) {}

  type(node: number): string {
    const index = this.tree.type[node];
    return index === ERROR_TYPE ? "ERROR" : this.tree.types.names[index];
  }

  field(node: number): string {
    return this.tree.types.fields[this.tree.field[node]];
  }

  is(node: number, ...types: string[]): boolean {
    return node >= 0 && types.includes(this.type(node));
  }

  text(node: number): string {
    return this.source.slice(this.tree.start[node], this.tree.end[node]);
  }

  parent(node: number): number {
    return this.tree.parent[node];
  }

  /** First named child, or -1. */
  first(node: number): number {
    return node + 1 < this.tree.next[node] ? node + 1 : -1;
  }

  second(node: number): number {
    const first = this.first(node);
    return first >= 0 && this.tree.next[first] < this.tree.next[node] ? this.tree.next[first] : -1;
  }

  last(node: number): number {
    let found = -1;
    for (let c = node + 1, end = this.tree.next[node]; c < end; c = this.tree.next[c]) found = c;
    return found;
  }

  /** The child with this field, or by place (`#first`, `#last`), or -1. */
  child(node: number, name: string): number {
    if (name === "#first" || name === "#unfielded") return this.first(node);
    if (name === "#last") return this.last(node);
    if (name === "#second") return this.second(node);
    const { field, next, types } = this.tree;
    const wanted = types.fieldIndex(name);
    if (wanted === undefined) return -1;
    for (let c = node + 1, end = next[node]; c < end; c = next[c]) if (field[c] === wanted) return c;
    return -1;
  }

  /** The first child of one of these types, or -1. */
  childOfType(node: number, ...types: string[]): number {
    const { next } = this.tree;
    for (let c = node + 1, end = next[node]; c < end; c = next[c]) if (types.includes(this.type(c))) return c;
    return -1;
  }

  /** By field or place, else by node type, or -1. */
  childByFieldOrType(node: number, name: string): number {
    const byField = this.child(node, name);
    return byField >= 0 ? byField : this.childOfType(node, name);
  }

  children(node: number): number[] {
    const found: number[] = [];
    const { next } = this.tree;
    for (let c = node + 1, end = next[node]; c < end; c = next[c]) found.push(c);
    return found;
  }

  /** The nearest ancestor of one of these types, or -1. */
  ancestor(node: number, ...types: string[]): number {
    for (let p = this.tree.parent[node]; p >= 0; p = this.tree.parent[p]) if (types.includes(this.type(p))) return p;
    return -1;
  }

  /** The text between two offsets. */
  slice(start: number, end: number): string {
    return this.source.slice(start, end);
  }

  start(node: number): number {
    return this.tree.start[node];
  }

  end(node: number): number {
    return this.tree.end[node];
  }
}
