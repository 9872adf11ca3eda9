/** Turns whatever was thrown into an error of the closed table. Every edge maps through here, once. */
import { databaseFailure } from "../db/database-failure";
import { AppError } from "../errors";

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return (
    databaseFailure(error) ??
    new AppError("internal_error", "Something in Fathom failed while it answered this.", { cause: error })
  );
}
