/**
 * A model in ONNX that a test makes itself: each word has a vector, words of like meaning the same one, and nothing
 * else is computed. Laid out as sentence models are, with a tokenizer. For tests only.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Words of like meaning share an axis. */
const MEANINGS = [
  ["[PAD]"],
  ["[UNK]"],
  ["read", "open"],
  ["file", "document"],
  ["parse", "split"],
  ["header", "title"],
];
const WIDTH = 8;

/** Writes it into a folder that is there. @param shift turns all vectors, so that the content is another */
export function writeTinyModel(folder: string, { shift = 0 }: { shift?: number } = {}): void {
  mkdirSync(join(folder, "onnx"), { recursive: true });
  const words = MEANINGS.flatMap((meaning, axis) => meaning.map((word) => ({ word, axis })));
  const vectors = words.map(({ axis }) =>
    Array.from({ length: WIDTH }, (_, at) => (axis < 2 ? 0.01 : 0) + (at === (axis + shift) % WIDTH ? 1 : 0)),
  );
  writeFileSync(join(folder, "onnx", "model.onnx"), model(vectors));
  const json = (name: string, value: unknown): void => writeFileSync(join(folder, name), JSON.stringify(value));
  json("config.json", {
    model_type: "bert",
    hidden_size: WIDTH,
    vocab_size: words.length,
    architectures: ["BertModel"],
  });
  json("tokenizer_config.json", {
    ...{ tokenizer_class: "BertTokenizer", model_max_length: 64, do_lower_case: true },
    ...{ pad_token: "[PAD]", unk_token: "[UNK]" },
  });
  json("tokenizer.json", tokenizer(Object.fromEntries(words.map(({ word }, id) => [word, id]))));
}

function tokenizer(vocab: Readonly<Record<string, number>>) {
  const special = (content: string) => ({
    ...{ id: vocab[content], content, special: true },
    ...{ single_word: false, lstrip: false, rstrip: false, normalized: false },
  });
  return {
    ...{ version: "1.0", truncation: null, padding: null, post_processor: null, decoder: null },
    added_tokens: ["[PAD]", "[UNK]"].map(special),
    normalizer: { type: "BertNormalizer", clean_text: true, handle_chinese_chars: true, lowercase: true },
    pre_tokenizer: { type: "BertPreTokenizer" },
    model: {
      type: "WordPiece",
      unk_token: "[UNK]",
      continuing_subword_prefix: "##",
      max_input_chars_per_word: 40,
      vocab,
    },
  };
}

// Protocol buffers, as far as ONNX needs them here: numbers, and parts with their length in front.
const varint = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]);
const number = (field: number, value: number): number[] => [...varint(field << 3), ...varint(value)];
const part = (field: number, bytes: ArrayLike<number>): number[] => [
  ...varint((field << 3) | 2),
  ...varint(bytes.length),
  ...Array.from(bytes),
];
const text = (field: number, value: string): number[] => part(field, Buffer.from(value));

const [FLOAT, INT64] = [1, 7];

/** `last_hidden_state = Gather(words, input_ids)` */
function model(vectors: readonly (readonly number[])[]): Uint8Array {
  const values = new Uint8Array(Float32Array.from(vectors.flat()).buffer);
  const words = [
    ...number(1, vectors.length),
    ...number(1, WIDTH),
    ...number(2, FLOAT),
    ...text(8, "words"),
    ...part(9, values),
  ];
  const node = [...text(1, "words"), ...text(1, "input_ids"), ...text(2, "last_hidden_state"), ...text(4, "Gather")];
  const graph = [
    ...[...part(1, node), ...text(2, "tiny"), ...part(5, words)],
    ...["input_ids", "attention_mask", "token_type_ids"].flatMap((name) => part(11, value(name, INT64, ["b", "s"]))),
    ...part(12, value("last_hidden_state", FLOAT, ["b", "s", WIDTH])),
  ];
  return Uint8Array.from([...number(1, 8), ...part(7, graph), ...part(8, number(2, 13))]);
}

function value(name: string, type: number, shape: readonly (string | number)[]): number[] {
  const dimensions = shape.flatMap((each) => part(1, typeof each === "number" ? number(1, each) : text(2, each)));
  return [...text(1, name), ...part(2, part(1, [...number(1, type), ...part(2, dimensions)]))];
}
