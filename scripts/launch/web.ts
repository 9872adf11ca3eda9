/** The web server: `next start`, and the wait until its page answers. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "../../lib/env";
import { AppError } from "../../lib/errors";
import { sendCopies } from "../../lib/listener-copies";
import { packageFolder } from "../build/package-folder.mjs";
import { localHost } from "./address";
import { keepRunning, type Kept } from "./keep-running";
import { startProgram, type Exit, type Program } from "./program";

const READY_MS = 60_000;
/** It only reads: what it has not answered by then is asked again. */
const STOP_MS = 2_000;
/** What people ask first: the server reads the code behind a page when it is first asked for it. */
const FIRST_QUESTIONS = ["api/symbols?query=fathom&limit=1", "api/text?query=fathom&limit=1&timeout_ms=2000"];
/**
 * Megabytes of objects that have not lived long; each is held three times. 24 cost 90 MB more over all of Linux and
 * saved no CPU. Other versions of Node choose otherwise.
 *
 * There is no --enable-source-maps beside it: Node keeps the sources of all pages, of Next and of Prisma then, 42 MB,
 * for a stack in a log.
 */
const YOUNG_GENERATION = "--max-semi-space-size=16";
/**
 * Old objects are gone through when they have grown by so many hundredths. Left to itself the engine takes between 10
 * and 300, fewer the busier the machine is, and a busy machine then went through all that is kept several times a
 * minute, in the middle of questions. What it lets grow is held. 50 cost 7 ms of CPU a question less than 30 (of 60),
 * and 0.1 to 0.2 GB more over all of Linux (decision 173).
 */
const HEAP_GROWTH = "--heap-growing-percent=30";
/** It asks for a collection itself where it dropped what the engine does not count: see `SymbolIndex`. */
const MAY_COLLECT = "--expose-gc";
/**
 * The symbols lie in large arrays, and what is known of files in smaller ones. After the first of them is freed glibc
 * takes ever larger ones (up to 32 MB) from its heaps, one for each thread, and heaps that are emptied and filled
 * again keep more than is in them: over all of Linux 218 MB, and 111 with this. A fixed threshold has every array, and
 * every buffer that is read into, mapped for itself and given back to the system when it is freed. Other C libraries
 * do not know these variables.
 */
const ARRAYS_APART = { MALLOC_MMAP_THRESHOLD_: "16384", MALLOC_ARENA_MAX: "2" };

interface WebSettings {
  root: string;
  dataFolder: string;
  databaseUrl: string;
  port: number;
  /** what programs of this start send to be let in */
  launchToken: string;
  /** addresses of search servers that the launcher runs; without one the environment says */
  engines: Record<string, string>;
  /** takes a line for people: it crashed, and what happens now */
  onTrouble: (line: string) => void;
}

interface Web {
  /** what programs of this machine ask */
  url: string;
  /** Resolves when the page answers; rejects when the server ends before it does. */
  ready: Promise<void>;
  /** Resolves when it crashed too often to be started again. */
  gaveUp: Promise<Exit>;
  stop(): Promise<void>;
}

/** Starts the web server; from its first answer on it is started again when it crashes. */
export function startWeb(settings: WebSettings): Web {
  const { port, onTrouble, launchToken } = settings;
  const stop = (program: Program): Promise<void> => program.stop("signal", STOP_MS);
  const first = run(settings);
  const ready = untilAnswers(port, first);
  const again = (): Program => {
    const program = run(settings);
    askFirstOf(port, launchToken, untilAnswers(port, program));
    return program;
  };
  askFirstOf(port, launchToken, ready);
  let kept: Kept | undefined;
  const gaveUp = ready.then(() => {
    kept = keepRunning(first, { title: "The web server", run: again, stop, tell: onTrouble });
    return kept.gaveUp;
  });
  // What it never got ready for, `ready` tells.
  gaveUp.catch(() => {});
  return {
    url: `http://${env().isPublic ? localHost(env()) : "localhost"}:${port}/`,
    ready,
    gaveUp,
    stop: async () => {
      await stop(first);
      await kept?.stop();
    },
  };
}

function run({ root, dataFolder, databaseUrl, port, engines, launchToken }: WebSettings): Program {
  return startProgram({
    root,
    script: join(packageFolder(root, "next") ?? root, "dist/bin/next"),
    args: ["start", "-H", env().host, "-p", String(port)],
    nodeOptions: [YOUNG_GENERATION, HEAP_GROWTH, MAY_COLLECT],
    env: {
      ...ARRAYS_APART,
      DATABASE_URL: databaseUrl,
      FATHOM_DATA: dataFolder,
      FATHOM_PORT: String(port),
      FATHOM_LAUNCH_TOKEN: launchToken,
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_ENV: "production",
      ...engines,
    },
    log: join(dataFolder, "logs", "web.log"),
    onMessage: sendCopies,
  });
}

/** One after the other, so that somebody else's question comes between them; what they answer is nobody's business. */
function askFirstOf(port: number, token: string, ready: Promise<void>): void {
  const ask = async (): Promise<void> => {
    for (const question of FIRST_QUESTIONS) {
      const headers = { connection: "close", authorization: `Bearer ${token}` };
      const options = { headers, signal: AbortSignal.timeout(READY_MS) };
      await (await fetch(`http://${localHost(env())}:${port}/${question}`, options)).arrayBuffer();
    }
  };
  void ready.then(ask).catch(() => {});
}

async function untilAnswers(port: number, program: Program): Promise<void> {
  let exit: Exit | undefined;
  void program.exited.then((value) => (exit = value));
  for (const end = Date.now() + READY_MS; Date.now() < end && !exit; await sleep(100)) {
    if (await answers(`http://${localHost(env())}:${port}/livez`)) return;
  }
  if (exit?.expected) return;
  const why = exit ? `it ended with ${exit.reason}:\n${exit.said}` : `no answer within ${READY_MS / 1000} s`;
  throw new AppError(
    /EADDRINUSE/.test(why) ? "port_in_use" : "internal_error",
    `The web server did not start: ${why}`,
    {
      hint: "Start again; logs/web.log in the data folder holds everything it said.",
    },
  );
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { headers: { connection: "close" }, signal: AbortSignal.timeout(2_000) })).status < 500;
  } catch {
    return false;
  }
}
