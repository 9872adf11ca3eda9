/** The file whose history is shown. */
import type { FileLanguage } from "@/lib/contract/vocabulary";

export interface HistoryProps {
  repo: string;
  file: string;
  language: FileLanguage | null;
}
