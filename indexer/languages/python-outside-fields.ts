/**
 * Attributes that a class of Python's library declares, so that an assignment in a class of one's own declares none:
 * `self.args = (line,)` in an exception, `self.daemon = True` in a thread.
 */
import type { TreeView } from "../extract/tree-view";

/** Whatever an exception derives from, these are `BaseException`'s. */
const OF_EXCEPTIONS: ReadonlySet<string> = new Set(["args", "__cause__", "__context__", "__traceback__", "__notes__"]);
const OF_THREADS: ReadonlySet<string> = new Set(["daemon", "name"]);

const EXCEPTION = /(?:^|\.|[a-z\d])(?:Exception|Error|Warning)$/;
const THREAD = /^threading\.(?:Thread|Timer)$|^multiprocessing\.Process$/;

/** Whether a class that a node stands in has an attribute of this name from the library. */
export function isOfLibrary(view: TreeView, node: number, name: string): boolean {
  if (!OF_EXCEPTIONS.has(name) && !OF_THREADS.has(name)) return false;
  const bases = view.child(view.ancestor(node, "class_definition"), "superclasses");
  const written = bases < 0 ? [] : view.children(bases).map((each) => view.text(each));
  const family = OF_THREADS.has(name) ? THREAD : EXCEPTION;
  return written.some((base) => family.test(base));
}
