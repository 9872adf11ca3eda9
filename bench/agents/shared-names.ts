/**
 * Questions about names that several symbols share: told apart by the container, by the place of a use, by a path. An
 * answer that names a namesake's line as well does not solve them.
 */
import type { Fact, Question } from "./question";

const ASYNC_LOCKS = "stdlib/asyncio/locks.py";
const ASYNC_QUEUES = "stdlib/asyncio/queues.py";
const PROCESS_QUEUES = "stdlib/multiprocessing/queues.py";
const PROCESS_LOCKS = "stdlib/multiprocessing/synchronize.py";
const QUEUE = "stdlib/queue.py";
const THREADING = "stdlib/threading.py";

const threadEvent: Fact = [THREADING, "class Event:"];
const asyncEvent: Fact = [ASYNC_LOCKS, "class Event(mixins._LoopBoundMixin):"];
const processEvent: Fact = [PROCESS_LOCKS, "class Event(object):"];
const tkEvent: Fact = ["stdlib/tkinter/__init__.py", "class Event:"];

const find = (query: string, scope?: object) =>
  ["find_code", scope === undefined ? { query } : { query, scope }] as const;

const byContainer: readonly Question[] = [
  {
    ...{ kind: "where", asked: "Where is threading.Event?", pattern: "class Event" },
    ...{ calls: [find("threading.Event")], facts: [threadEvent], never: [tkEvent, asyncEvent, processEvent] },
  },
  {
    ...{ kind: "where", asked: "Where is asyncio.locks.Event?", pattern: "class Event" },
    ...{ calls: [find("asyncio.locks.Event")], facts: [asyncEvent], never: [threadEvent, tkEvent, processEvent] },
  },
  {
    ...{ kind: "where", asked: "Where is FSEventsBackend::subscribe?", pattern: "::subscribe" },
    calls: [["symbol_declaration", { symbol: "subscribe", containingType: "FSEventsBackend" }]],
    facts: [["watcher/src/macos/FSEventsBackend.cc", "void FSEventsBackend::subscribe(WatcherRef watcher) {"]],
    never: [["watcher/src/linux/InotifyBackend.cc", "void InotifyBackend::subscribe(WatcherRef watcher) {"]],
  },
  {
    ...{ kind: "where", asked: "Where is InotifyBackend::subscribe?", pattern: "::subscribe" },
    calls: [find("InotifyBackend::subscribe")],
    facts: [["watcher/src/linux/InotifyBackend.cc", "void InotifyBackend::subscribe(WatcherRef watcher) {"]],
    never: [["watcher/src/windows/WindowsBackend.cc", "void WindowsBackend::subscribe(WatcherRef watcher) {"]],
  },
  {
    ...{ kind: "callers", asked: "Who calls QueryObserver.setOptions?", pattern: "setOptions\\(" },
    calls: [["symbol_callers", { symbol: "setOptions", containingType: "QueryObserver" }]],
    facts: [["query-core/queriesObserver.ts", "match.observer.setOptions(match.defaultedQueryOptions),"]],
    never: [["query-core/query.ts", "this.setOptions(config.options)"]],
  },
  {
    ...{ kind: "callers", asked: "Who calls Query.setOptions?", pattern: "setOptions\\(" },
    calls: [["symbol_callers", { symbol: "setOptions", containingType: "Query" }]],
    facts: [
      ["query-core/queryObserver.ts", "this.#currentQuery.setOptions(this.options)"],
      ["query-core/query.ts", "this.setOptions(config.options)"],
    ],
    never: [["query-core/mutationObserver.ts", "this.#currentMutation.setOptions(this.options)"]],
  },
  {
    ...{ kind: "callers", asked: "Who calls Query.cancel?", pattern: "\\.cancel\\(" },
    calls: [["symbol_callers", { symbol: "cancel", containingType: "Query" }]],
    facts: [["query-core/queryClient.ts", ".map((query) => query.cancel(defaultedCancelOptions)),"]],
    never: [["query-core/query.ts", "this.#retryer?.cancel(options)"]],
  },
  {
    ...{ kind: "callers", asked: "Who calls Thread.run?", pattern: "\\.run\\(" },
    calls: [["symbol_callers", { symbol: "run", containingType: "threading.Thread" }]],
    facts: [[THREADING, "                self.run()"]],
  },
];

