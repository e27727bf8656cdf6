import { sentencesOf } from '../../shared/text/sentences.js';
import { cancellingPhrase, isOnlyConsidered } from './phrases.js';
import type { CancellationReader, CancellationReading } from './reader.js';
import { hasWitness } from './witnesses.js';

export interface Cancellation {
  /** "cancel our subscription", "move to another supplier". */
  readonly words: string;
  readonly sentence: string;
  /** The probability that it is one, from 0 to 1. */
  readonly probability: number;
}

/** Maximum characters read. */
const SAMPLE = 4_000;

/** Of what a phrase alone finds, among sentences kept aside of which half sound alike: 25 of 31 are right. */
const OF_PHRASE = 0.8;

/** From which probability of one of two sentences both are read together. */
const LEAST_APART = 0.2;

interface Read extends CancellationReading {
  readonly sentence: string;
}

/** Of a sentence without a word that ends, leaves or replaces something. */
const IMPOSSIBLE: CancellationReading = { chance: 0, witness: () => '' };

/** Each sentence alone, and with its neighbor where one of them may be meant. */
function readingsOf(sentences: readonly string[], read: CancellationReader): Read[] {
  const alone = sentences.map(
    (sentence): Read => ({ sentence, ...(hasWitness(sentence) ? read(sentence) : IMPOSSIBLE) }),
  );
  const together = alone.flatMap((one, index): Read[] => {
    const next = alone[index + 1];
    if (next === undefined || Math.max(one.chance, next.chance) < LEAST_APART) return [];
    const sentence = `${one.sentence} ${next.sentence}`;
    return [{ sentence, ...read(sentence) }];
  });
  return [...alone, ...together];
}

/** The sentence of a text, alone or with the one after it, that most probably ends the business relationship, by a model alone. */
function likeliestOf(sentences: readonly string[], read: CancellationReader, least: number): Cancellation | null {
  let found: Cancellation | null = null;
  for (const { sentence, chance, witness } of readingsOf(sentences, read)) {
    if (chance < least || chance <= (found?.probability ?? 0) || isOnlyConsidered(sentence)) continue;
    found = { words: cancellingPhrase(sentence) ?? witness(), sentence, probability: chance };
  }
  return found;
}

/** What a model finds by itself, however improbable. */
export const likeliestIn = (text: string, read: CancellationReader): Cancellation | null =>
  likeliestOf(sentencesOf(text, SAMPLE), read, 0);

/** The first sentence with a phrase of cancellation. */
function phraseOf(sentences: readonly string[]): Cancellation | null {
  for (const sentence of sentences) {
    const words = cancellingPhrase(sentence);
    if (words !== null) return { words, sentence, probability: OF_PHRASE };
  }
  return null;
}

/**
 * Where a text ends the business relationship: by a phrase, or by what a model says.
 *
 * @param least minimum probability of what only the model finds.
 */
export function cancellationIn(text: string, read: CancellationReader, least: number): Cancellation | null {
  const sentences = sentencesOf(text, SAMPLE);
  const likeliest = likeliestOf(sentences, read, least);
  const said = phraseOf(sentences);
  return said === null ? likeliest : { ...said, probability: Math.max(OF_PHRASE, likeliest?.probability ?? 0) };
}
