/**
 * For tests: types and functions of each sample program with those that derive from them, override them and call them,
 * as read from the programs.
 */
import type { SAMPLES } from "../resolve/samples";

/** A type, a method and a function of one sample program, and what stands around them. */
export interface Relatives {
  repo: (typeof SAMPLES)[number];
  /** a type with another below it, and that one */
  base: string;
  derived: string[];
  /** members of the base, at least */
  members: string[];
  /** a method that others override or implement, by its owner, and these */
  method: { symbol: string; containingType: string; overriders: string[] };
  /** a function or method, who calls it, and in how many places */
  called: { symbol: string; containingType?: string; callers: string[]; sites: number };
  /** what one of the callers calls, at least */
  calls: { symbol: string; containingType?: string; callees: string[] };
}

export const RELATIVES: Relatives[] = [
  {
    repo: "csharp",
    base: "ILog",
    derived: ["Log"],
    members: ["With", "Write", "Is"],
    method: { symbol: "Quote", containingType: "IPriced", overriders: ["Draft.Quote", "Line.Quote", "Order.Quote"] },
    called: { symbol: "Word", containingType: "Shop.Web.Testing.Some", callers: ["Log.Run"], sites: 1 },
    calls: { symbol: "Run", containingType: "Log", callees: ["ILog.Write", "Some.Word"] },
  },
  {
    repo: "kotlin",
    base: "Floating",
    derived: ["Registry", "Ship"],
    members: ["draft", "dock"],
    method: { symbol: "load", containingType: "Ship", overriders: ["Tanker.load"] },
    called: { symbol: "isFree", containingType: "Pier", callers: ["Ship.dock"], sites: 1 },
    calls: { symbol: "load", containingType: "Tanker", callees: ["Ship.load"] },
  },
  {
    repo: "rust",
    base: "Stock",
    derived: ["Shelf"],
    members: ["count", "is_full"],
    method: { symbol: "count", containingType: "Stock", overriders: ["Shelf.count"] },
    called: { symbol: "size", containingType: "Sheet", callers: ["print"], sites: 1 },
    calls: { symbol: "full", containingType: "Shelf", callees: ["Stock.is_full"] },
  },
  {
    repo: "ruby",
    base: "Base",
    derived: ["Article"],
    members: ["title", "author", "to_s"],
    method: { symbol: "initialize", containingType: "Base", overriders: [] },
    called: { symbol: "publish", containingType: "Article", callers: ["Article.reprint", "Press.build"], sites: 2 },
    calls: {
      symbol: "publish",
      containingType: "Article",
      callees: ["Article.published?", "Dated.date", "Article.notify"],
    },
  },
  {
    repo: "php",
    base: "Message",
    derived: ["Welcome"],
    members: ["send", "deliver", "subject"],
    method: { symbol: "deliver", containingType: "Message", overriders: ["Welcome.deliver"] },
    called: { symbol: "boot", containingType: "Message", callers: ["Message.to"], sites: 1 },
    calls: {
      symbol: "send",
      containingType: "Message",
      callees: ["Loggable.log", "Address.domain", "Message.deliver"],
    },
  },
  {
    repo: "cpp",
    base: "Part",
    derived: ["Wheel"],
    members: ["size", "label"],
    method: { symbol: "size", containingType: "Part", overriders: ["Wheel.size"] },
    called: { symbol: "comma", callers: ["press.read"], sites: 1 },
    calls: { symbol: "read", callees: ["words.comma", "Text.is"] },
  },
  {
    repo: "c",
    base: "row",
    derived: [],
    members: ["count"],
    method: { symbol: "state_count", containingType: "", overriders: [] },
    called: { symbol: "count", containingType: "", callers: ["state_count"], sites: 1 },
    calls: { symbol: "state_count", callees: ["count"] },
  },
  {
    repo: "go",
    base: "Meter",
    derived: ["rise", "station"],
    members: ["Drift", "Level"],
    method: { symbol: "Level", containingType: "Gauge", overriders: ["Meter.Level"] },
    called: { symbol: "show", callers: ["main.main"], sites: 2 },
    calls: { symbol: "Walk", callees: ["tide.All"] },
  },
  {
    repo: "java",
    base: "Plant",
    derived: ["Rose"],
    members: ["height", "isTall"],
    method: { symbol: "height", containingType: "Plant", overriders: ["Rose.height", "hidden.height"] },
    called: { symbol: "total", containingType: "Bed", callers: ["Gardener.work"], sites: 1 },
    calls: { symbol: "head", containingType: "Row", callees: ["Bed.first"] },
  },
  {
    repo: "typescript",
    base: "Tool",
    derived: ["Chalk", "Pencil"],
    members: ["size", "stroke", "grow", "label"],
    method: { symbol: "stroke", containingType: "Tool", overriders: ["Chalk.stroke", "Pencil.stroke"] },
    called: {
      symbol: "grow",
      containingType: "Tool",
      callers: ["", "Chalk.stroke", "Pencil.stroke", "hold"],
      sites: 4,
    },
    calls: { symbol: "stroke", containingType: "Chalk", callees: ["Tool.grow"] },
  },
  {
    repo: "javascript",
    base: "Oven",
    derived: ["Shop"],
    members: ["bake", "heat"],
    method: { symbol: "bake", containingType: "Oven", overriders: [] },
    called: { symbol: "weigh", callers: ["", "Oven.bake", "Shop.open"], sites: 3 },
    calls: { symbol: "open", containingType: "Shop", callees: ["Oven.bake", "weigh"] },
  },
  {
    repo: "python",
    base: "Ware",
    derived: ["Bowl"],
    members: ["clay", "weight", "fire"],
    method: { symbol: "fire", containingType: "Ware", overriders: ["Bowl.fire"] },
    called: { symbol: "mix", callers: ["fire", "main"], sites: 3 },
    calls: { symbol: "all", containingType: "Shelf", callees: ["Ware.fire", "Bowl.fire"] },
  },
];

/** The last two parts of a qualified name, however the language joins them. */
