/** Questions that were written late, about names that several symbols share, and that nothing was tuned for. */
import type { Question } from "./question";

const find = (query: string) => ["find_code", { query }] as const;

export const SECOND_QUESTIONS: readonly Question[] = [
  {
    ...{ kind: "where", asked: "Where is asyncio's Queue?", pattern: "class Queue" },
    calls: [find("asyncio.Queue"), find("Queue")],
    facts: [["stdlib/asyncio/queues.py", "class Queue(mixins._LoopBoundMixin):"]],
  },
  {
    ...{ kind: "where", asked: "Where is DirTree::find?", pattern: "find\\(", calls: [find("DirTree::find")] },
    facts: [["watcher/src/DirTree.cc", "DirEntry *DirTree::find(std::string path) {"]],
  },
  {
    ...{ kind: "resolve", asked: "What is Signal in Backend.hh?", pattern: "Signal" },
    calls: [["symbol_at", { file: "watcher/src/Backend.hh", symbol: "Signal" }]],
    facts: [["watcher/src/Signal.hh", "class Signal {"]],
  },
  {
    ...{ kind: "resolve", asked: "What is FeedParser in email/parser.py?", pattern: "FeedParser" },
    calls: [["symbol_at", { file: "stdlib/email/parser.py", symbol: "FeedParser" }]],
    facts: [["stdlib/email/feedparser.py", "class FeedParser:"]],
  },
  {
    ...{ kind: "callers", asked: "Who calls Query.fetch?", pattern: "\\.fetch\\(" },
    calls: [["symbol_callers", { symbol: "fetch", containingType: "Query" }]],
    facts: [
      ["query-core/queryClient.ts", "let promise = query.fetch(undefined, fetchOptions)"],
      ["query-core/queryClient.ts", "? await query.fetch(defaultedOptions)"],
    ],
  },
  {
    ...{ kind: "callers", asked: "Who calls EventList::update?", pattern: "update\\(" },
    calls: [["symbol_callers", { symbol: "update", containingType: "EventList" }]],
    facts: [
      ["watcher/src/DirTree.cc", "events.update(it->second.path);"],
      ["watcher/src/watchman/WatchmanBackend.cc", "watcher->mEvents.update(path);"],
    ],
  },
  {
    ...{ kind: "derives", asked: "What derives from urllib's BaseHandler?", pattern: "\\(BaseHandler" },
    calls: [["symbol_inheritors", { symbol: "BaseHandler", path: "urllib/" }]],
    facts: [
      ["stdlib/urllib/request.py", "class HTTPErrorProcessor(BaseHandler):"],
      ["stdlib/urllib/request.py", "class ProxyHandler(BaseHandler):"],
    ],
  },
  {
    ...{ kind: "derives", asked: "What derives from Removable?", pattern: "extends Removable" },
    calls: [["symbol_inheritors", { symbol: "Removable" }]],
    facts: [
      ["query-core/query.ts", "export class Query<"],
      ["query-core/mutation.ts", "export class Mutation<"],
    ],
  },
  {
    ...{ kind: "overrides", asked: "What overrides Backend::unsubscribe?", pattern: "unsubscribe\\(WatcherRef" },
    calls: [["symbol_implementations", { symbol: "unsubscribe", containingType: "Backend" }]],
    facts: [
      ["watcher/src/linux/InotifyBackend.cc", "void InotifyBackend::unsubscribe("],
      ["watcher/src/kqueue/KqueueBackend.cc", "void KqueueBackend::unsubscribe("],
    ],
  },
  {
    ...{ kind: "overrides", asked: "What overrides argparse's Action.__call__?", pattern: "def __call__" },
    calls: [["symbol_implementations", { symbol: "__call__", containingType: "Action" }]],
    facts: [["stdlib/argparse.py", "def __call__(self, parser, namespace, values, option_string=None):"]],
  },
  {
    ...{
      kind: "writes",
      asked: "Where is Event::isDeleted written?",
      pattern: "isDeleted",
    },
    calls: [["symbol_usages", { symbol: "isDeleted", containingType: "Event", role: "write" }]],
    facts: [["watcher/src/Event.hh", "isDeleted = true;"]],
  },
  {
    ...{ kind: "writes", asked: "Where does Barrier set _state?", pattern: "_state = " },
    calls: [["symbol_usages", { symbol: "_state", containingType: "Barrier", path: "asyncio/", role: "write" }]],
    facts: [["stdlib/asyncio/locks.py", "self._state = _BarrierState.FILLING"]],
  },
  {
    ...{ kind: "type", asked: "What type is tree in BruteForceBackend's getEventsSince?", pattern: "tree" },
    calls: [["symbol_at", { file: "watcher/src/shared/BruteForceBackend.cc", line: 12, symbol: "tree" }]],
    facts: ["DirTree"],
  },
  {
    ...{ kind: "type", asked: "What type is #queryCache of QueryClient?", pattern: "#queryCache" },
    calls: [["symbol_at", { file: "query-core/queryClient.ts", symbol: "#queryCache" }]],
    facts: ["QueryCache"],
  },
  {
    ...{ kind: "breaks", asked: "What breaks when ArgumentParser._get_values changes?", pattern: "_get_values" },
    calls: [["symbol_usages", { symbol: "_get_values", containingType: "ArgumentParser" }]],
    facts: [["stdlib/argparse.py", "argument_values = self._get_values(action, argument_strings)"]],
  },
  {
    ...{ kind: "breaks", asked: "What breaks when Watcher::getShared changes?", pattern: "getShared" },
    calls: [["symbol_usages", { symbol: "getShared", containingType: "Watcher" }]],
    facts: [["watcher/src/binding.cc", "watcher = Watcher::getShared("]],
  },
  {
    ...{ kind: "counterpart", asked: "Where is DirTree::update implemented?", pattern: "update\\(" },
    calls: [["symbol_declaration", { symbol: "update", containingType: "DirTree", context_lines: 0 }]],
    facts: [["watcher/src/DirTree.cc", "DirEntry *DirTree::update(std::string path, uint64_t mtime) {"]],
  },
  {
    ...{ kind: "counterpart", asked: "Where is Debounce::notify implemented?", pattern: "notify\\(" },
    calls: [["symbol_declaration", { symbol: "notify", containingType: "Debounce", context_lines: 0 }]],
    facts: [["watcher/src/Debounce.cc", "void Debounce::notify() {"]],
  },
  {
    ...{ kind: "plain words", asked: "guess the content type of a file from its name", pattern: "guess|content" },
    calls: [find("guess the content type of a file from its name")],
    facts: [["stdlib/mimetypes.py", "def guess_type(url, strict=True):"]],
  },
  {
    ...{ kind: "plain words", asked: "decide whether cached data is stale", pattern: "stale|cached" },
    calls: [find("decide whether cached data is stale")],
    facts: [["query-core/query.ts", "isStale(): boolean {"]],
  },
  {
    ...{
      kind: "plain words",
      asked: "wait until no more file system events arrive before notifying",
      pattern: "debounce|wait|notify",
    },
    calls: [find("wait for more events before notifying callbacks")],
    facts: [["watcher/src/Debounce.cc", "void Debounce::wait() {"]],
  },
  {
    ...{ kind: "plain words", asked: "merge overlapping matching blocks of two sequences", pattern: "matching|blocks" },
    calls: [find("matching blocks of two sequences")],
    facts: [["stdlib/difflib.py", "def get_matching_blocks(self):"]],
  },
];
