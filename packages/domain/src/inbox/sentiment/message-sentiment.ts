import { isEnglish } from '../../shared/text/language.js';
import { vaderCompound } from './vader.js';

export const SENTIMENT_LABELS = ['positive', 'neutral', 'negative', 'unknown'] as const;

export type SentimentLabel = (typeof SENTIMENT_LABELS)[number];

export interface Sentiment {
  readonly label: SentimentLabel;
  /** In [-1, 1], four decimals; `null` exactly if the label is 'unknown'. */
  readonly compound: number | null;
}

/** VADER's threshold: a text within ±.05 is neutral. */
const THRESHOLD = 0.05;
const SAMPLE = 8_000;

// Polite formulas say nothing about sentiment: 'Best regards' would make every complaint friendly.
const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.!?]{0,60}[,!:.]?$/iu;
const CLOSING =
  /^(?:(?:with )?(?:best|kind|kindest|warm|warmest|many|my)? ?(?:regards|wishes|thanks)|best|cheers|sincerely(?: yours)?|yours (?:sincerely|faithfully|truly)|thanks(?: (?:again|in advance))?|thank you(?: in advance)?)[,!.]*$/iu;
const SENTENCE_END = /(?<=[.!?])\s+(?=\S)|\n+/u;

function sentences(text: string): string[] {
  return text
    .slice(0, SAMPLE)
    .replaceAll('’', "'")
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !GREETING.test(sentence) && !CLOSING.test(sentence));
}

export function sentimentLabel(compound: number | null): SentimentLabel {
  if (compound === null) return 'unknown';
  if (compound >= THRESHOLD) return 'positive';
  return compound <= -THRESHOLD ? 'negative' : 'neutral';
}

/**
 * The sentiment of a message: the mean VADER compound over its non-neutral sentences.
 *
 * VADER scores sentences; over a whole letter its sum runs to ±1. The mean skips neutral sentences, so that a long factual account does not hide a
 * complaint, as well as greetings and closings. VADER knows only English: other languages are 'unknown', not neutral.
 *
 * @param text without quotes and signature. Only its first 8,000 characters count.
 */
export function messageSentiment(text: string): Sentiment {
  if (!isEnglish(text)) return { label: 'unknown', compound: null };
  const felt = sentences(text)
    .map(vaderCompound)
    .filter((compound) => compound !== 0);
  const mean = felt.length === 0 ? 0 : felt.reduce((sum, compound) => sum + compound, 0) / felt.length;
  const compound = Math.round(mean * 1e4) / 1e4;
  return { label: sentimentLabel(compound), compound };
}
