import { replyLanguageOf } from '../../../shared/text/language.js';
import { sentencesOf } from '../../../shared/text/sentences.js';
import { readRequest } from './read-request.js';

/** Below it nothing is claimed. */
const LEAST = 0.6;
/** Below it a question or a phrase is taken for a formula. */
const DOUBTFUL = 0.5;
const MOST_SENTENCES = 40;

export interface Wanted {
  /** The calibrated probability that the sentence asks or proposes something. */
  readonly chance: number;
  readonly sentence: string;
  /** The words of the sentence that say so. */
  readonly words: string;
}

/** The sentences that are read. */
const read = (text: string): string[] => sentencesOf(text, 4_000).slice(0, MOST_SENTENCES);

/**
 * Whether the request model doubts that a text asks anything, for all its phrases: 'Questions? Visit our page' asks nobody. It learned that from English
 * alone, and doubts nothing else.
 *
 * @param text the author's own words.
 */
export const isDoubtful = (text: string): boolean =>
  replyLanguageOf(text) === 'en' && read(text).every((sentence) => readRequest(sentence).chance < DOUBTFUL);

/**
 * The sentence that surest asks or proposes something, by the request model; `null` if none is sure enough, or none of its words speaks for it.
 *
 * @param text the author's own words.
 */
export function findWanted(text: string): Wanted | null {
  let found: Wanted | null = null;
  for (const sentence of read(text)) {
    const { chance, witness } = readRequest(sentence);
    if (chance < (found?.chance ?? LEAST)) continue;
    const words = witness();
    if (words !== null) found = { chance, sentence, words };
  }
  return found;
}
