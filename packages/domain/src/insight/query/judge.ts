import type { Query, QueryTerm, SelectorTerm, TextTerm } from './ast.js';
import { figureOf, isWithin } from './figures.js';
import { fitsPieces, hasWords, isInText, isWorded, pieceKey, valueKey, wordsKey } from './keys.js';
import { type NodeSelector, type SearchedNode, type TextPlace, textsOf } from './node.js';

export interface Finding {
  readonly term: QueryTerm;
  /** Whether the query negates the term. */
  readonly isNegated: boolean;
  /** The text that contains the words; `null` for other terms. */
  readonly place: TextPlace | null;
  /** The best matching selector. */
  readonly selector: NodeSelector | null;
}

export interface Judgement {
  /** The quality of the match, above 0 and at most 1. */
  readonly score: number;
  /** The matching terms, in query order. */
  readonly findings: readonly Finding[];
}

/** Scores of one term: a whole match outweighs a partial one, a name outweighs a location. */
const WEIGHTS = {
  name: 1,
  title: 0.9,
  company: 0.9,
  location: 0.8,
  selectorInText: 0.8,
  whole: 1,
  words: 0.9,
  pattern: 0.8,
  anything: 0.5,
} as const;

/** The factor for a prefix match. */
const PREFIX = 0.9;

/** The bonus for the share of true alternatives. */
const MORE = 0.2;

/**
 * Evaluates a query on a node, and scores the match.
 *
 * A fully matched term scores 1, a partial match less (see the weights). `AND` is the mean of its parts, `OR` four fifths of its best part plus a
 * fifth of the share of its true parts, `NOT` scores 1. Influence is not included: it only breaks ties.
 *
 * @param now ms since the epoch, for durations.
 * @returns `null` if the query does not match.
 */
export function judge(query: Query, node: SearchedNode, now: number): Judgement | null {
  switch (query.kind) {
    case 'and':
      return judgeAll(query.parts, node, now);
    case 'or':
      return judgeAny(query.parts, node, now);
    case 'not':
      return judge(query.part, node, now) === null ? { score: 1, findings: [...negated(query.part)] } : null;
    default:
      return judgeTerm(query, node, now);
  }
}

export const matchesQuery = (query: Query, node: SearchedNode, now: number): boolean =>
  judge(query, node, now) !== null;

function judgeAll(parts: readonly Query[], node: SearchedNode, now: number): Judgement | null {
  const findings: Finding[] = [];
  let sum = 0;
  for (const part of parts) {
    const judged = judge(part, node, now);
    if (judged === null) return null;
    sum += judged.score;
    findings.push(...judged.findings);
  }
  return { score: sum / parts.length, findings };
}

function judgeAny(parts: readonly Query[], node: SearchedNode, now: number): Judgement | null {
  const met = parts.map((part) => judge(part, node, now)).filter((judged) => judged !== null);
  if (met.length === 0) return null;
  const best = Math.max(...met.map(({ score }) => score));
  const findings = met.flatMap((judged) => judged.findings);
  return { score: (1 - MORE) * best + MORE * (met.length / parts.length), findings };
}

/** The negated terms, for the reasons. */
function* negated(query: Query): Generator<Finding> {
  if (query.kind === 'and' || query.kind === 'or') for (const part of query.parts) yield* negated(part);
  else if (query.kind !== 'not') yield { term: query, isNegated: true, place: null, selector: null };
}

function judgeTerm(term: QueryTerm, node: SearchedNode, now: number): Judgement | null {
  switch (term.kind) {
    case 'text':
      return judgeText(term, node);
    case 'selector':
      return judgeSelector(term, node);
    default: {
      const isTrue = isWithin(figureOf(term, node.figures, now), term.bounds);
      return isTrue ? { score: 1, findings: [{ term, isNegated: false, place: null, selector: null }] } : null;
    }
  }
}

function judgeText(term: TextTerm, node: SearchedNode): Judgement | null {
  const wanted = wordsKey(term.text);
  const has = (text: string): boolean => hasWords(wordsKey(text), wanted, term.isPrefix);
  const factor = term.isPrefix ? PREFIX : 1;
  for (const [place, text] of textsOf(node)) {
    if (!has(text)) continue;
    return { score: WEIGHTS[place] * factor, findings: [{ term, isNegated: false, place, selector: null }] };
  }
  const selector = node.selectors.find(({ type, value }) => isInText(type) && has(value));
  if (selector === undefined) return null;
  const findings = [{ term, isNegated: false, place: null, selector }];
  return { score: WEIGHTS.selectorInText * factor, findings };
}

function judgeSelector(term: SelectorTerm, node: SearchedNode): Judgement | null {
  let best: { weight: number; selector: NodeSelector } | null = null;
  const weigh = selectorWeight(term);
  for (const selector of node.selectors) {
    if (selector.type !== term.type) continue;
    const weight = weigh(selector.value);
    if (weight > (best?.weight ?? 0)) best = { weight, selector };
  }
  if (best === null) return null;
  return { score: best.weight, findings: [{ term, isNegated: false, place: null, selector: best.selector }] };
}

/** Scores a value, 0 for no match. */
function selectorWeight({ type, pieces }: SelectorTerm): (value: string) => number {
  const [only = ''] = pieces;
  if (pieces.length > 1) {
    const keys = pieces.map((piece) => pieceKey(type, piece));
    const weight = keys.every((key) => key === '') ? WEIGHTS.anything : WEIGHTS.pattern;
    return (value) => (fitsPieces(valueKey(type, value), keys) ? weight : 0);
  }
  const key = valueKey(type, only);
  const words = isWorded(type) ? wordsKey(only) : '';
  return (value) => {
    if (valueKey(type, value) === key) return WEIGHTS.whole;
    return words !== '' && hasWords(wordsKey(value), words, false) ? WEIGHTS.words : 0;
  };
}
