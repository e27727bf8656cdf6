import type { Intent } from '../../intents.js';

/** A sentence of real business mail. */
export interface RealSentence {
  readonly text: string;
  /** Whether it asks or proposes something. */
  readonly isRequest: boolean;
  /** Hexadecimal, of the text alone: the seed of every split. */
  readonly key: string;
}

/** The parts that sentences are dealt into by their key; the first is held out. */
const PARTS = 5;

export const partOf = ({ key }: RealSentence): number => Number.parseInt(key, 16) % PARTS;

export const isHeldOut = (sentence: RealSentence): boolean => partOf(sentence) === 0;

/**
 * Reads `email-intent/sentences.txt`: `Yes` or `No`, a tab and a sentence a line.
 *
 * @param keyOf at least eight hexadecimal digits of a hash of the text.
 */
export const realSentences = (file: string, keyOf: (text: string) => string): RealSentence[] =>
  file.split('\n').flatMap((line) => {
    const tab = line.indexOf('\t');
    if (tab < 0) return [];
    const text = line.slice(tab + 1);
    return [{ text, isRequest: line.slice(0, tab) === 'Yes', key: keyOf(text).slice(0, 8) }];
  });

const LETTERS: Readonly<Record<string, Intent>> = {
  q: 'question',
  m: 'meeting',
  p: 'price',
  c: 'complaint',
  t: 'thanks',
  s: 'status',
  d: 'document',
  r: 'reschedule',
  i: 'introduction',
  a: 'out_of_office',
  u: 'unsubscribe',
  k: 'confirmation',
  o: 'other',
};

/** The intents that a reader would accept for a sentence, from their letters. */
export const intentsOf = (letters: string): Intent[] =>
  [...letters].flatMap((letter) => {
    const intent = LETTERS[letter];
    return intent === undefined ? [] : [intent];
  });