/** The name as it is used at a place. */
const byPlace: readonly Question[] = [
  {
    ...{ kind: "resolve", asked: "Which Event does Thread make?", pattern: "class Event" },
    calls: [["symbol_at", { file: THREADING, line: [THREADING, "self._started = Event()"], symbol: "Event" }]],
    ...{ facts: [threadEvent], never: [asyncEvent, tkEvent, processEvent] },
  },
  {
    ...{ kind: "resolve", asked: "Which Event does asyncio's Queue make?", pattern: "class Event" },
    calls: [["symbol_at", { file: ASYNC_QUEUES, line: [ASYNC_QUEUES, "= locks.Event()"], symbol: "Event" }]],
    ...{ facts: [asyncEvent], never: [threadEvent, tkEvent, processEvent] },
  },
  {
    ...{ kind: "resolve", asked: "Which Condition does multiprocessing's Queue make?", pattern: "class Condition" },
    calls: [
      ["symbol_at", { file: PROCESS_QUEUES, line: [PROCESS_QUEUES, "= threading.Condition("], symbol: "Condition" }],
    ],
    facts: [[THREADING, "class Condition:"]],
    never: [
      [PROCESS_LOCKS, "class Condition(object):"],
      [ASYNC_LOCKS, "class Condition("],
    ],
  },
  {
    ...{ kind: "resolve", asked: "Which Lock does asyncio's Condition make?", pattern: "class Lock" },
    calls: [["symbol_at", { file: ASYNC_LOCKS, line: [ASYNC_LOCKS, "            lock = Lock()"], symbol: "Lock" }]],
    ...{ facts: [[ASYNC_LOCKS, "class Lock("]], never: [[PROCESS_LOCKS, "class Lock(SemLock):"]] },
  },
  {
    ...{ kind: "resolve", asked: "Which ParseStatus does v3/types.ts use?", pattern: "class ParseStatus" },
    calls: [["symbol_at", { file: "zod/v3/types.ts", symbol: "ParseStatus" }]],
    facts: [["zod/v3/helpers/parseUtil.ts", "export class ParseStatus {"]],
  },
  {
    ...{ kind: "overrides", asked: "What overrides queue.Queue._put?", pattern: "def _put" },
    calls: [["symbol_implementations", { file: QUEUE, line: [QUEUE, "    def _put(self, item):"], symbol: "_put" }]],
    facts: ["PriorityQueue", "LifoQueue"],
    never: [[ASYNC_QUEUES, "def _put(self, item, heappush=heapq.heappush):"]],
  },
  {
    ...{ kind: "callers", asked: "Who calls queue.Queue._put?", pattern: "_put\\(" },
    calls: [["symbol_callers", { file: QUEUE, line: [QUEUE, "    def _put(self, item):"], symbol: "_put" }]],
    facts: [[QUEUE, "            self._put(item)"]],
    never: [[ASYNC_QUEUES, "        self._put(item)"]],
  },
];

