/** What the server brings to the page of a file. */
import type { fileOutline } from "@/lib/contract/file-outline";
import type { OperationOutput } from "@/lib/contract/operation";
import type { readFile } from "@/lib/contract/read-file";
import type { Packed } from "./packed";

/** As it is sent. */
export interface SentCodePage extends Omit<CodePageProps, "outline"> {
  outline: Packed<CodePageProps["outline"]>;
}

export interface CodePageProps {
  content: OperationOutput<typeof readFile>;
  outline: OperationOutput<typeof fileOutline>;
  /** Key of a symbol that was asked for and is nowhere any more. */
  lost: string | null;
}
