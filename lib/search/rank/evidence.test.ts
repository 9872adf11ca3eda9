import { describe, expect, it } from "vitest";
import { allWordsEvidence, nameEvidence } from "./evidence";
import { NameView } from "./name-view";
import { namePattern } from "./pattern";

const view = (name: string): NameView => NameView.of(name);
const evidence = (typed: string, name: string): { class: string; score: number } | null => {
  const found = nameEvidence(namePattern(typed), view(name));
  return found && { ...found };
};

describe("the evidence of a name", () => {
  it.each([
    ["HashMap", "HashMap", "exact"],
    ["hashmap", "HashMap", "exact"],
    ["Hashmap", "HashMap", "other_case"],
    ["hash_map", "HashMap", "other_separators"],
    ["PlayerController", "APlayerController", "without_prefix"],
    ["HashM", "HashMap", "prefix"],
    ["HashMpa", "HashMap", "typo"],
    ["jashMap", "HashMap", "typo"],
    ["HasMap", "HashMap", "word_starts"],
    ["FMPC", "FMyPlayerController", "initials"],
    ["AIOOBE", "ArrayIndexOutOfBoundsException", "initials"],
    ["BP_", "BeginPlay", "word_starts"],
    ["ai perception".replace(" ", ""), "UAIPerception", "without_prefix"],
    ["search_slot", "btrfs_search_slot", "inside_words"],
    ["QueuedSync", "AbstractQueuedSynchronizer", "inside_at_word"],
    ["mypc", "FMyPlayerController", "word_starts"],
    ["get_user", "getUserById", "prefix"],
    ["LinekdHahsMap", "LinkedHashMap", "two_typos"],
    ["PlayerContorller", "APlayerController", "typo"],
    ["MEE", "MeshEdgeEncoder", "initials"],
    ["ashMa", "HashMap", "inside"],
    ["strbldr", "StringBuilder", "letters_in_order"],
  ])("%s for %s is %s", (typed, name, kind) => {
    expect(evidence(typed, name)?.class).toBe(kind);
  });

  it.each([
    ["map", "set"],
    ["abc", "xabyc"],
    ["put", "pot"],
    ["FMPC", "FMovePlayer"],
  ])("%s has nothing to do with %s", (typed, name) => {
    expect(evidence(typed, name)).toBeNull();
  });

  it.each([
    ["list", "list", "List", 1],
    ["List", "List", "list", 4],
    ["copy", "copy_tree", "copytrees", 1],
    ["rcu_read", "rcu_read_lock", "rcu_read_lock_sched_notrace", 0.5],
    ["CHM", "ConcurrentHashMap", "chmod", 5],
    ["wake_up", "wake_up_all", "__wake_up_all", 1],
    ["HashMpa", "HashMap", "HashSpa", 0],
    ["my_name", "my_name", "MyName", 10],
    ["hitCanvas", "hitCanvas", "HitCanvas", 8],
    ["getname", "ares_getname", "ares_getname_int", 4],
    ["MEE", "MeshEdgeEncoder", "MeshEncoder", 20],
    ["gOD", "getOrDefault", "get_onecell_data", 4],
    ["codeWord", "codeWordList", "Codeword", 4],
    ["EncodeRes", "EncodeResult", "encode_res", 4],
    ["error_leve", "error_level", "ErrorCorrectionLevel", 30],
    ["_load_all", "_load_all_spiders", "ni_load_all", 12],
    ["accessDesc", "accessDescriptions", "AccessDescriptor", 25],
  ])("for %s, %s is better evidence than %s", (typed, better, worse, by) => {
    const [a, b] = [evidence(typed, better), evidence(typed, worse)];
    expect((a?.score ?? 0) - (b?.score ?? 0)).toBeGreaterThanOrEqual(by === 1 ? 0.4 : by);
  });

  it("finds all words in any order, and more of the name is better", () => {
    const words = ["exception", "null"].map((word) => namePattern(word, false));
    const score = (name: string): number => allWordsEvidence(words, view(name))?.score ?? 0;
    expect(score("NullException")).toBeGreaterThan(score("NullPointerException"));
    expect(score("NullPointerException")).toBeGreaterThan(0);
    expect(allWordsEvidence(words, view("PointerException"))).toBeNull();
  });

  it("is found for the longest names without looking at all of them", () => {
    expect(evidence("x".repeat(10_000), "x".repeat(10_000))?.class).toBe("exact");
  });
});
