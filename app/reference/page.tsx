/** `/reference`: the API as a page to read and to try, made from the OpenAPI document that programs read. */
import type { Metadata } from "next";
import { readApi } from "@/components/reference/api-document";
import { ReferencePage } from "@/components/reference/reference-page";
import { openApiDocument } from "@/lib/http/openapi";

export const metadata: Metadata = { title: "API" };

export default function Page() {
  return <ReferencePage {...readApi(openApiDocument())} />;
}
