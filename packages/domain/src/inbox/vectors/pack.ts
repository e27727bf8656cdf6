import type { VectorModel } from './model.js';
import { DIMENSIONS } from './vectors.js';

/** Words and runs of a packed model, four bytes each, before its arrays. */
const HEAD = 8;

/** A model as bytes, to be stored. Numbers are little-endian, as on every machine that this runs on. */
export function packModel(model: VectorModel): Uint8Array {
  const arrays = [
    model.words,
    model.scales,
    model.weights,
    model.spread,
    model.runs,
    model.runScales,
    model.common,
    model.vectors,
    model.runVectors,
  ];
  const bytes = new Uint8Array(HEAD + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0));
  new Uint32Array(bytes.buffer, 0, 2).set([model.words.length, model.runs.length]);
  let at = HEAD;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** @throws RangeError if the bytes are not those of a model. */
export function unpackModel(packed: Uint8Array): VectorModel {
  // A copy: arrays of four bytes must begin at a multiple of four.
  const { buffer } = packed.slice();
  const [words = 0, runs = 0] = new Uint32Array(buffer, 0, 2);
  let at = HEAD;
  const next = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  const model = {
    words: new Uint32Array(buffer, next(words * 4), words),
    scales: new Float32Array(buffer, next(words * 4), words),
    weights: new Float32Array(buffer, next(words * 4), words),
    spread: new Float32Array(buffer, next(words * 4), words),
    runs: new Uint32Array(buffer, next(runs * 4), runs),
    runScales: new Float32Array(buffer, next(runs * 4), runs),
    common: new Float32Array(buffer, next(DIMENSIONS * 4), DIMENSIONS),
    vectors: new Int8Array(buffer, next(words * DIMENSIONS), words * DIMENSIONS),
    runVectors: new Int8Array(buffer, next(runs * DIMENSIONS), runs * DIMENSIONS),
  };
  if (at !== packed.byteLength) throw new RangeError('These bytes are no vector model.');
  return model;
}
