/** The page of a file without text: why it was skipped, and its size. */
import { Icon } from "../icons/icon";
import { bytes } from "../words/figures";
import { reasonWords } from "../words/reasons";
import type { CodePageProps } from "./code-page-props";

export function SkippedFile({ content }: { content: CodePageProps["content"] }) {
  const { file, status, reason, detail, size, emptyReason } = content;
  const why = emptyReason?.message ?? `${reasonWords(reason)}, ${bytes(size)}.`;
  return (
    <div className="code-area scrolls">
      <div className="skipped">
        <Icon
          name={status === "failed" ? "error" : "info"}
          size={24}
          className={status === "failed" ? "tone-err" : "soft"}
        />
        <h2>{`No text of ${file.slice(file.lastIndexOf("/") + 1)}`}</h2>
        <p className="prose soft">
          {why} {detail !== null && !why.includes(detail) ? detail : ""}
        </p>
      </div>
    </div>
  );
}
