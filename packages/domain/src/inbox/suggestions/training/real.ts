import type { Intent } from '../intents.js';
import { intentsOf, isHeldOut, partOf, type RealSentence } from '../requests/training/corpus.js';
import { REAL_LABELS } from './real-labels.js';
import type { Sample } from './samples.js';

export interface RealJudged {
  readonly key: string;
  readonly text: string;
  readonly accepts: readonly Intent[];
  readonly part: number;
  readonly isHeldOut: boolean;
}

/** The judged sentences, in the order of the corpus. */
export function judgedSentences(sentences: readonly RealSentence[]): RealJudged[] {
  const labels = new Map(
    REAL_LABELS.trim()
      .split(/,\s+/u)
      .map((entry): [string, string] => [entry.slice(0, 8), entry.slice(9)]),
  );
  return sentences.flatMap((sentence) => {
    const letters = labels.get(sentence.key);
    if (letters === undefined) return [];
    return [
      {
        key: sentence.key,
        text: sentence.text,
        accepts: intentsOf(letters),
        part: partOf(sentence),
        isHeldOut: isHeldOut(sentence),
      },
    ];
  });
}

/** Beyond those of the messages of this repository. */
const FIRST_FAMILY = 100_000;

/** Most of what is judged is none of the intents; as many as that would hide the others. */
const OTHERS_TAKEN = 3;

/** Judged sentences to learn from: each under the intent that was named first, and a third of those without one. */
export const realSamples = (judged: readonly Pick<RealJudged, 'text' | 'accepts'>[]): Sample[] =>
  judged
    .map(({ text, accepts }, index) => ({
      text,
      intent: accepts[0] ?? 'other',
      family: FIRST_FAMILY + index,
      language: 'en',
    }))
    .filter(({ intent }, index) => intent !== 'other' || index % OTHERS_TAKEN === 0);
