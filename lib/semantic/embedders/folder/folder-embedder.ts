/** Embeds by a model of a folder. Texts are handed over one by one: together they are filled up to the longest. */
import { textOf } from "../../words/passage";
import { MAX_TEXT, type Described, type Embedder, type Int8Vectors } from "../port";
import { quantized } from "../quantize";
import { loadModel, type EmbedText } from "./load-model";
import { readModelFolder, type ModelFolder } from "./model-folder";

export class FolderEmbedder implements Embedder {
  readonly batch = 16;
  readonly isCostly = true;

  constructor(
    private readonly folder: Pick<ModelFolder, "id" | "prompts">,
    private readonly embedText: EmbedText,
  ) {}

  /** Loads the model. @throws AppError embeddings_unavailable */
  static async open(path: string): Promise<FolderEmbedder> {
    const folder = await readModelFolder(path);
    return new FolderEmbedder(folder, await loadModel(folder));
  }

  get id(): string {
    return this.folder.id;
  }

  async embed(passages: readonly Described[]): Promise<Int8Vectors> {
    const { prompts } = this.folder;
    const made: Float32Array[] = [];
    for (const { passage } of passages)
      made.push(await this.embedText(prompts.passage + textOf(passage, MAX_TEXT - prompts.passage.length)));
    return quantized(made, made[0]?.length ?? 0);
  }

  async embedQuestion(question: string): Promise<Int8Array> {
    const { prompts } = this.folder;
    const vector = await this.embedText((prompts.question + question).slice(0, MAX_TEXT));
    return quantized([vector], vector.length).vectors;
  }
}
