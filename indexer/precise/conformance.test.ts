/** Every precise engine, on its own small programs. Those whose compiler is not on this machine are skipped. */
import { clangdEngine } from "./clangd/engine";
import { C_PROGRAMS } from "../../testing/precise/c-programs";
import { ENGINES } from "./engines";
import { conformance } from "../../testing/precise/conformance";
import { JAVA_PROGRAMS } from "../../testing/precise/java-programs";
import { javaEngine } from "./java/engine";
import { KOTLIN_PROGRAMS } from "../../testing/precise/kotlin-programs";
import { kotlinEngine } from "./kotlin/engine";
import { goEngine } from "./go/engine";
import { GO_PROGRAMS } from "../../testing/precise/go-programs";
import { PYTHON_PROGRAMS } from "../../testing/precise/python-programs";
import { pythonEngine } from "./python/engine";
import { RUST_PROGRAMS } from "../../testing/precise/rust-programs";
import { rustEngine } from "./rust/engine";
import { typescriptEngine } from "./typescript/engine";
import { JAVASCRIPT_PROGRAMS } from "../../testing/precise/javascript-programs";
import { TYPESCRIPT_PROGRAMS } from "../../testing/precise/typescript-programs";

const compiler = (id: string) =>
  ENGINES.find((entry) => entry.id === id)?.find({ dataFolder: process.env.FATHOM_DATA, path: process.env.PATH }) ?? {
    reason: "There is no such engine.",
  };

conformance(typescriptEngine, compiler("typescript"), [...TYPESCRIPT_PROGRAMS, ...JAVASCRIPT_PROGRAMS]);
conformance(clangdEngine, compiler("clangd"), C_PROGRAMS);
conformance(pythonEngine, compiler("ty"), PYTHON_PROGRAMS);
conformance(javaEngine, compiler("jdt"), JAVA_PROGRAMS);
conformance(kotlinEngine, compiler("kotlin"), KOTLIN_PROGRAMS);
conformance(goEngine, compiler("go"), GO_PROGRAMS);
conformance(rustEngine, compiler("rust-analyzer"), RUST_PROGRAMS);
