import { type Folded, fold } from './fold';

interface Rankable {
  id: string;
  label: string;
  keywords?: readonly string[];
}

/** Start inclusive, end exclusive. */
export type Span = readonly [start: number, end: number];

export interface Ranked<Item> {
  item: Item;
  /** Higher is better. Comparable only within one query. */
  score: number;
  /** Matched ranges of the label, in order and not overlapping. */
  spans: readonly Span[];
}

/**
 * Score of each kind of match. Two steps always exceed the recency bonus, so a recent command can overtake a slightly better match but never a much
 * better one.
 */
const worth = { whole: 120, start: 100, word: 85, initials: 70, inside: 50, letters: 25, keyword: 0.6 } as const;

/** Bonus of the most recent command; the nth gets 1/n of it. */
const recency = 20;

interface Fit {
  score: number;
  /** Indexes into the folded label. */
  at: readonly number[];
}

const run = (start: number, length: number) => Array.from({ length }, (_, index) => start + index);

const wordStarts = (text: string) => [...text.matchAll(/[\p{Letter}\p{Number}]+/gu)].map(({ index }) => index);

/** Matches `word` against the first letters of words: `mu` in `Mark as unread`. Other words may be skipped. */
function initials(word: string, text: string, starts: readonly number[]): number[] | undefined {
  const at: number[] = [];
  for (const start of starts) if (text[start] === word[at.length]) at.push(start);
  return word.length > 1 && at.length === word.length ? at : undefined;
}

/** Matches the letters of `word` in order, anywhere, the first at a word start: `arcv` in `Archive`. */
function letters(word: string, text: string, starts: readonly number[]): number[] | undefined {
  if (word.length < 3) return undefined;
  for (const start of starts) {
    const at: number[] = [];
    for (let index = start; index < text.length && at.length < word.length; index += 1) {
      if (text[index] === word[at.length]) at.push(index);
      else if (at.length === 0) break;
    }
    if (at.length === word.length) return at;
  }
  return undefined;
}

function fitOf(word: string, text: string): Fit | undefined {
  if (text === word) return { score: worth.whole, at: run(0, word.length) };
  if (text.startsWith(word)) return { score: worth.start, at: run(0, word.length) };
  const starts = wordStarts(text);
  const beginning = starts.find((start) => text.startsWith(word, start));
  if (beginning !== undefined) return { score: worth.word, at: run(beginning, word.length) };
  const first = initials(word, text, starts);
  if (first) return { score: worth.initials, at: first };
  const inside = text.indexOf(word);
  if (inside >= 0) return { score: worth.inside, at: run(inside, word.length) };
  const scattered = letters(word, text, starts);
  return scattered && { score: worth.letters, at: scattered };
}

/** Scattered matches in keywords are excluded as noise. */
function keywordFit(word: string, keywords: readonly Folded[]): Fit | undefined {
  const scores = keywords.flatMap(({ text }) => {
    const fit = fitOf(word, text);
    return fit && fit.score > worth.letters ? [fit.score * worth.keyword] : [];
  });
  return scores.length === 0 ? undefined : { score: Math.max(...scores), at: [] };
}

/** Converts folded indexes to ranges of the original, merging adjacent ones. */
function spansOf(indexes: ReadonlySet<number>, { origins }: Folded, original: string): Span[] {
  const spans: [number, number][] = [];
  for (const index of [...indexes].sort((a, b) => a - b)) {
    const start = origins[index] ?? 0;
    const next = origins.slice(index).find((origin) => origin > start) ?? original.length;
    const last = spans.at(-1);
    if (last && last[1] >= start) last[1] = next;
    else spans.push([start, next]);
  }
  return spans;
}

interface Comparable {
  label: Folded;
  keywords: readonly Folded[];
}

/** Cached, because the same commands are ranked on every keystroke and folding costs more than comparing. */
const comparable = new WeakMap<Rankable, Comparable>();

function comparableOf(item: Rankable): Comparable {
  const known = comparable.get(item);
  if (known) return known;
  const made = { label: fold(item.label), keywords: (item.keywords ?? []).map(fold) };
  comparable.set(item, made);
  return made;
}

function rankOne<Item extends Rankable>(item: Item, words: readonly string[], recent: readonly string[]) {
  const { label, keywords } = comparableOf(item);
  const indexes = new Set<number>();
  let sum = 0;
  for (const word of words) {
    const fit = [fitOf(word, label.text), keywordFit(word, keywords)]
      .filter((one) => one !== undefined)
      .sort((a, b) => b.score - a.score)[0];
    if (!fit) return undefined;
    sum += fit.score;
    for (const index of fit.at) indexes.add(index);
  }
  const age = recent.indexOf(item.id);
  const score = sum / words.length + (age < 0 ? 0 : recency / (age + 1));
  return { item, score, spans: spansOf(indexes, label, item.label) } satisfies Ranked<Item>;
}

/**
 * Returns the items that match a query, best first. Every query word must match the label or a keyword, in any order, ignoring case and accents.
 * Ties keep their order.
 *
 * @param recent ids of recently used items, latest first.
 * @returns all items in their original order if the query is empty.
 */
export function rank<Item extends Rankable>(
  items: readonly Item[],
  query: string,
  recent: readonly string[] = [],
): Ranked<Item>[] {
  const words = fold(query).text.split(/\s+/u).filter(Boolean);
  if (words.length === 0) return items.map((item) => ({ item, score: 0, spans: [] }));
  return items
    .map((item) => rankOne(item, words, recent))
    .filter((ranked) => ranked !== undefined)
    .sort((a, b) => b.score - a.score);
}
