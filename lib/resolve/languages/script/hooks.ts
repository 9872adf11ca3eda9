/**
 * What data cannot say of TypeScript and JavaScript: functions make objects, have `this`, and members beside what they
 * declare; modules stand for values, or are announced where no file is.
 */
import type { LanguageHooks } from "../language-hooks";
import { isAddedOutside } from "./added-outside";
import { testedType } from "./guarded-types";
import { entered } from "./awaited";
import { heldByOne, isOneOfBlocks, ofOpenBlock, ofOwnPlace } from "./block-types";
import { seenByName } from "./expression-names";
import { areUndeclared } from "./fields";
import { functionItself, isMaker, isPrototype, ofRepositories, ownerOfThis, withoutInner } from "./functions";
import {
  besideExport,
  isOwnExports,
  ofExportedValue,
  ofOwnExports,
  requiredMember,
  takenFromImport,
} from "./module-exports";
import { partsLeft } from "./parts-left";
import { ScriptModules } from "./script-modules";
import { ownTypeDeclared } from "./this-parameters";

export const hooks: LanguageHooks = {
  // names
  ownerOfThis,
  ofOpenBlock,
  seenByName,
  ofOwnPlace,
  isOwnExports,
  ofOwnExports,
  besideExport,
  takenFromImport,
  requiredMember,
  // imports
  ofExportedValue,
  announcedModules: (code, imports) => new ScriptModules(code, imports),
  // members and types
  areUndeclared,
  isAddedOutside,
  withoutInner,
  ofRepositories,
  heldByOne,
  partsLeft,
  testedType,
  entered,
  ownTypeDeclared,
  isSpecialization: async (_code, d, same) => isOneOfBlocks(d, same),
  isPrototype,
  functionItself,
  isMaker,
};
