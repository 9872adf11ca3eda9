/** Sixty questions of every sort, in RE2 syntax. `selective`: few files hold it, so the index must pay. */
import type { PatternRequest } from "../../lib/text/pattern/text-pattern";

export interface BenchQuery extends PatternRequest {
  kind: "literal" | "any case" | "word" | "expression" | "unicode" | "unselective";
  selective: boolean;
}

type Kind = BenchQuery["kind"];
const text = (kind: Kind, selective: boolean, ...sources: string[]): BenchQuery[] =>
  sources.map((source) => ({
    source,
    kind,
    selective,
    regex: false,
    caseSensitive: kind !== "any case",
    word: kind === "word",
  }));
const expression = (kind: Kind, selective: boolean, ...sources: string[]): BenchQuery[] =>
  sources.map((source) => ({ source, kind, selective, regex: true, caseSensitive: true, word: false }));

/** Patterns that name what is in the Linux folders; on other code some find nothing, which must be the same too. */
export const QUERIES: readonly BenchQuery[] = [
  ...text(
    "literal",
    true,
    "ext4_mark_inode_dirty",
    "spin_lock_irqsave(&",
    "EXPORT_SYMBOL_GPL(vfs_",
    "->i_mapping->a_ops",
  ),
  ...text(
    "literal",
    true,
    'MODULE_LICENSE("GPL v2")',
    "goto out_unlock_page;",
    "%s: %d\\n",
    "0xdeadbeef",
    "no such text anywhere",
  ),
  ...text("literal", false, "return -EINVAL;", "\t\treturn 0;", "if (", "struct"),
  ...text("any case", true, "todo:", "Copyright (C) 2019", "DEFINE_MUTEX(", "Journal_Start"),
  ...text("any case", false, "error", "lock"),
  ...text("word", true, "kfree_rcu", "nr_pages_mapped", "lru"),
  ...text("word", false, "inode", "ret"),
  ...expression(
    "expression",
    true,
    "kmem_cache_(?:create|destroy)\\(",
    "^#define\\s+EXT4_FEATURE_\\w+",
    "sys_[a-z]+at\\b.*flags",
    "\\bdo_mmap\\b",
  ),
  ...expression(
    "expression",
    true,
    "^static inline bool \\w+_enabled\\(",
    "spin_(?:un)?lock_irq(?:save|restore)?\\(&rq",
    "_LIST_HEAD\\(\\w+\\);$",
  ),
  ...expression(
    "expression",
    true,
    "EXPORT_SYMBOL(?:_GPL)?\\(d_\\w+\\);",
    "\\.owner\\s*=\\s*THIS_MODULE",
    "0x[0-9A-F]{8}UL\\b",
    "for_each_[a-z]+_cpu\\(",
  ),
  ...expression(
    "expression",
    true,
    "(?i)fixme.*race",
    "printk\\(KERN_(?:ERR|WARNING)",
    "^\\s+case F_[A-Z]+:$",
    "kmalloc\\([^,]+, GFP_ATOMIC\\)",
    "[a-z]+_inode_[a-z]+\\(struct super_block \\*",
  ),
  ...expression(
    "expression",
    true,
    "jbd2.*(?:commit|abort)",
    "\\d+ ?\\* ?HZ\\b",
    "^}\\s*EXPORT",
    "#ifdef CONFIG_[A-Z0-9_]*NUMA\\b",
  ),
  ...expression("expression", false, "^\\s*$", ";$", "^\\{$", "\\bint\\s+\\w+\\s*=", "(?:a|e|i|o|u){3}"),
  ...text("unicode", true, "größe", "é", "–", "©", "中文"),
  ...expression("unicode", true, "(?i)MÜLLER", "[à-ÿ]{2}", "[^\\x00-\\x7F]+ <", "Jönsson|Åström|Müller"),
  ...expression("unselective", false, "[A-Z]{25,}", "\\d{10,}", "[^ -~\\t]", "(?:ab|cd)+e{2,}"),
];
