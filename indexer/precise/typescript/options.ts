/** The compiler's options: it should say what names mean, and report no errors. */
import ts from "typescript";

/**
 * Options that fit any repository.
 * @param hasTypes whether packages of declarations are installed at the root: their globals then hold
 */
export const lenientOptions = (root: string, hasTypes: boolean): ts.CompilerOptions => ({
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
  checkJs: false,
  maxNodeModuleJsDepth: 0,
  jsx: ts.JsxEmit.Preserve,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  noImplicitAny: false,
  experimentalDecorators: true,
  esModuleInterop: true,
  allowSyntheticDefaultImports: true,
  allowUmdGlobalAccess: true,
  allowImportingTsExtensions: true,
  allowArbitraryExtensions: true,
  ...(hasTypes ? { typeRoots: [`${root}/node_modules/@types`] } : { types: [] }),
});
