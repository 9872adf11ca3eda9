/** Reads what the page of the API shows from its OpenAPI document. Pure. */
import { z } from "zod";

const schemaSchema = z.record(z.string(), z.unknown());
export type JsonSchema = z.output<typeof schemaSchema>;

const parameterSchema = z.object({
  name: z.string(),
  required: z.boolean(),
  description: z.string().optional(),
  schema: schemaSchema,
});
export type ApiParameter = z.output<typeof parameterSchema>;

const documentSchema = z.object({
  info: z.object({ version: z.string(), description: z.string() }),
  paths: z.record(
    z.string(),
    z.object({
      get: z.object({
        operationId: z.string(),
        summary: z.string(),
        description: z.string(),
        parameters: z.array(parameterSchema),
        responses: z.record(
          z.string(),
          z.object({
            description: z.string(),
            content: z.record(z.string(), z.object({ schema: schemaSchema })).optional(),
          }),
        ),
      }),
    }),
  ),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
});

export interface ApiOperation {
  name: string;
  title: string;
  description: string;
  path: string;
  parameters: ApiParameter[];
  /** Of the answer; null where it is not JSON. */
  answer: JsonSchema | null;
  /** Other statuses, each with what it means. */
  failures: { status: string; description: string }[];
}

export interface Api {
  version: string;
  description: string;
  operations: ApiOperation[];
  /** Shapes that answers share, by name. */
  schemas: Readonly<Record<string, JsonSchema>>;
}

/** @throws ZodError for what is no document of this API */
export function readApi(document: unknown): Api {
  const { info, paths, components } = documentSchema.parse(document);
  const operations = Object.entries(paths).map(([path, { get }]): ApiOperation => {
    const { operationId, summary, description, parameters, responses } = get;
    const { 200: answer, ...others } = responses;
    return {
      name: operationId,
      title: summary,
      description,
      path,
      parameters,
      answer: answer?.content?.["application/json"]?.schema ?? null,
      failures: Object.entries(others).map(([status, each]) => ({ status, description: each.description })),
    };
  });
  return { ...info, operations, schemas: components.schemas };
}
