/**
 * What data cannot say of Rust: paths lead from module to module, macros have names of their own, and methods stand in
 * blocks of traits.
 */
import type { Declaration } from "../../facts/declaration";
import type { LanguageHooks } from "../language-hooks";
import type { BareName } from "../readers";
import { addedToOutside } from "./added-to-outside";
import { ownFirst, ownTypeWritten, traitOfMethod } from "./blocks";
import { associated, associatedNamed, ownAssociated } from "./associated-types";
import { crateNamed, mayBring } from "./crates";
import { isStandardAttribute } from "./derives";
import { givenError } from "./error-types";
import { expectedThere } from "./expected-types";
import { givenByTypeArgument } from "./given-types";
import { ofFormAround, ofWrittenForm } from "./impl-forms";
import { includedFiles } from "./included-files";
import { memberForMacro } from "./macro-arguments";
import { mayBeMade } from "./made-by-macro";
import { isNoMacroUse, macroCalled, ofMark } from "./macros";
import { RustPaths } from "./rust-paths";
import { ownPartAsked, ownPartHanded } from "./tuple-fields";
import { tuplePart } from "./tuple-parts";
import { makersOfTrait, ofOutsideTrait } from "./outside-paths";
import { anyOfTrait, onlyOfTrait } from "./trait-methods";
import { TraitImpls } from "./trait-impls";
import { Twins } from "./twins";

/** What a module within the file holds is seen there alone, but for macros; a module is not called. */
const isSeenAtTop = ({ kind, holderKind }: Declaration, { arity }: BareName): boolean =>
  kind === "macro" || (holderKind === null && (kind !== "module" || arity < 0));

export const hooks: LanguageHooks = {
  libraryNamed: crateNamed,
  mayBring,
  ofTraitAround: associated,
  ownAssociated,
  ownFirst,
  ownTypeWritten,
  ofWrittenForm,
  ofFormAround,
  modulePaths: (code) => new RustPaths(code),
  includedFiles,
  ofSortAtTop: (_code, _file, asked, top) => Promise.resolve(top.filter((d) => isSeenAtTop(d, asked))),
  namesakes: (code) => new Twins(code),
  macroCalled,
  bareName: async (names, file, i, chain) =>
    (await associatedNamed(names, file, i, chain)) ?? memberForMacro(names, file, i, chain),
  meansNoMacro: isNoMacroUse,
  ofSortNamed: ofMark,
  isStandardName: isStandardAttribute,
  traitOfMethod,
  givenByCall: async (types, file, at, chain) => {
    const error = await givenError(types, file, at, chain);
    return error === undefined ? givenByTypeArgument(types, file, at, chain) : error;
  },
  onlyOfTrait,
  anyOfTrait,
  mayBeMade,
  ofOutsideTrait,
  makersOfTrait,
  addedToOutside,
  expectedThere,
  tuplePart,
  ownPartHanded,
  writtenReceiver: ownPartAsked,
  foreignBlocks: (code, occurrence) => new TraitImpls(code, occurrence),
};
