/** Fields that a text declares which the grammar leaves unread: its names are symbols, and type each other. */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import type { RawField } from "../languages/table/text";
import type { FileState } from "./file-state";

const ROLE_READ = USE_ROLES.indexOf("read");
const ROLE_TYPE = USE_ROLES.indexOf("type");

export class RawFields {
  private readonly byName = new Map<number, RawField>();
  /** places of types -> their occurrences, -1 before they are met */
  private readonly types = new Map<number, number>();

  constructor(
    private readonly state: FileState,
    fields: readonly RawField[],
  ) {
    for (const field of fields) {
      this.byName.set(field.start, field);
      if (field.type) this.types.set(field.type.start, field.type.isTag ? IS_TAG : NOT_MET);
    }
  }

  /** What a name of the text is besides. @param i its occurrence, in the order of the text */
  meet(start: number, i: number): void {
    const { all } = this.state.occurrences;
    const type = this.types.get(start);
    if (type !== undefined) {
      all.role[i] = ROLE_TYPE;
      if (type === IS_TAG) all.arity[i] = 0;
      this.types.set(start, i);
    }
    const field = this.byName.get(start);
    if (field) this.declare(field, i);
  }

  private declare({ start, length, isArray, type }: RawField, i: number): void {
    const { occurrences, scopes, source, types } = this.state;
    occurrences.all.role[i] = ROLE_READ;
    occurrences.all.symbol[i] = this.state.addSymbol({
      name: source.slice(start, start + length),
      kind: "field",
      role: "definition",
      container: scopes.now.enclosing,
      qualifier: null,
      disambiguator: null,
      modifiers: [],
      nameStart: start,
      nameEnd: start + length,
      fullStart: start,
      fullEnd: start + length,
      signatureEnd: start + length,
      docStart: -1,
      docEnd: -1,
    });
    const typed = type ? (this.types.get(type.start) ?? -1) : -1;
    if (typed >= 0) types.noteWrittenType(i, typed, isArray);
  }
}

const NOT_MET = -1;
const IS_TAG = -2;
