/**
 * For tests: what is asked about one symbol of each sample program, and the answers, which were read from the
 * programs.
 */
import type { SAMPLES } from "../resolve/samples";

export interface Family {
  repo: (typeof SAMPLES)[number];
  /** the symbol that is asked about, by its owner's name where it has one */
  symbol: string;
  containingType?: string;
  /** its declarations and definitions, and how each is signed */
  declared: string[];
  signatures: string[];
  doc: string;
  /** a type whose member of the same name says nothing itself */
  heir?: string;
  references: string[];
  implementations: string[];
  incoming: string[];
  /** a place, by text that begins at the start of a line's words and ends with the name that is asked about */
  at: { file: string; text: string; means: string; declaredAt: string };
}

export const FAMILIES: Family[] = [
  {
    repo: "csharp",
    symbol: "Quote",
    containingType: "Order",
    heir: "Draft",
    doc: "What it costs in some days.",
    declared: ["Shop/Order.cs:26"],
    signatures: ["public virtual Price Quote(int days)"],
    references: ["Shop/Order.Totals.cs:10"],
    implementations: ["Draft.Quote"],
    incoming: ["Draft.Quote"],
    at: { file: "Shop/Order.cs", text: "priced.Quote", means: "IPriced.Quote", declaredAt: "Shop/Order.cs:8" },
  },
  {
    repo: "kotlin",
    symbol: "load",
    containingType: "Ship",
    heir: "Tanker",
    doc: "Takes a box on board.",
    declared: ["harbour/Ship.kt:21"],
    signatures: ["open fun load(box: Box): Ship"],
    references: ["Helper.kt:2", "Main.kt:10", "Main.kt:15", "Main.kt:18", "Main.kt:19", "Main.kt:30", "Ship.kt:27"].map(
      (place) => `harbour/${place}`,
    ),
    implementations: ["Tanker.load"],
    incoming: ["Tanker.load", "harbour.main"],
    at: { file: "harbour/Main.kt", text: "ship.let { it.dock", means: "Ship.dock", declaredAt: "harbour/Ship.kt:19" },
  },
  {
    repo: "rust",
    symbol: "count",
    containingType: "Stock",
    heir: "Shelf",
    doc: "How many things it holds.",
    declared: ["src/store/mod.rs:5"],
    signatures: ["fn count(&self) -> u32"],
    references: ["lib.rs:17", "lib.rs:29", "lib.rs:30", "store/mod.rs:6"]
      .concat(Array<string>(3).fill("store/mod.rs:8"), Array<string>(2).fill("store/shelf.rs:26"))
      .map((place) => `src/${place}`)
      .concat("trials/src/lib.rs:11"),
    implementations: ["Shelf.count"],
    incoming: ["Depot.total", "Stock.is_full", "fill", "open", "tests.counts", "tried"],
    at: { file: "src/lib.rs", text: "let load = shelf.load", means: "Shelf.load", declaredAt: "src/store/shelf.rs:12" },
  },
  {
    repo: "ruby",
    symbol: "publish",
    containingType: "Article",
    doc: "Sends it out.",
    declared: ["lib/press/article.rb:29"],
    signatures: ["def publish"],
    references: ["lib/press.rb:9", "lib/press/printer.rb:19"],
    implementations: [],
    incoming: ["Article.reprint", "Press.build"],
    at: {
      file: "lib/press.rb",
      text: "article.publish",
      means: "Article.publish",
      declaredAt: "lib/press/article.rb:29",
    },
  },
  {
    repo: "php",
    symbol: "deliver",
    containingType: "Message",
    heir: "Welcome",
    doc: "Hands it to the mailer.",
    declared: ["src/Mail/Message.php:39"],
    signatures: ["abstract protected function deliver(callable $format): bool"],
    references: ["src/Mail/Message.php:35", "src/app.php:27"],
    implementations: ["Welcome.deliver"],
    incoming: ["Message.send", "WelcomeTest.testSend"],
    at: {
      file: "src/app.php",
      text: "Welcome::to('y')->send",
      means: "Message.send",
      declaredAt: "src/Mail/Message.php:29",
    },
  },
  {
    repo: "cpp",
    symbol: "size",
    containingType: "Part",
    heir: "Wheel",
    doc: "How large it is.",
    declared: ["shelf.h:23", "shelf.h:24"],
    signatures: ["int size()", "virtual int size() const"],
    references: ["shelf.cpp:8"],
    implementations: ["Wheel.size"],
    incoming: ["Wheel.spokes"],
    at: { file: "shelf.cpp", text: "held->spokes", means: "Wheel.spokes", declaredAt: "shelf.h:31" },
  },
  {
    repo: "c",
    symbol: "state_count",
    doc: "How many there are.",
    declared: ["state.c:15", "state.h:15"],
    signatures: Array<string>(2).fill("size_t state_count(const state *s, struct row *row)"),
    references: [],
    implementations: [],
    incoming: [],
    at: { file: "state.c", text: "return count", means: "count", declaredAt: "state.c:11" },
  },
  {
    repo: "go",
    symbol: "Level",
    containingType: "Gauge",
    heir: "Meter",
    doc: "Level says how high the water stands.",
    declared: ["tide/tide.go:5"],
    signatures: ["Level() int"],
    references: ["dotted/dotted.go:13", "dotted/dotted.go:7", "main.go:15", "main.go:19", "main.go:27", "main.go:29"],
    implementations: ["Meter.Level"],
    incoming: ["dotted.ebb", "dotted.turn", "main.main", "main.show", "station.Report"],
    at: { file: "main.go", text: "each.Level", means: "Meter.Level", declaredAt: "tide/tide.go:14" },
  },
  {
    repo: "java",
    symbol: "height",
    containingType: "Plant",
    heir: "Rose",
    doc: "In centimetres.",
    declared: ["garden/Plant.java:5"],
    signatures: ["int height()"],
    references: ["garden/Basket.java:12", "garden/Plant.java:6", "garden/Rose.java:16"],
    implementations: ["Rose.height", "hidden.height"],
    incoming: ["Basket.fill", "Bed.total", "Plant.isTall"],
    at: { file: "garden/Rose.java", text: "return bed.total", means: "Bed.total", declaredAt: "garden/Rose.java:16" },
  },
  {
    repo: "typescript",
    symbol: "stroke",
    containingType: "Brush",
    heir: "Pencil",
    doc: "Draws a line.",
    declared: ["src/paint.ts:4"],
    signatures: ["stroke(length: number): void"],
    references: ["src/board.tsx:6", "src/use.ts:10", "src/use.ts:7", "src/use.ts:8"],
    implementations: ["Chalk.stroke", "Pencil.stroke", "Tool.stroke"],
    incoming: ["", "Board"],
    at: { file: "src/use.ts", text: "one.stroke", means: "Brush.stroke", declaredAt: "src/paint.ts:4" },
  },
  {
    repo: "javascript",
    symbol: "bake",
    containingType: "Oven",
    doc: "Bakes one loaf.",
    declared: ["lib/oven.js:6"],
    signatures: ["bake(loaf)"],
    references: ["lib/shop.js:5", "lib/shop.js:9"],
    implementations: [],
    incoming: ["", "Shop.open"],
    at: { file: "lib/shop.js", text: 'super.bake("x") + scale', means: "weigh", declaredAt: "lib/oven.js:8" },
  },
  {
    repo: "python",
    symbol: "fire",
    containingType: "Ware",
    heir: "Bowl",
    doc: "Bakes it once.",
    declared: ["kiln/ware.py:13"],
    signatures: ["def fire(self)"],
    references: ["kiln/ware.py:20", "kiln/ware.py:33", "kiln/ware.py:35", "run.py:12", "run.py:8", "run.py:9"],
    implementations: ["Bowl.fire"],
    incoming: ["Bowl.fire", "Shelf.all", "main"],
    at: { file: "run.py", text: "dish.fire", means: "Bowl.fire", declaredAt: "kiln/ware.py:19" },
  },
];
