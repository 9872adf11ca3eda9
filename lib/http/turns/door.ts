/**
 * The door of the HTTP server itself. Who has many more questions open than can ever wait is refused here, before
 * anything is read or routed: to refuse costs so little that a storm of questions does not keep the server from the
 * rest. So is who sends something to a page. Whether the process lives is answered here, too: that is all it says.
 * What is within the bound takes its turn later, see turns.ts.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "../../env";
import { AppError } from "../../errors";
import { acceptMany } from "../accept-many";
import type { Exchange } from "../exchange";
import { live } from "../live";
import { refuse } from "../respond";
import { faceOf } from "./caller";
import { Pace } from "./pace";

/** Questions that callers have open together: about those that are answered, and those that may wait. */
const MOST_OPEN = 96;
/** What a caller may have open however many others there are: a page asks several questions at once. */
const LEAST_EACH = 8;
/** Seconds. */
const COME_BACK = 1;
/**
 * Milliseconds for which a refusal is held back: two hundred callers that ask on at once had the server refuse a
 * thousand times a second, and answer nearly nobody.
 */
const HELD_BACK = 1_000;
/** More than these are not held back at once. */
const MOST_HELD = 2_000;

const KEY = Symbol.for("fathom.door");
/** On globalThis: Next may load this module more than once. */
const shared = globalThis as { [KEY]?: Door };
const door = (): Door => (shared[KEY] ??= { open: new Map(), refused: 0, held: 0, guarded: new WeakSet() });

interface Door {
  /** questions that each caller has open */
  open: Map<string, number>;
  refused: number;
  /** refusals that are held back */
  held: number;
  guarded: WeakSet<Server>;
}

/** Questions that were refused at the door. */
export const refusedAtDoor = (): number => door().refused;

/**
 * Lets a request in, or answers it with a refusal.
 * @param isCounted false for what always answers: probes, figures, built files
 */
export function keepDoor(
  { server, request, response }: { server: Server; request: IncomingMessage; response: ServerResponse },
  exchange: Exchange,
  isCounted: boolean,
): void {
  guard(server);
  const { requestId } = exchange;
  const turnAway = (error: AppError): void => void answers.set(response, refuse(error, requestId));
  if (request.url === "/livez" && request.method === "GET") answers.set(response, live(requestId));
  if (isBodyForAPage(request, exchange))
    return turnAway(new AppError("method_not_allowed", "Pages are opened with GET.", { hint: READ_ONLY }));
  if (!isCounted) return;
  const { open } = door();
  const caller = callerAtDoor(request, exchange);
  const mine = open.get(caller) ?? 0;
  const callers = open.size + (mine === 0 ? 1 : 0);
  if (mine >= Math.max(LEAST_EACH, Math.floor(MOST_OPEN / callers))) {
    door().refused++;
    return turnAway(new AppError("rate_limited", TOO_MANY, { retryAfter: COME_BACK }));
  }
  open.set(caller, mine + 1);
  exchange.ended.addEventListener("abort", () => {
    const left = (open.get(caller) ?? 1) - 1;
    if (left === 0) open.delete(caller);
    else open.set(caller, left);
  });
}

/** Nobody has been asked for a name yet: what stands for it in the request tells people apart well enough. */
function callerAtDoor({ headers }: IncomingMessage, { peer, operation }: Exchange): string {
  const { authorization = "", cookie = "" } = headers;
  return [faceOf(headers["user-agent"], operation), peer, authorization, cookie].join("\n");
}

const TOO_MANY = "You ask more of this Fathom at once than it can answer.";
const READ_ONLY = "What changes something is asked at its own address: /api/openapi.json lists what there is.";

/**
 * Pages take nothing. What is sent to one nevertheless would be held in memory on its way to them, whatever its size.
 */
const isBodyForAPage = ({ method = "" }: IncomingMessage, { operation }: Exchange): boolean =>
  (operation === "page" || operation === "asset") && !READING.has(method);

const READING: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** What is answered here. */
const answers = new WeakMap<ServerResponse, Response>();

/** A page takes five milliseconds to begin. */
const BEGUN_IN_A_TURN = 8;

/**
 * Has these sent before the server's own listeners see the request, and the others begun in their turn. What a server
 * needs once is done here: the launcher's is given more of its listening socket.
 */
function guard(server: Server): void {
  const { guarded } = door();
  if (guarded.has(server)) return;
  guarded.add(server);
  if (env().launchToken !== undefined) acceptMany(server, process);
  const emit = server.emit.bind(server);
  const pace = new Pace(BEGUN_IN_A_TURN);
  server.emit = (event: string, ...about: unknown[]): boolean => {
    const [request, response] = about as [IncomingMessage, ServerResponse];
    if (event !== "request") return emit(event, ...about);
    const answer = answers.get(response);
    if (answer !== undefined) void send(answer, request, response);
    else pace.begin(() => response.destroyed || emit(event, ...about));
    return true;
  };
}

async function holdBack(): Promise<void> {
  const all = door();
  if (all.held >= MOST_HELD) return;
  all.held++;
  await sleep(HELD_BACK, undefined, { ref: false });
  all.held--;
}

/** Bytes of a body that are read and thrown away: a new connection costs more. */
const SHORT_BODY = 64 * 1024;

const isShort = ({ headers }: IncomingMessage): boolean => Number(headers["content-length"] ?? "NaN") <= SHORT_BODY;

/** As every answer of this server, and stricter: there is nothing to show. */
const SHUT_IN = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
};

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await answer.text();
  if (answer.status === 429) await holdBack();
  if (response.destroyed) return;
  // A large body that has not come is not waited for.
  if (!READING.has(request.method ?? "") && !isShort(request)) response.setHeader("connection", "close");
  const comeBack = answer.headers.get("retry-after");
  // A browser asks again by itself.
  if (comeBack !== null) response.setHeader("refresh", comeBack);
  if (answer.status === 405) response.setHeader("allow", "GET, HEAD");
  response.writeHead(answer.status, { ...SHUT_IN, ...Object.fromEntries(answer.headers) });
  response.end(text);
}
