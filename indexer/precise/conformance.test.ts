/** Every precise engine, on its own small programs. */
import { conformance } from "./testing-conformance";
import { typescriptEngine } from "./typescript/engine";
import { JAVASCRIPT_PROGRAMS } from "./typescript/testing-javascript-programs";
import { TYPESCRIPT_PROGRAMS } from "./typescript/testing-typescript-programs";

conformance(typescriptEngine, [...TYPESCRIPT_PROGRAMS, ...JAVASCRIPT_PROGRAMS]);
