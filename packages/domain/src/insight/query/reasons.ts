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
  recent_reply: 'Last answer',
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
      const read = printFigure(term.field, figure);
      return term.field === 'recent_reply'
        ? `${FIGURE_NAMES[term.field]}: ${read} ago, ${agoInWords(term.bounds)}`
        : `${FIGURE_NAMES[term.field]}: ${read}, ${boundsInWords(term.field, term.bounds)}`;
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
const TIME_SIGNS = { '<': 'under', '<=': 'at most', '>': 'over', '>=': 'at least', '=': 'as asked:' } as const;

function boundsInWords(field: NumberField | DurationField, bounds: Bounds): string {
  const print = isTime(field) ? durationInWords : String;
  if (bounds.op === 'range') return `between ${print(bounds.from)} and ${print(bounds.to)}`;
  return `${(isTime(field) ? TIME_SIGNS : SIGNS)[bounds.op]} ${print(bounds.value)}`;
}

/** How long ago something was meant to be: "in the last week". */
function agoInWords(bounds: Bounds): string {
  if (bounds.op === 'range') return `between ${durationInWords(bounds.from)} and ${durationInWords(bounds.to)} ago`;
  const time = durationInWords(bounds.value);
  switch (bounds.op) {
    case '<':
    case '<=':
      return `in the last ${time.replace(/^1 /, '')}`;
    case '>':
      return `more than ${time} ago`;
    case '>=':
      return `at least ${time} ago`;
    case '=':
      return `as asked: ${time} ago`;
  }
}

const UNITS = { m: 'minute', h: 'hour', d: 'day', w: 'week' } as const;

/** A duration in the unit that it was asked in: "7 days", "1 week". @param ms not negative. */
function durationInWords(ms: number): string {
  const [, count = '0', unit = 'm'] = /^(\d+)([mhdw])$/.exec(printDuration(ms)) ?? [];
  return counted(Number(count), nameOfUnit(unit));
}

const nameOfUnit = (unit: string): string => Object.entries(UNITS).find(([letter]) => letter === unit)?.[1] ?? UNITS.m;
