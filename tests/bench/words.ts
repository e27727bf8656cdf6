/**
 * The language of the bench: words in the frequencies of real ones (the second is half as frequent as the first, and so on), computed from
 * numbers alone.
 */

const consonants = [...'bcdfghjklmnprstvwz'];
const vowels = [...'aeiou'];

/** A small generator of numbers from 0 to below 1, the same ones for the same seed. */
export function numbers(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 97) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = (from: readonly string[], random: () => number): string => from[Math.floor(random() * from.length)] ?? '';

function wordOf(rank: number, random: () => number): string {
  const syllables = (rank < 80 ? 1 : rank < 4_000 ? 2 : 3) + (random() < 0.3 ? 1 : 0);
  let word = '';
  for (let index = 0; index < syllables; index += 1) {
    word += pick(consonants, random) + pick(vowels, random) + (random() < 0.3 ? pick(consonants, random) : '');
  }
  return word;
}

const size = 40_000;

/** All words, each once, the most frequent first. */
export const vocabulary: readonly string[] = (() => {
  const random = numbers(1);
  const words = new Set<string>();
  while (words.size < size) words.add(wordOf(words.size, random));
  return [...words];
})();

/** A text of so many words. */
export function prose(count: number, random: () => number): string {
  const words = Array.from({ length: count }, () => {
    const rank = Math.floor(Math.exp(random() * Math.log(vocabulary.length))) - 1;
    return vocabulary[rank] ?? '';
  });
  return words.join(' ');
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The name of a person or a company. */
export const nameOf = (seed: number): string => {
  const random = numbers(seed);
  return [200, 20_000].map((many) => capital(vocabulary[100 + Math.floor(random() * many)] ?? '')).join(' ');
};
