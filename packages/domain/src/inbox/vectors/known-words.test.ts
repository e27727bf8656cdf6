import { describe, expect, it } from 'vitest';
import { Alike } from './alike.js';
import { KNOWN_DIMENSIONS, packKnownWords, unpackKnownWords } from './known-words.js';
import { type VectorModel, vectorOf } from './model.js';
import { packModel, unpackModel } from './pack.js';
import { type TrainingText, trainVectors } from './train.js';
import { cosine } from './vectors.js';

/** One direction for each thing, and some of the second for what is near it. */
const along = (first: number, second = first): Float32Array =>
  Float32Array.from({ length: KNOWN_DIMENSIONS }, (_, index) => (index === first ? 3 : index === second ? 1 : 0));

const PACKED = packKnownWords([
  { word: 'the', weight: 0.1, vector: along(0) },
  { word: 'lorry', weight: 1, vector: along(1) },
  { word: 'truck', weight: 1, vector: along(1, 2) },
  { word: 'cheese', weight: 1, vector: along(3) },
]);
const KNOWN = unpackKnownWords(PACKED);

const TEXTS: readonly TrainingText[] = Array.from({ length: 40 }, (_, index) => ({
  text: index % 2 ? `the truck ${index} stands in the yard today` : `the cheese is in the kitchen ${index} today`,
  conversation: `c${index}`,
}));

function trained(known: typeof KNOWN | null): VectorModel {
  const work = trainVectors(TEXTS, 7, [], known);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe('known words', () => {
  const model = trained(KNOWN);

  it('are read as they were stored', () => {
    expect(KNOWN.words).toHaveLength(4);
    expect(KNOWN.words).toEqual(KNOWN.words.toSorted());
    expect([...KNOWN.weights].toSorted((one, other) => one - other)).toEqual([26, 255, 255, 255]);
    expect(() => unpackKnownWords(PACKED.slice(1))).toThrow(RangeError);
    expect(() => unpackKnownWords(new Uint8Array(3))).toThrow(RangeError);
  });

  it('bring together what the workspace never said in one breath', () => {
    const near = (of: VectorModel) =>
      cosine(vectorOf(of, 'lorry'), vectorOf(of, 'truck')) - cosine(vectorOf(of, 'lorry'), vectorOf(of, 'cheese'));
    expect(near(model)).toBeGreaterThan(0.3);
    expect(near(model)).toBeGreaterThan(near(trained(null)) + 0.1);
  });

  it('leave what they do not have to what was learnt', () => {
    expect(cosine(vectorOf(model, 'kitchen'), vectorOf(model, 'yard'))).toBeLessThan(0.9);
    expect(vectorOf(model, 'kitchen').some((value) => value !== 0)).toBe(true);
  });

  it('are kept apart from the model, which cannot be read without them', () => {
    const packed = packModel(model);
    expect(packModel(unpackModel(packed, KNOWN))).toEqual(packed);
    expect(packed.byteLength).toBe(packModel(trained(null)).byteLength);
    expect(() => unpackModel(packed, null)).toThrow(RangeError);
    expect(unpackModel(packModel(trained(null)), KNOWN).known).toBeNull();
  });
});

describe('Alike', () => {
  const alike = new Alike(trained(KNOWN), KNOWN, 'lorry quux');

  it('finds the word that is most like each of a search', () => {
    const [same, near, other] = ['lorry', 'truck', 'cheese'].map((word) => alike.of(word));
    expect(same).toBeGreaterThan(near ?? 0);
    expect(near).toBeGreaterThan((other ?? 0) + 0.3);
    expect(other).toBe(0);
  });

  it('takes an unknown word for itself, and counts long texts less', () => {
    expect(alike.of('quux')).toBeGreaterThan(0);
    expect(alike.of('quuxes')).toBe(0);
    expect(alike.of('lorry quux')).toBeGreaterThan(
      alike.of('lorry quux and so many other words that stand beside them in the text'),
    );
    expect(alike.of('')).toBe(0);
  });
});
