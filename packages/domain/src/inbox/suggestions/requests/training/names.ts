import type { RealSentence } from './corpus.js';

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

const lower = (word: string): string => word.toLowerCase();

/**
 * Leaves names out of real sentences, so that no model knows whom they are about: every word that never stands in lower case, neither in the corpus
 * nor, in any spelling, in the texts written for this repository.
 */
export function nameless<Sentence extends Pick<RealSentence, 'text'>>(
  sentences: readonly Sentence[],
  ownTexts: readonly string[],
): Sentence[] {
  const known = new Set(ownTexts.flatMap((text) => (text.match(WORD) ?? []).map(lower)));
  for (const { text } of sentences)
    for (const word of text.match(WORD) ?? []) if (word === lower(word)) known.add(word);
  return sentences.map((sentence) => ({
    ...sentence,
    text: sentence.text.replace(WORD, (word) => (known.has(lower(word)) ? word : '')),
  }));
}
