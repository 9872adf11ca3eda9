/** Python: modules that are files and packages of them, classes whose bodies are run, fields that are assigned. */
import { languageRules } from "../language-rules";
import { words } from "../rules/name-rules";

export const python = languageRules(["python"], {
  mayLackMembers: true,
  classBodyScope: true,
  localsStand: true,
  valuesAsTypes: true,
  imports: "file",
  submodules: true,
  blockImports: true,
  renamingImports: true,
  baseLookup: "modules",
  classAliases: true,
  undeclaredFields: true,
  answersAnyName: new Set(["__getattr__", "__getattribute__"]),
  givesAnyMember: "__getattr__",
  descriptorMethod: "__get__",
  constructorName: "__init__",
  callOperator: "__call__",
  bindsParts: true,
  givesPairs: "items",
  castFunctions: new Set(["cast"]),
  // what they give hands out the same
  handsBack: words("reversed sorted iter"),
  namedArguments: true,
  iteration: {
    functions: words("next anext"),
    iterator: ["__iter__", "__aiter__"],
    next: ["__next__", "__anext__"],
  },
  inheritsStatics: true,
  constructorsBearTypeName: false,
  standardNames: words(`
    ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BrokenPipeError BufferError ConnectionError DeprecationWarning EOFError
    Ellipsis EnvironmentError Exception ExceptionGroup FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError
    IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError
    NotImplemented NotImplementedError OSError OverflowError PermissionError ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError
    RuntimeWarning StopAsyncIteration StopIteration SyntaxError SystemError SystemExit TimeoutError TypeError UnboundLocalError UnicodeDecodeError
    UnicodeEncodeError UnicodeError UserWarning ValueError Warning ZeroDivisionError __file__ __name__ abs aiter all anext any ascii bin bool breakpoint
    bytearray bytes callable chr classmethod compile complex delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals
    hasattr hash help hex id input int isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property range
    repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip`),
});
