import { isFrame, ownWords } from '../../shared/text/own-words.js';
import { sentencesOf } from '../../shared/text/sentences.js';
import type { Chances, Classifier } from './classifier.js';
import { isQuestion, isWitnessed } from './evidence.js';
import { INTENTS, type Intent } from './intents.js';
import type { PackedModel } from './packed.js';

export interface Understanding {
  readonly intent: Intent;
  /** The calibrated probability, from 0 to 1. */
  readonly probability: number;
  /** Verbatim; the whole text if nothing was understood. */
  readonly sentence: string;
}

/** Courtesies around a request: they decide only if there is no request. */
export const PASSIVE: ReadonlySet<Intent> = new Set(['thanks', 'confirmation', 'introduction']);

/** The sentences of a message that can express an intent. */
export const tellingSentences = (text: string): string[] =>
  sentencesOf(ownWords(text), 4_000).filter(
    (sentence) => /[\p{L}\p{Extended_Pictographic}]/u.test(sentence) && !isFrame(sentence),
  );

export type Reading = Pick<PackedModel, 'slope' | 'offset' | 'threshold'>;

/** The probability that a claim is correct, from the uncorrected one of its sentence. */
function corrected(chance: number, { slope, offset }: Reading): number {
  const bounded = Math.min(0.9999, Math.max(0.0001, chance));
  return 1 / (1 + Math.exp(-(slope * Math.log(bounded / (1 - bounded)) + offset)));
}

/** The likeliest intent with evidence; a question stays a question even if its subject is uncertain. */
function claimOf(sentence: string, chances: Chances, threshold: number): Understanding | null {
  const witnessed = INTENTS.filter((one) => one !== 'other' && isWitnessed(sentence, one));
  const intent = witnessed.reduce<Intent>((best, one) => (chances[one] > chances[best] ? one : best), 'other');
  if (intent !== 'other' && chances[intent] >= threshold) return { intent, probability: chances[intent], sentence };
  if (!isQuestion(sentence)) return null;
  const others = witnessed.reduce((sum, one) => (one === 'question' ? sum : sum + chances[one]), chances.other);
  return others > 0.5 ? null : { intent: 'question', probability: 1 - others, sentence };
}

/**
 * Classifies a message: judges its sentences one by one, and the most certain request decides; thanks and agreement decide only without one. The
 * result is `other` if no sentence reaches the threshold.
 */
export function understand(text: string, classify: Classifier, reading: Reading): Understanding {
  let wish: Understanding | null = null;
  let courtesy: Understanding | null = null;
  let other = 0;
  for (const sentence of tellingSentences(text).slice(0, 40)) {
    const chances = classify(sentence);
    other = Math.max(other, chances.other);
    const found = claimOf(sentence, chances, reading.threshold);
    if (found === null) continue;
    if (PASSIVE.has(found.intent)) {
      if (found.probability > (courtesy?.probability ?? 0)) courtesy = found;
    } else if (found.probability > (wish?.probability ?? 0)) wish = found;
  }
  const found = wish ?? courtesy;
  if (found !== null) return { ...found, probability: corrected(found.probability, reading) };
  return { intent: 'other', probability: other, sentence: text };
}
