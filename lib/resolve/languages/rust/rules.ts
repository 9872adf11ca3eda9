/** Rust: paths of modules, `impl` blocks that stand anywhere, traits, macros that every file has. */
import { languageRules } from "../language-rules";
import { words } from "../rules/name-rules";

export const rust = languageRules(["rust"], {
  memberReach: { public: "everywhere", internal: "project", private: "module" },
  topReach: { public: "everywhere", internal: "project", private: "module" },
  mayLackMembers: true,
  overridesInBlocks: true,
  // names
  ownTypeName: "Self",
  associatedTypes: true,
  blockConstants: true,
  fieldsOfValuesOnly: true,
  bracketsCallFields: true,
  partialPaths: true,
  selfPaths: true,
  // imports
  imports: "module path",
  blockImports: true,
  moduleImports: true,
  renamingImports: true,
  renamingPaths: true,
  // members
  implBlocks: true,
  methodsElsewhere: true,
  foreignMethods: "interface",
  // calls
  overloading: "implementations",
  overloadQualifiers: true,
  textLiteralTypes: ["str"],
  standardMakers: /^(?:new|with_capacity|default)$/,
  typesOfMacros: new Map([
    ["vec", "Vec"],
    ["format", "String"],
  ]),
  // types
  indexOperator: "index",
  arrowOperator: "deref",
  lentType: "Target",
  borrowedArguments: true,
  fieldsOfVariants: true,
  outsideMembersOfThis: true,
  wrappingConstructor: "new",
  copyingMethods: words("clone cloned copied as_ref as_mut by_ref as_deref as_deref_mut to_owned borrow borrow_mut"),
  adaptingMethods: words("chain filter fuse inspect peekable rev skip skip_while step_by take take_while"),
  projections: words("project project_ref project_replace"),
  // a macro of such a name in another file is seen by those only that import it
  standardMacros: words(`
    assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq debug_assert_ne env eprint eprintln file format
    format_args include include_bytes include_str line matches module_path option_env panic print println stringify thread_local todo
    unimplemented unreachable vec write writeln`),
  standardNames: words(`
    AsMut AsRef Box Clone Copy Debug Default DoubleEndedIterator Drop Eq Err ExactSizeIterator Extend Fn FnMut FnOnce From FromIterator Hash Into IntoIterator
    Iterator None Ok Option Ord PartialEq PartialOrd Result Send Sized Some String Sync ToOwned ToString TryFrom TryInto Unpin Vec bool char drop f32 f64 i128
    i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize`),
});
