/** What data cannot say of Ruby: classes and their objects have members of their own, and every object answers some. */
import type { LanguageHooks } from "../language-hooks";
import { ofBlockSelf, ofNearestBlock } from "./blocks";
import { assignedAs, atLevel, isMethodName, isSuperclass, levelAsked, namesMeant } from "./levels";
import { describedClass } from "./specs";
import { ofTakers } from "./takers";
import { ofRubyCall } from "./values";

export const hooks: LanguageHooks = {
  atLevel,
  levelAsked,
  namesMeant,
  assignedAs,
  isSuperclass,
  isMethodOfSelf: isMethodName,
  standsFor: describedClass,
  givenByCall: ofRubyCall,
  ofTakers,
  bareName: ofBlockSelf,
  ofSortAtTop: ofNearestBlock,
};
