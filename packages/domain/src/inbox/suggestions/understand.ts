import { replyLanguageOf } from '../../shared/text/language.js';
import { callLength, isFrame, ownWords } from '../../shared/text/own-words.js';
import { sentencesOf } from '../../shared/text/sentences.js';
import type { Chances, Classifier } from './classifier.js';
import { isQuestion, isWitnessed, statesNeed } from './evidence.js';
import { INTENTS, type Intent } from './intents.js';
import type { PackedModel } from './packed.js';
import { logistic } from './regression.js';
import type { RequestReader } from './requests/reader.js';

export interface Understanding {
  readonly intent: Intent;
  /** The calibrated probability, from 0 to 1; 0 if nothing was understood. */
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

export type Reading = Pick<PackedModel, 'wish' | 'remark' | 'threshold' | 'least'>;

/** What asks or proposes something; the rest only tells. */
export const WISHES: ReadonlySet<Intent> = new Set(['question', 'meeting', 'price', 'status', 'document']);

export const logitOf = (chance: number): number => {
  const bounded = Math.min(0.9999, Math.max(0.0001, chance));
  return Math.log(bounded / (1 - bounded));
};

/** The probability that a claim is correct, from the uncorrected one of its sentence and that of a request. */
function corrected({ intent, chance, request }: Claim, { wish, remark }: Reading): number {
  const { slope, request: weight, offset } = WISHES.has(intent) ? wish : remark;
  return logistic(slope * logitOf(chance) + weight * logitOf(request) + offset);
}

export interface Claim {
  readonly intent: Intent;
  /** Of the classifier, not corrected. */
  readonly chance: number;
  /** The probability that the sentence asks or proposes something. */
  readonly request: number;
}

/** The likeliest intent with evidence; a question stays a question even if its subject is uncertain. */
function claimOf(sentence: string, chances: Chances, threshold: number): Omit<Claim, 'request'> | null {
  const witnessed = INTENTS.filter((one) => one !== 'other' && isWitnessed(sentence, one));
  const intent = witnessed.reduce<Intent>((best, one) => (chances[one] > chances[best] ? one : best), 'other');
  if (intent !== 'other' && chances[intent] >= threshold) return { intent, chance: chances[intent] };
  if (!isQuestion(sentence)) return null;
  const others = witnessed.reduce((sum, one) => (one === 'question' ? sum : sum + chances[one]), chances.other);
  return others > 0.5 ? null : { intent: 'question', chance: 1 - others };
}

/** Colleagues, whose mail the request model knows, seldom say that they need a price; customers do. */
const NEEDED = 0.9;

export interface Said extends Claim {
  readonly sentence: string;
}

const MOST_SENTENCES = 40;

/** The request model learned mostly from English mail: in other languages it supports a claim, and opposes none. */
const UNKNOWN = 0.5;

/** The claims about the sentences of a message, before it is known whether they are certain enough. */
export function claimsIn(text: string, { classify, requests }: Readers, threshold: number): Said[] {
  const least = replyLanguageOf(text) === 'en' ? 0 : UNKNOWN;
  return tellingSentences(text)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => {
      const found = claimOf(sentence, classify(sentence.slice(callLength(sentence))), threshold);
      if (found === null) return [];
      return [
        { ...found, request: Math.max(statesNeed(sentence) ? NEEDED : least, requests(sentence).chance), sentence },
      ];
    });
}

export interface Readers {
  readonly classify: Classifier;
  readonly requests: RequestReader;
}

/**
 * Classifies a message: judges its sentences one by one, and the most certain request decides; thanks and agreement decide only without one. The
 * result is `other` if no sentence is certain enough.
 */
export function understand(text: string, readers: Readers, reading: Reading): Understanding {
  let wish: Understanding | null = null;
  let courtesy: Understanding | null = null;
  for (const claim of claimsIn(text, readers, reading.threshold)) {
    const found = { intent: claim.intent, probability: corrected(claim, reading), sentence: claim.sentence };
    if (found.probability < reading.least) continue;
    if (PASSIVE.has(found.intent)) {
      if (found.probability > (courtesy?.probability ?? 0)) courtesy = found;
    } else if (found.probability > (wish?.probability ?? 0)) wish = found;
  }
  return wish ?? courtesy ?? { intent: 'other', probability: 0, sentence: text };
}
