/** Whether questions can be answered: the database is reached and has its tables. */
import { databaseAnswers } from "../db/admin/file-statistics";
import { serverContext } from "./context";

/** @throws the database's failure when it is not ready */
export async function readiness(): Promise<{ status: "ready" }> {
  await databaseAnswers(serverContext().db);
  return { status: "ready" };
}
