/** What a page answers when its address names nothing: a normal answer, not a failure. */
import { AppError } from "@/lib/errors";

const MISSING: ReadonlySet<string> = new Set(["no_such_file", "no_such_repository", "invalid_input"]);

/** The requested thing does not exist, or cannot exist: the name is too long, or the key is not a valid key. */
export function isMissing(error: unknown): error is AppError {
  return error instanceof AppError && MISSING.has(error.code);
}

/** Null where what was asked for is missing. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
