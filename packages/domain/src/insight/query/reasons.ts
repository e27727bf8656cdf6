import type { Bounds, SelectorTerm } from './ast.js';
import type { DurationField, NumberField, QuerySelector } from './fields.js';
import { figureOf } from './figures.js';
import type { Finding } from './judge.js';
import type { SearchedNode } from './node.js';
import { printDuration, printTerm } from './print.js';

const MOST_REASONS = 6;

const SELECTOR_NAMES = {
  email: 'Email',
  domain: 'Domain',
  title: 'Title',
  topic: 'Topic',
  tech_stack: 'Technology',
  accept_language: 'Language',
  user_agent: 'Email client',
  phone: 'Phone',
  ip: 'IP address',
  organization: 'Organization',
  funding_round: 'Funding round',
  industry: 'Industry',
} as const satisfies Record<QuerySelector, string>;

const FIGURE_NAMES = {
  pagerank: 'PageRank',
  engagement_score: 'Engagement',
  messages: 'Messages',
  messages_received: 'Messages to them',
  messages_sent: 'Messages from them',
  size_range: 'People at the company',
  recent_reply: 'Time since their last answer',
  median_reply: 'Usual time to an answer',
} as const satisfies Record<NumberField | DurationField, string>;

/** Why a node matched, in words with figures, in query order. */
export function reasonsOf(findings: readonly Finding[], node: SearchedNode, now: number): string[] {
  return [...new Set(findings.map((finding) => reasonOf(finding, node, now)))].slice(0, MOST_REASONS);
}

function reasonOf({ term, isNegated, place, selector }: Finding, node: SearchedNode, now: number): string {
  if (isNegated) return `Not so: ${printTerm(term)}`;
  switch (term.kind) {
    case 'text': {
      const where = place === null ? selectorName(selector?.type) : capital(place);
      const what = place === null ? selector?.value : node[place];
      return `${where} has “${term.text}”: ${what ?? ''}`;
    }
    case 'selector':
      return selectorReason(term, selector?.value ?? '');
    default: {
      const figure = figureOf(term, node.figures, now) ?? 0;
      return `${FIGURE_NAMES[term.field]}: ${printFigure(term.field, figure)}, ${boundsInWords(term.field, term.bounds)}`;
    }
  }
}

function selectorReason({ type, pieces }: SelectorTerm, value: string): string {
  const isAny = pieces.every((piece) => piece === '');
  const pattern = pieces.length > 1 && !isAny ? `, like ${pieces.join('*')}` : '';
  return `${SELECTOR_NAMES[type]}: ${value}${pattern}`;
}

const selectorName = (type: QuerySelector | undefined): string => (type === undefined ? 'Text' : SELECTOR_NAMES[type]);

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const isTime = (field: NumberField | DurationField): boolean => field === 'recent_reply' || field === 'median_reply';

function printFigure(field: NumberField | DurationField, figure: number): string {
  if (isTime(field)) return inLargestUnit(figure);
  return field === 'pagerank' || field === 'engagement_score' ? String(Number(figure.toPrecision(3))) : String(figure);
}

/** Formats whole units: "3 days". @param ms not negative. */
function inLargestUnit(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 120) return counted(minutes, 'minute');
  if (minutes < 48 * 60) return counted(Math.floor(minutes / 60), 'hour');
  return counted(Math.floor(minutes / (24 * 60)), 'day');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

const SIGNS = { '<': 'below', '<=': 'at most', '>': 'above', '>=': 'at least', '=': 'as asked:' } as const;

function boundsInWords(field: NumberField | DurationField, bounds: Bounds): string {
  const print = isTime(field) ? printDuration : String;
  if (bounds.op === 'range') return `within ${print(bounds.from)} and ${print(bounds.to)}`;
  return `${SIGNS[bounds.op]} ${print(bounds.value)}`;
}
