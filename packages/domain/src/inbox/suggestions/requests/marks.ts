import { callLength } from '../../../shared/text/own-words.js';
import { asksQuestion, findRequest } from '../../../shared/text/signals.js';

const LINK = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\$LINK/giu;
const TOKEN = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+|[?!:¿¡]/gu;

/** Names of features that are no words. */
export const QUESTION = '#question';
export const REQUEST = '#request';
export const NEED = '#need';

/** A need that is told to somebody who could meet it. */
const NEEDS =
  /(?<!\p{L})(?:(?:i|we)(?:['’]d| would)? (?:also |now |only |really )?(?:need|require|want|like to|wish)|(?:i|we)(?: am|['’]m| are|['’]re)? (?:looking for|after|interested in)|(?:ich|wir) (?:brauche|benötige|suche|möchte|hätte)\p{L}*|(?:je|nous) (?:souhait|cherch|voudr|aimer|désir|avons besoin)\p{L}*|il nous faut|(?:necesit|quisier|quer(?:emos|ría)|busc)\p{L}*)(?!\p{L})/iu;

/** A feature of a sentence, and where the words stand that have it. */
export interface Mark {
  readonly feature: string;
  readonly start: number;
  readonly end: number;
}

/** Links are replaced by one word of their own length, so that places stay. */
const linkless = (sentence: string): string =>
  sentence.replace(LINK, (link) => (link.length < 4 ? link : 'link'.padEnd(link.length)));

const plain = (word: string): string => {
  const lower = word.normalize('NFC').toLowerCase().replaceAll('’', "'");
  return /^\p{N}/u.test(lower) ? '0' : lower;
};

/**
 * What the request model reads in a sentence: its words, pairs and triples of neighbors with its two ends, and whether it holds a question mark,
 * one of the phrases of a request, or a stated need. Whom it greets or calls is not read.
 */
export function marksOf(sentence: string): Mark[] {
  const call = callLength(sentence);
  const tokens = [...linkless(sentence.slice(call)).matchAll(TOKEN)].map(({ index, 0: word }) => ({
    word: plain(word),
    start: call + index,
    end: call + index + word.length,
  }));
  const marks: Mark[] = [];
  for (const [index, { word, start, end }] of tokens.entries()) {
    const before = tokens[index - 1];
    const first = tokens[index - 2];
    marks.push({ feature: word, start, end });
    marks.push({ feature: `${before?.word ?? '^'} ${word}`, start: before?.start ?? start, end });
    if (before === undefined) continue;
    const from = first?.start ?? before.start;
    marks.push({ feature: `${first?.word ?? '^'} ${before.word} ${word}`, start: from, end });
  }
  const last = tokens.at(-1);
  if (last !== undefined) marks.push({ feature: `${last.word} $`, start: last.start, end: last.end });
  return [...marks, ...signals(sentence)];
}

function signals(sentence: string): Mark[] {
  const marks: Mark[] = [];
  const mark = sentence.search(/[?？؟]/u);
  if (asksQuestion(sentence)) marks.push({ feature: QUESTION, start: Math.max(0, mark), end: Math.max(0, mark) + 1 });
  const phrase = findRequest(sentence);
  if (phrase !== null) {
    const start = Math.max(0, sentence.indexOf(phrase));
    marks.push({ feature: REQUEST, start, end: start + phrase.length });
  }
  const need = NEEDS.exec(sentence);
  if (need !== null) marks.push({ feature: NEED, start: need.index, end: need.index + need[0].length });
  return marks;
}
