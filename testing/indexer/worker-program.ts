/** `fathom worker` as a program of its own, beside the programs that it starts. For tests only. */
import { worker } from "../../scripts/worker";

process.exitCode = await worker(process.cwd(), process.argv.slice(2));
