import hooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";
import { arrowsRule } from "./scripts/lint/arrows.mjs";
import { commentWidthRule } from "./scripts/lint/comment-width.mjs";

const SOURCES = ["**/*.{ts,tsx,mjs,js}"];
const TESTS = ["**/*.{test,spec}.{ts,tsx}", "testing/**/*.ts"];

/** SQL has one home: queries, pools and the generated client are made in lib/db and handed out as functions. */
const sqlAtHome = {
  "@typescript-eslint/no-restricted-imports": [
    "error",
    {
      paths: ["pg", "pg-copy-streams", "@prisma/client", "@prisma/adapter-pg"].map((name) => ({
        name,
        allowTypeImports: true,
        message: "SQL lives in lib/db: add a function there.",
      })),
    },
  ],
  "no-restricted-syntax": [
    "error",
    {
      selector: "MemberExpression[property.name=/^\\$(query|execute)Raw/]",
      message: "SQL lives in lib/db: add a function there.",
    },
  ],
};

export default defineConfig([
  globalIgnores([
    "lib/resolve/samples/*/**",
    "node_modules/",
    "**/dist/",
    ".next/",
    "lib/db/generated/",
    "next-env.d.ts",
    "**/fixtures/",
    "e2e/corpus/",
    "test-results/",
    "playwright-report/",
  ]),
  {
    files: SOURCES,
    extends: [typescript.configs.recommended],
    plugins: { house: { rules: { arrows: arrowsRule, "comment-width": commentWidthRule } } },
    rules: {
      "house/arrows": "error",
      "house/comment-width": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // The compiler reports these, with the same exceptions.
      "@typescript-eslint/no-unused-vars": "off",
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
    },
  },
  { files: SOURCES, ignores: ["lib/db/**", "lib/postgres/**", "bench/**", ...TESTS], rules: sqlAtHome },
  {
    files: ["{app,components}/**/*.{ts,tsx}"],
    extends: [hooks.configs.flat.recommended],
    // Tells what the React compiler would leave alone; there is no such compiler here.
    rules: { "react-hooks/incompatible-library": "off" },
  },
]);
