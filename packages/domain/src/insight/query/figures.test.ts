import { describe, expect, it } from 'vitest';
import { isWithin } from './figures.js';
import { judge, matchesQuery } from './judge.js';
import { hasOneScore, selectorsIn } from './looked-at.js';
import { inSelectorOrder, type SearchedNode } from './node.js';
import { parseQuery } from './parse.js';
import { reasonsOf } from './reasons.js';

const NOW = Date.UTC(2026, 10, 20, 9);
const HOUR = 60 * 60_000;

const queryOf = (text: string) => {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.query;
};

const node: SearchedNode = {
  name: 'Ada Lind',
  title: 'Head of Sales',
  company: 'Northwind',
  location: 'York',
  selectors: [
    { type: 'topic', value: 'price list' },
    { type: 'domain', value: 'cs.mit.edu' },
  ],
  figures: {
    pagerank: 0.012_345,
    engagementScore: 0.5,
    messagesReceived: 3,
    messagesSent: 4,
    employees: 12,
    lastReplyAt: NOW - 3 * HOUR,
    medianReplyMinutes: 90,
  },
};

describe('a figure within bounds', () => {
  it.each([
    ['<', [true, false, false]],
    ['<=', [true, true, false]],
    ['>', [false, false, true]],
    ['>=', [false, true, true]],
    ['=', [false, true, false]],
  ] as const)('%s 5', (op, expected) => {
    expect([4, 5, 6].map((figure) => isWithin(figure, { op, value: 5 }))).toEqual(expected);
  });

  it('of a range, whose ends belong to it', () => {
    const bounds = { op: 'range', from: 5, to: 6 } as const;
    expect([4, 5, 6, 7, null].map((figure) => isWithin(figure, bounds))).toEqual([false, true, true, false, false]);
  });
});

it.each([
  ['pagerank:0.012345'],
  ['engagement_score:0.5'],
  ['messages:7'],
  ['messages_received:3'],
  ['messages_sent:4'],
  ['size_range:12'],
  ['recent_reply:3h..3h'],
  ['median_reply:90m..90m'],
])('the figure of %s', (text) => {
  expect(matchesQuery(queryOf(text), node, NOW)).toBe(true);
});

describe('a query looks at', () => {
  it.each([
    ['ada', [], true],
    ['title:cto', ['title'], false],
    ['messages>1', [], false],
    ['NOT title:cto', ['title'], false],
    ['title:cto domain:x OR (ada ip:1)', ['title', 'domain', 'ip'], true],
  ])('%s', (text, types, hasText) => {
    expect(selectorsIn(queryOf(text))).toEqual({ types: new Set(types), hasText });
  });
});

it.each([
  ['ada', false],
  ['messages>1', true],
  ['NOT ada', true],
  ['title:cto', false],
  ['title:"head*"', true],
  ['domain:mit.edu', true],
  ['domain:mit.edu messages>1', true],
  ['domain:mit.edu title:cto', false],
  ['domain:mit.edu OR messages>1', false],
])('all that %s finds fits equally: %s', (text, expected) => {
  expect(hasOneScore(queryOf(text))).toBe(expected);
});

describe('a reason', () => {
  const reasons = (text: string, of = node) => reasonsOf(judge(queryOf(text), of, NOW)?.findings ?? [], of, NOW);

  it.each([
    ['ada', 'Name has “ada”: Ada Lind'],
    ['head', 'Title has “head”: Head of Sales'],
    ['northwind', 'Company has “northwind”: Northwind'],
    ['york', 'Location has “york”: York'],
    ['price', 'Topic has “price”: price list'],
    ['domain:cs.mit.edu', 'Domain: cs.mit.edu'],
    ['domain:cs*edu', 'Domain: cs.mit.edu, like cs*edu'],
    ['domain:*', 'Domain: cs.mit.edu'],
    ['pagerank<1', 'PageRank: 0.0123, below 1'],
    ['engagement_score<=1', 'Engagement: 0.5, at most 1'],
    ['messages>6', 'Messages: 7, above 6'],
    ['messages_received>=3', 'Messages to them: 3, at least 3'],
    ['messages_sent:4', 'Messages from them: 4, as asked: 4'],
    ['size_range:10..20', 'People at the company: 12, between 10 and 20'],
    ['recent_reply:1h..1d', 'Last answer: 3 hours ago, between 1 hour and 1 day ago'],
    ['recent_reply<1d', 'Last answer: 3 hours ago, in the last day'],
    ['recent_reply:<1w', 'Last answer: 3 hours ago, in the last week'],
    ['recent_reply<=6d', 'Last answer: 3 hours ago, in the last 6 days'],
    ['recent_reply>30m', 'Last answer: 3 hours ago, more than 30 minutes ago'],
    ['recent_reply>=2h', 'Last answer: 3 hours ago, at least 2 hours ago'],
    ['median_reply<2h', 'Usual time to an answer: 90 minutes, under 2 hours'],
    ['median_reply>=1h', 'Usual time to an answer: 90 minutes, at least 1 hour'],
  ])('for %s: %s', (text, reason) => {
    expect(reasons(text)).toEqual([reason]);
  });

  it.each([
    [1, '1 minute'],
    [119, '119 minutes'],
    [120, '2 hours'],
    [48 * 60 - 1, '47 hours'],
    [48 * 60, '2 days'],
  ])('tells %d minutes as %s', (minutes, words) => {
    const slow = { ...node, figures: { ...node.figures, medianReplyMinutes: minutes } };
    expect(reasons('median_reply<9w', slow)).toEqual([`Usual time to an answer: ${words}, under 9 weeks`]);
  });

  it('is given once, and six of them', () => {
    expect(reasons('ada ada')).toHaveLength(1);
    expect(reasons('ada lind head of sales northwind york')).toHaveLength(6);
    expect(reasons('-(bob OR eve)')).toEqual(['Not so: bob', 'Not so: eve']);
    expect(reasons('NOT NOT ada')).toEqual([]);
  });
});

it('puts selectors in the order of type and value', () => {
  const [topic, domain] = node.selectors;
  const other = { type: 'topic', value: 'pilot' } as const;
  expect(inSelectorOrder([...node.selectors, other])).toEqual([domain, other, topic]);
});
