/** What lambdas of C# give that calls are passed: what their text says, and what it names. */
import { lastNameIn, type WrittenArgument } from "../facts/arguments";
import type { SourceText } from "../../format/source-text";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { scopeOf } from "../facts/declaration";
import { occurrenceFrom } from "../facts/offsets";
import type { DeclaredTexts } from "./declared-texts";
import { bodyOf, givenBy, type LambdaGives } from "./lambda-results";
import type { Overloads } from "./overloads";

export class LambdaReader {
  constructor(
    private readonly texts: DeclaredTexts,
    private readonly others: Overloads,
  ) {}

  /** What the lambda gives that a call is passed; null for what is none. */
  async at(
    file: CodeFile,
    call: number,
    text: SourceText,
    { text: value, start }: WrittenArgument,
    chain: Chain,
  ): Promise<LambdaGives | null> {
    const body = bodyOf(value);
    if (!body) return null;
    const given = givenBy(body.text);
    const name = given === null ? lastNameIn(body.text) : -1;
    const at = name < 0 ? -1 : occurrenceFrom(file, text, call, start + body.start + name);
    const said = at < 0 ? null : await this.texts.of(file, at, chain);
    const result = said ?? (at < 0 ? null : await this.ofReceiver(file, call, at, value, chain));
    return { given, isAsync: body.isAsync, isBlock: body.text.startsWith("{"), result };
  }

  /**
   * What a member gives that a lambda asks of its parameter, while which overload takes the lambda is not known: most
   * hand on what they are called on.
   */
  private async ofReceiver(file: CodeFile, call: number, at: number, lambda: string, chain: Chain) {
    const [asked, left] = [file.uses.left[at], file.uses.left[call]];
    if (asked < 0 || left < 0 || file.uses.left[asked] >= 0 || !lambda.startsWith(file.name(asked))) return null;
    const type = await this.others.values.ofValue(file, left, chain);
    if (type?.sort !== "type" || type.isGuess) return null;
    const [head] = type.declarations;
    const held = await this.others.members.find(scopeOf(head), head.language, file.name(at), file.uses.arity[at]);
    return this.texts.ofAll(held.members);
  }
}
