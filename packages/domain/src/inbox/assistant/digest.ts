import { sentencesOf } from '../../shared/text/sentences.js';
import { asksQuestion, findRequest } from '../../shared/text/signals.js';
import { OutsideText, outside } from './trust/index.js';

const { contentOf } = OutsideText;

export interface DigestMessage {
  readonly id: string;
  readonly direction: 'inbound' | 'outbound';
  readonly text: OutsideText;
}

export interface QuotedSentence {
  readonly text: OutsideText;
  /** The message that says it. */
  readonly id: string;
}

/** Sentences quoted from a conversation. */
export interface Digest {
  readonly key: readonly QuotedSentence[];
  /** Questions without a later reply. */
  readonly openQuestions: readonly QuotedSentence[];
  readonly dates: readonly OutsideText[];
  readonly amounts: readonly OutsideText[];
  /** Who has to write next: `us` while their last message is unanswered. */
  readonly owes: 'us' | 'them' | 'nobody';
}

const STOP = new Set(
  'the and for that with this have from you your are was were will would could can our not but they them his her its it is of to in on at as be by or an a i we my me us so if do does did has had there here what when which who how about than then also just been any all one two more please thank thanks hello dear'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).filter((word) => !STOP.has(word));

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DATE = new RegExp(
  `\\b(?:${DAY},?(?: (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: ${MONTH})?)?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \\d{1,2})(?:,? at \\d{1,2}(?:[:.]\\d{2})?)?\\b`,
  'giu',
);
const AMOUNT =
  /(?:[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d|\b\d[\d.,]*\s?(?:€|£|%|euros?|kg|pounds|dollars|pieces|units)(?!\p{L}))/giu;

const distinct = (found: readonly string[], most: number): string[] => [...new Set(found)].slice(0, most);

const MOST_KEY = 3;
const LONGEST = 240;

/**
 * Summarizes a conversation by quoting it: the sentences with the most recurring words, open questions, dates and amounts.
 *
 * @param messages the oldest first.
 */
export function digestOf(messages: readonly DigestMessage[]): Digest {
  const lines = messages.flatMap(({ id, direction, text }, at) =>
    sentencesOf(contentOf(text), 4_000).map((sentence) => ({ id, sentence, direction, at })),
  );
  const counts = new Map<string, number>();
  for (const { sentence } of lines)
    for (const word of new Set(wordsOf(sentence))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const answered = messages.findLastIndex(({ direction }) => direction === 'outbound');
  const open = lines.filter(({ at, direction }) => at > answered && direction === 'inbound');
  const all = messages.map(({ text }) => contentOf(text)).join('\n');
  return {
    key: keySentences(lines, counts),
    openQuestions: [
      ...new Map(open.filter(({ sentence }) => isAsking(sentence)).map((line) => [line.sentence, line])).values(),
    ]
      .slice(0, 4)
      .map(quoted),
    dates: distinct(all.match(DATE) ?? [], 5).map(outside),
    amounts: distinct(all.match(AMOUNT) ?? [], 5).map(outside),
    owes: owedBy(
      messages,
      open.map(({ sentence }) => sentence),
    ),
  };
}

const isAsking = (sentence: string): boolean => asksQuestion(sentence) || findRequest(sentence) !== null;

const quoted = ({ sentence, id }: Pick<Line, 'sentence' | 'id'>): QuotedSentence => ({ text: outside(sentence), id });

interface Line {
  readonly id: string;
  readonly sentence: string;
  readonly at: number;
}

/** Ranks sentences by the mean weight of their words. Recurring words and those of the newest messages weigh more. */
function keySentences(lines: readonly Line[], counts: ReadonlyMap<string, number>): QuotedSentence[] {
  const newest = lines.at(-1)?.at ?? 0;
  const scored = lines.flatMap((line, order) => {
    const words = wordsOf(line.sentence);
    if (words.length < 3 || line.sentence.length > LONGEST) return [];
    const recurring =
      words.reduce((sum, word) => sum + Math.log(1 + (counts.get(word) ?? 0)), 0) / Math.sqrt(words.length);
    return [{ ...line, order, score: recurring * (1 + line.at / (1 + newest)) }];
  });
  return scored
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, MOST_KEY)
    .toSorted((a, b) => a.order - b.order)
    .map(quoted);
}

function owedBy(messages: readonly DigestMessage[], open: readonly string[]): Digest['owes'] {
  const last = messages.at(-1);
  if (last === undefined) return 'nobody';
  if (last.direction === 'inbound') return open.some(isAsking) ? 'us' : 'nobody';
  return isAsking(contentOf(last.text)) ? 'them' : 'nobody';
}
