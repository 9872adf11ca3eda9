/** A tool that is another face of existing operations: it stands in a set of its own and has no REST address. */
import type { McpServer, ServerContext } from "@modelcontextprotocol/server";
import type { z } from "zod";
import { jsonSchemaOf } from "../../contract/json-schema";
import type { OperationName, OperationOf } from "../../operations/registry";
import type { OperationOutput } from "../../contract/operation";
import { AppError } from "../../errors";
import type { QueryContext } from "../../queries/context";
import { describeField } from "../../queries/describe-field";
import { repositoriesOf } from "../../queries/repositories";
import { runOperation } from "../../operations/run-operation";
import { advertised, argumentsSchema, noteCall, READ_ONLY } from "../operation-tool";
import { answerOrRefuse, toolResult } from "../tool-result";

export interface ExtraAnswer {
  text: string;
  structured: Record<string, unknown>;
}

/** Asks operations, and knows where repositories lie. */
export class Asker {
  private constructor(
    private readonly context: QueryContext,
    private readonly roots: ReadonlyMap<string, string>,
  ) {}

  static async of(context: QueryContext): Promise<Asker> {
    const repositories = await repositoriesOf(context);
    return new Asker(context, new Map(repositories.map(({ name, root }) => [name, root])));
  }

  ask<Name extends OperationName>(
    name: Name,
    input: Record<string, unknown>,
  ): Promise<OperationOutput<OperationOf<Name>>> {
    return runOperation(name, input, this.context);
  }

  /** As on the machine of the index, with `/`. */
  absolute({ repo, file }: { repo: string; file: string }): string {
    const root = this.roots.get(repo);
    return root === undefined ? `${repo}/${file}` : `${root.replaceAll("\\", "/").replace(/\/+$/, "")}/${file}`;
  }
}

export interface ExtraTool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  description: string;
  input: Input;
  answer(input: z.output<Input>, asker: Asker): Promise<ExtraAnswer>;
}

/** Keeps the type of a tool's input inside it. */
export const extraTool = <Input extends z.ZodObject>(tool: ExtraTool<Input>) => ({
  name: tool.name,
  register(server: McpServer, context: QueryContext): void {
    const inputSchema = advertised({ input: () => jsonSchemaOf(tool.input, "input") });
    const { description } = tool;
    const described = { description, inputSchema, annotations: READ_ONLY };
    server.registerTool(tool.name, described, (raw: unknown, call: ServerContext) =>
      answerOrRefuse(async () => {
        noteCall(call, tool.name);
        const { text, structured } = await tool.answer(checked(tool, raw), await Asker.of(context));
        return toolResult(text, structured);
      }),
    );
  },
});

/** @throws AppError invalid_input that names the field, what it takes and what it got */
function checked<Input extends z.ZodObject>({ name, input }: ExtraTool<Input>, raw: unknown): z.output<Input> {
  const given = argumentsSchema.parse(raw ?? {});
  const known = Object.keys(input.shape);
  const unknown = Object.keys(given).find((field) => !known.includes(field));
  if (unknown !== undefined) {
    const message = `There is no parameter "${unknown.slice(0, 60)}". ${name} takes ${known.join(", ") || "none"}.`;
    throw new AppError("invalid_input", message, { details: { field: unknown.slice(0, 60), takes: known } });
  }
  const parsed = input.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = String(issue.path[0] ?? "");
  const takes = issue.code === "custom" || issue.path.length > 1 ? issue.message : describeField(input.shape[field]);
  const path = issue.path.join(".");
  const got = given[field] === undefined ? "is missing; it takes" : "takes";
  throw new AppError("invalid_input", `\`${path}\` ${got} ${takes}.`, { details: { field: path } });
}
