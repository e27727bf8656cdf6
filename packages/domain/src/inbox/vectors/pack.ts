import type { KnownWords } from './known-words.js';
import { KNOWN_SHARE, type VectorModel } from './model.js';
import { DIMENSIONS } from './vectors.js';

/** Words and runs of a packed model and whether known words stand beside it, four bytes each, before its arrays. */
const HEAD = 12;

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
    model.knownCommon,
    model.vectors,
    model.runVectors,
  ];
  const bytes = new Uint8Array(HEAD + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0));
  new Uint32Array(bytes.buffer, 0, 3).set([model.words.length, model.runs.length, model.known === null ? 0 : 1]);
  let at = HEAD;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/**
 * @param known the known words, for a model that was trained beside them.
 * @throws RangeError if the bytes are not those of a model, or the known words are missing.
 */
export function unpackModel(packed: Uint8Array, known: KnownWords | null): VectorModel {
  // A copy: arrays of four bytes must begin at a multiple of four.
  const { buffer } = packed.slice();
  const [words = 0, runs = 0, isBeside = 0] = new Uint32Array(buffer, 0, 3);
  if (isBeside === 1 && known === null) throw new RangeError('The known words of this model are missing.');
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
    known: isBeside === 1 ? known : null,
    knownCommon: new Float32Array(buffer, next(KNOWN_SHARE * 4), KNOWN_SHARE),
    vectors: new Int8Array(buffer, next(words * DIMENSIONS), words * DIMENSIONS),
    runVectors: new Int8Array(buffer, next(runs * DIMENSIONS), runs * DIMENSIONS),
  };
  if (at !== packed.byteLength) throw new RangeError('These bytes are no vector model.');
  return model;
}
