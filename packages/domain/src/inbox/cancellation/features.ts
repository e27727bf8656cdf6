/** Number of weights of the model. A power of two. */
export const BUCKETS = 32_768;

const TOKEN = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|\p{N}+|[?!¿¡]/gu;

/** Words after a word that make a pair with it, beside its neighbor. */
const FARTHEST = 3;

const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;

/** A word of a sentence, and the buckets of the features that end with it. */
export interface Token {
  /** In the sentence as it was read, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly buckets: readonly number[];
}

const FIGURES = /^\p{N}/u;

/** Of FNV-1a. */
const PRIME = 16_777_619;

/** FNV-1a, from where another text ended. */
export function hashed(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return hash;
}

/** MurmurHash3's last step: the low bits of FNV-1a alone are not spread. */
function bucketOf(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  mixed ^= mixed >>> 16;
  return mixed & (BUCKETS - 1);
}

/** Kinds of features must not share their buckets on purpose. */
const [WORD, NEIGHBORS, RUN, APART] = [1, 2, 50, 40];
const JOINT = 7;

/**
 * The features of a sentence: words, neighbors, words up to three apart, and runs of three to five characters within words including their ends.
 * Case and figures make no difference. Each feature has one of {@link BUCKETS} numbers (feature hashing; Weinberger et al. 2009), so that no
 * vocabulary is kept.
 */
export function tokensOf(sentence: string): Token[] {
  const read = sentence.toLowerCase().replaceAll('’', "'");
  const words = [...read.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word: FIGURES.test(word) ? '0' : word,
    start: index,
    end: index + word.length,
  }));
  return words.map(({ word, start, end }, index) => {
    const before = words[index - 1]?.word ?? '^';
    const buckets = [bucketOf(hashed(word, WORD)), bucketOf(hashed(word, hashed(before, NEIGHBORS) ^ JOINT))];
    for (let apart = 2; apart <= FARTHEST; apart += 1) {
      const far = words[index - apart]?.word;
      if (far !== undefined) buckets.push(bucketOf(hashed(word, hashed(far, APART + apart) ^ JOINT)));
    }
    addRuns(`<${word}>`, buckets);
    return { start, end, buckets };
  });
}

/** Adds the runs of three to five characters: longer ones go on from the hash of the shorter. */
function addRuns(padded: string, buckets: number[]): void {
  for (let from = 0; from + SHORTEST_RUN <= padded.length; from += 1) {
    let hash = RUN;
    const end = Math.min(padded.length, from + LONGEST_RUN);
    for (let at = from; at < end; at += 1) {
      hash = Math.imul(hash ^ padded.charCodeAt(at), PRIME);
      if (at - from + 1 >= SHORTEST_RUN) buckets.push(bucketOf(hash));
    }
  }
}