/** A file that declares or uses it, a part of the path, or the words of both. */
const byPath: readonly Question[] = [
  {
    ...{ kind: "where", asked: "Where is multiprocessing's Event?", pattern: "class Event" },
    calls: [find("Event", { path: "multiprocessing/" })],
    ...{ facts: [processEvent], never: [threadEvent, asyncEvent, tkEvent] },
  },
  {
    ...{ kind: "where", asked: "Where is ZodString of version 3?", pattern: "ZodString\\b" },
    calls: [find("ZodString", { path: "v3/" })],
    facts: [["zod/v3/types.ts", "export class ZodString extends ZodType<string, ZodStringDef, string> {"]],
    never: [["zod/v4/classic/schemas.ts", "export interface ZodString"]],
  },
  {
    ...{ kind: "where", asked: "Where is ZodError of version 4?", pattern: "ZodError\\b" },
    calls: [find("ZodError", { path: "v4/" })],
    facts: [["zod/v4/classic/errors.ts", "export interface ZodError<T = unknown> extends $ZodError<T> {"]],
    never: [["zod/v3/ZodError.ts", "export class ZodError<T = any> extends Error {"]],
  },
  {
    ...{ kind: "type", asked: "What does queue.Queue.get take?", pattern: "def get\\(" },
    calls: [["symbol_declaration", { symbol: "get", containingType: "Queue", file: QUEUE, context_lines: 0 }]],
    facts: [[QUEUE, "    def get(self, block=True, timeout=None):"]],
    never: [[PROCESS_QUEUES, "    def get(self, block=True, timeout=None):"]],
  },
  {
    ...{ kind: "derives", asked: "What derives from threading's Semaphore?", pattern: "\\(Semaphore\\)" },
    calls: [["symbol_inheritors", { symbol: "Semaphore", file: THREADING }]],
    facts: [[THREADING, "class BoundedSemaphore(Semaphore):"]],
    never: [[ASYNC_LOCKS, "class BoundedSemaphore(Semaphore):"]],
  },
  {
    ...{ kind: "derives", asked: "What derives from asyncio's Semaphore?", pattern: "\\(Semaphore\\)" },
    calls: [["symbol_inheritors", { symbol: "asyncio.locks.Semaphore" }]],
    facts: [[ASYNC_LOCKS, "class BoundedSemaphore(Semaphore):"]],
    never: [[THREADING, "class BoundedSemaphore(Semaphore):"]],
  },
  {
    ...{ kind: "derives", asked: "What derives from the Queue of queue.py?", pattern: "\\(Queue\\)" },
    calls: [["symbol_inheritors", { symbol: "Queue", file: QUEUE }]],
    facts: [
      [QUEUE, "class PriorityQueue(Queue):"],
      [QUEUE, "class LifoQueue(Queue):"],
    ],
    never: [[ASYNC_QUEUES, "class PriorityQueue(Queue):"]],
  },
  {
    ...{ kind: "type", asked: "Which members has multiprocessing's Condition?", pattern: "def wait_for" },
    calls: [["symbol_members", { symbol: "Condition", file: PROCESS_LOCKS }]],
    facts: [[PROCESS_LOCKS, "    def wait_for(self, predicate, timeout=None):"]],
    never: [[THREADING, "    def wait_for(self, predicate, timeout=None):"]],
  },
  {
    ...{ kind: "writes", asked: "Where does queue.Queue set maxsize?", pattern: "maxsize" },
    calls: [["symbol_usages", { symbol: "maxsize", containingType: "Queue", file: QUEUE, role: "write" }]],
    facts: [[QUEUE, "        self.maxsize = maxsize"]],
  },
  {
    ...{ kind: "breaks", asked: "What uses asyncio's Process?", pattern: "\\bProcess\\b" },
    calls: [["symbol_usages", { symbol: "Process", file: "stdlib/asyncio/subprocess.py" }]],
    facts: [["stdlib/asyncio/subprocess.py", "    return Process(transport, protocol, loop)"]],
    never: [["stdlib/multiprocessing/context.py", "class Process(process.BaseProcess):"]],
  },
  {
    ...{ kind: "breaks", asked: "What uses asyncio's Lock?", pattern: "\\bLock\\(" },
    calls: [["symbol_usages", { symbol: "Lock", file: ASYNC_LOCKS }]],
    facts: [[ASYNC_LOCKS, "            lock = Lock()"]],
    never: [[PROCESS_LOCKS, "class Lock(SemLock):"]],
  },
];

export const SHARED_NAMES: readonly Question[] = [...byContainer, ...byPlace, ...byPath];
