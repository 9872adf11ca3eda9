/**
 * Questions over packages that `npm install` brings and over Python's standard library; the answers were read in their
 * sources.
 */
import type { Question } from "./question";

const find = (query: string) => ["find_code", { query }] as const;

export const FIRST_QUESTIONS: readonly Question[] = [
  {
    ...{ kind: "where", asked: "Where is OrderedDict?", pattern: "OrderedDict", calls: [find("OrderedDict")] },
    facts: [["stdlib/collections/__init__.py", "class OrderedDict(dict):"]],
  },
  {
    ...{ kind: "where", asked: "Where is QueryObserver?", pattern: "QueryObserver", calls: [find("QueryObserver")] },
    facts: [["query-core/queryObserver.ts", "export class QueryObserver<"]],
  },
  {
    ...{ kind: "where", asked: "Where is Debounce?", pattern: "Debounce", calls: [find("Debounce")] },
    facts: [["watcher/src/Debounce.hh", "class Debounce {"]],
  },
  {
    ...{ kind: "where", asked: "Where is $ZodIssueBase?", pattern: "ZodIssueBase", calls: [find("$ZodIssueBase")] },
    facts: [["zod/v4/core/errors.ts", "export interface $ZodIssueBase {"]],
  },
  {
    ...{ kind: "resolve", asked: "What is _ContextManagerMixin in locks.py?", pattern: "_ContextManagerMixin" },
    calls: [["symbol_at", { file: "stdlib/asyncio/locks.py", symbol: "_ContextManagerMixin" }]],
    facts: [["stdlib/asyncio/locks.py", "class _ContextManagerMixin:"]],
  },
  {
    ...{ kind: "resolve", asked: "What is Subscribable in queryObserver.ts?", pattern: "Subscribable" },
    calls: [["symbol_at", { file: "query-core/queryObserver.ts", symbol: "Subscribable" }]],
    facts: [["query-core/subscribable.ts", "export class Subscribable<"]],
  },
  {
    ...{ kind: "resolve", asked: "What is DirTree in InotifyBackend.hh?", pattern: "DirTree" },
    calls: [["symbol_at", { file: "watcher/src/linux/InotifyBackend.hh", symbol: "DirTree" }]],
    facts: [["watcher/src/DirTree.hh", "class DirTree {"]],
  },
  {
    ...{ kind: "resolve", asked: "What is JSONDecoder in json/__init__.py?", pattern: "JSONDecoder" },
    calls: [["symbol_at", { file: "stdlib/json/__init__.py", symbol: "JSONDecoder" }]],
    facts: [["stdlib/json/decoder.py", "class JSONDecoder(object):"]],
  },
  {
    ...{ kind: "callers", asked: "Who calls hashQueryKeyByOptions?", pattern: "hashQueryKeyByOptions" },
    calls: [["symbol_callers", { symbol: "hashQueryKeyByOptions" }]],
    facts: [
      ["query-core/utils.ts", "query.queryHash !== hashQueryKeyByOptions(queryKey"],
      ["query-core/queryCache.ts", "options.queryHash ?? hashQueryKeyByOptions(queryKey"],
      ["query-core/queryClient.ts", "defaultedOptions.queryHash = hashQueryKeyByOptions("],
    ],
  },
  {
    ...{ kind: "callers", asked: "Who calls canFetch?", pattern: "canFetch" },
    calls: [["symbol_callers", { symbol: "canFetch" }]],
    facts: [
      ["query-core/query.ts", "fetchStatus: canFetch(options.networkMode)"],
      ["query-core/retryer.ts", "const canStart = () => canFetch(config.networkMode)"],
    ],
  },
  {
    ...{ kind: "callers", asked: "Who calls _get_default_tempdir?", pattern: "_get_default_tempdir" },
    calls: [["symbol_callers", { symbol: "_get_default_tempdir" }]],
    facts: [["stdlib/tempfile.py", "tempdir = _get_default_tempdir()"]],
  },
  {
    ...{ kind: "callers", asked: "Who calls Backend::writeSnapshot?", pattern: "writeSnapshot" },
    calls: [["symbol_callers", { symbol: "writeSnapshot", containingType: "Backend" }]],
    facts: [["watcher/src/binding.cc", "backend->writeSnapshot(watcher, &snapshotPath);"]],
  },
  {
    ...{ kind: "derives", asked: "What derives from Subscribable?", pattern: "extends Subscribable" },
    calls: [["symbol_inheritors", { symbol: "Subscribable" }]],
    facts: [
      ["query-core/mutationCache.ts", "export class MutationCache extends"],
      ["query-core/onlineManager.ts", "export class OnlineManager extends"],
      ["query-core/queryCache.ts", "export class QueryCache extends"],
      ["query-core/queryObserver.ts", "export class QueryObserver<"],
      ["query-core/focusManager.ts", "export class FocusManager extends"],
    ],
  },
  {
    ...{ kind: "derives", asked: "What derives from BruteForceBackend?", pattern: "public BruteForceBackend" },
    calls: [["symbol_inheritors", { symbol: "BruteForceBackend" }]],
    facts: [
      ["watcher/src/kqueue/KqueueBackend.hh", "class KqueueBackend"],
      ["watcher/src/wasm/WasmBackend.hh", "class WasmBackend"],
      ["watcher/src/linux/InotifyBackend.hh", "class InotifyBackend"],
      ["watcher/src/windows/WindowsBackend.hh", "class WindowsBackend"],
    ],
  },
  {
    ...{ kind: "derives", asked: "What derives from BaseRequestHandler?", pattern: "\\(BaseRequestHandler\\)" },
    calls: [["symbol_inheritors", { symbol: "BaseRequestHandler" }]],
    facts: [
      ["stdlib/socketserver.py", "class StreamRequestHandler(BaseRequestHandler):"],
      ["stdlib/socketserver.py", "class DatagramRequestHandler(BaseRequestHandler):"],
    ],
  },
  {
    ...{ kind: "derives", asked: "What derives from logging's StreamHandler?", pattern: "\\(StreamHandler\\)" },
    calls: [["symbol_inheritors", { symbol: "StreamHandler" }]],
    facts: [
      ["stdlib/logging/__init__.py", "class FileHandler(StreamHandler):"],
      ["stdlib/logging/__init__.py", "class _StderrHandler(StreamHandler):"],
    ],
  },
  {
    ...{ kind: "overrides", asked: "What overrides Removable.optionalRemove?", pattern: "optionalRemove" },
    calls: [["symbol_implementations", { symbol: "optionalRemove", containingType: "Removable" }]],
    facts: [
      ["query-core/query.ts", "protected override optionalRemove() {"],
      ["query-core/mutation.ts", "protected override optionalRemove() {"],
    ],
  },
  {
    ...{
      kind: "overrides",
      asked: "What overrides Backend::subscribe?",
      pattern: "::subscribe|subscribe\\(WatcherRef",
    },
    calls: [["symbol_implementations", { symbol: "subscribe", containingType: "Backend" }]],
    facts: [
      ["watcher/src/watchman/WatchmanBackend.cc", "void WatchmanBackend::subscribe("],
      ["watcher/src/linux/InotifyBackend.cc", "void InotifyBackend::subscribe("],
      ["watcher/src/windows/WindowsBackend.cc", "void WindowsBackend::subscribe("],
    ],
  },
  {
    ...{ kind: "overrides", asked: "What overrides logging.Handler.emit?", pattern: "def emit" },
    calls: [["symbol_implementations", { symbol: "emit", containingType: "Handler" }]],
    facts: [["stdlib/logging/handlers.py", "def emit(self, record):"]],
  },
  {
    ...{ kind: "overrides", asked: "What overrides Subscribable.onSubscribe?", pattern: "onSubscribe\\(" },
    calls: [["symbol_implementations", { symbol: "onSubscribe", containingType: "Subscribable" }]],
    facts: [
      ["query-core/queryObserver.ts", "protected override onSubscribe(): void {"],
      ["query-core/onlineManager.ts", "protected override onSubscribe(): void {"],
    ],
  },
  {
    ...{ kind: "writes", asked: "Where is Queue._unfinished_tasks written?", pattern: "_unfinished_tasks" },
    calls: [["symbol_usages", { symbol: "_unfinished_tasks", file: "stdlib/asyncio/queues.py", role: "write" }]],
    facts: [
      ["stdlib/asyncio/queues.py", "self._unfinished_tasks += 1"],
      ["stdlib/asyncio/queues.py", "self._unfinished_tasks -= 1"],
    ],
  },
  {
    ...{ kind: "writes", asked: "Where is #gcTimeout set?", pattern: "#gcTimeout" },
    calls: [["symbol_usages", { symbol: "#gcTimeout", role: "write" }]],
    facts: [
      ["query-core/removable.ts", "this.#gcTimeout = timeoutManager.setTimeout("],
      ["query-core/removable.ts", "this.#gcTimeout = undefined"],
    ],
  },
  {
    ...{ kind: "writes", asked: "Where does QueryClient set #defaultOptions?", pattern: "#defaultOptions" },
    calls: [["symbol_usages", { symbol: "#defaultOptions", containingType: "QueryClient", role: "write" }]],
    facts: [
      ["query-core/queryClient.ts", "this.#defaultOptions = config.defaultOptions"],
      ["query-core/queryClient.ts", "this.#defaultOptions = options"],
    ],
  },
  {
    ...{ kind: "writes", asked: "Where is DirTree::isComplete written?", pattern: "isComplete" },
    calls: [["symbol_usages", { symbol: "isComplete", containingType: "DirTree", role: "write" }]],
    facts: [["watcher/src/shared/BruteForceBackend.cc", "tree->isComplete = true;"]],
  },
  {
    ...{ kind: "type", asked: "What type is Backend::mThread?", pattern: "mThread" },
    calls: [["symbol_at", { file: "watcher/src/Backend.hh", symbol: "mThread" }]],
    facts: ["thread mThread"],
  },
  {
    ...{ kind: "type", asked: "What type is Query.#cache?", pattern: "#cache" },
    calls: [["symbol_at", { file: "query-core/query.ts", symbol: "#cache" }]],
    facts: ["QueryCache"],
  },
  {
    ...{ kind: "type", asked: "What type is backend in binding.cc?", pattern: "backend = " },
    calls: [["symbol_at", { file: "watcher/src/binding.cc", line: 90, symbol: "backend" }]],
    facts: ["Backend"],
  },
  {
    ...{
      kind: "type",
      asked: "What type is the observer in mutationObserver's #currentMutation?",
      pattern: "#currentMutation",
    },
    calls: [["symbol_at", { file: "query-core/mutationObserver.ts", symbol: "#currentMutation" }]],
    facts: ["Mutation<"],
  },
  {
    ...{ kind: "breaks", asked: "What breaks when _compose_mro changes?", pattern: "_compose_mro" },
    calls: [["symbol_usages", { symbol: "_compose_mro" }]],
    facts: [["stdlib/functools.py", "mro = _compose_mro(cls, registry.keys())"]],
  },
  {
    ...{ kind: "breaks", asked: "What breaks when handle_one_request changes?", pattern: "handle_one_request" },
    calls: [["symbol_usages", { symbol: "handle_one_request" }]],
    facts: [["stdlib/http/server.py", "self.handle_one_request()"]],
  },
  {
    ...{ kind: "breaks", asked: "What breaks when Removable.scheduleGc changes?", pattern: "scheduleGc" },
    calls: [["symbol_usages", { symbol: "scheduleGc" }]],
    facts: [
      ["query-core/query.ts", "this.scheduleGc()"],
      ["query-core/mutation.ts", "this.scheduleGc()"],
    ],
  },
  {
    ...{ kind: "breaks", asked: "What breaks when parse_ns_headers changes?", pattern: "parse_ns_headers" },
    calls: [["symbol_usages", { symbol: "parse_ns_headers" }]],
    facts: [["stdlib/http/cookiejar.py", "parse_ns_headers(ns_hdrs), request)"]],
  },
  {
    ...{ kind: "counterpart", asked: "Where is DirTree::getChanges implemented?", pattern: "getChanges" },
    calls: [["symbol_declaration", { symbol: "DirTree::getChanges", context_lines: 0 }]],
    facts: [
      ["watcher/src/DirTree.hh", "void getChanges(DirTree *snapshot"],
      ["watcher/src/DirTree.cc", "void DirTree::getChanges("],
    ],
  },
  {
    ...{ kind: "counterpart", asked: "Where is Watcher::notify declared?", pattern: "notify\\(" },
    calls: [["symbol_declaration", { symbol: "Watcher::notify", context_lines: 0 }]],
    facts: [
      ["watcher/src/Watcher.hh", "void notify();"],
      ["watcher/src/Watcher.cc", "void Watcher::notify() {"],
    ],
  },
  {
    ...{ kind: "counterpart", asked: "Where is Debounce::trigger implemented?", pattern: "trigger" },
    calls: [["symbol_declaration", { symbol: "Debounce::trigger", context_lines: 0 }]],
    facts: [["watcher/src/Debounce.cc", "void Debounce::trigger() {"]],
  },
  {
    ...{ kind: "counterpart", asked: "Where is Watcher::getShared declared?", pattern: "getShared" },
    calls: [["symbol_declaration", { symbol: "Watcher::getShared", context_lines: 0 }]],
    facts: [["watcher/src/Watcher.hh", "getShared(std::string dir"]],
  },
  {
    ...{ kind: "plain words", asked: "where is the retry delay computed", pattern: "retry|delay" },
    calls: [find("where is the retry delay computed")],
    facts: [["query-core/retryer.ts", "function defaultRetryDelay("]],
  },
  {
    ...{ kind: "plain words", asked: "escape html special characters", pattern: "escape|html" },
    calls: [find("escape html special characters")],
    facts: [["stdlib/html/__init__.py", "def escape(s, quote=True):"]],
  },
  {
    ...{ kind: "plain words", asked: "how is the method resolution order linearized", pattern: "mro|linear" },
    calls: [find("how is the method resolution order linearized")],
    facts: [["stdlib/functools.py", "def _c3_mro(cls, abcs=None):"]],
  },
  {
    ...{ kind: "plain words", asked: "create a new temporary directory name", pattern: "temp|directory" },
    calls: [find("create a new temporary directory")],
    facts: [["stdlib/tempfile.py", "def mkdtemp("]],
  },
];
