/** The file whose history is shown. */
import type { FileLanguage } from "@/lib/contract/vocabulary";

export interface HistoryProps {
  repo: string;
  file: string;
  language: FileLanguage | null;
  /** Only this commit and those before it; all when left out. */
  rev?: string;
}
