import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeWord, completionPlace, valueCompletion } from './complete.js';
import { judge } from './judge.js';
import { fitsPieces } from './keys.js';
import type { SearchedNode } from './node.js';
import { parseQuery } from './parse.js';
import { reasonsOf } from './reasons.js';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 20, 9);

const ADA: SearchedNode = {
  name: 'Ada Lindqvist',
  title: 'Head of Sales & Operations',
  company: 'Northwind',
  location: 'Göteborg',
  selectors: [
    { type: 'email', value: 'ada@cs.north.edu' },
    { type: 'domain', value: 'cs.north.edu' },
    { type: 'title', value: 'head of sales & operations' },
    { type: 'tech_stack', value: 'c++' },
    { type: 'phone', value: '+46701234567' },
    { type: 'topic', value: 'price list' },
    { type: 'ip', value: '203.0.113.9' },
  ],
  figures: {
    pagerank: 0.0123,
    engagementScore: 0.5,
    messagesReceived: 3,
    messagesSent: 4,
    employees: 12,
    lastReplyAt: NOW - 3 * DAY,
    medianReplyMinutes: 90,
  },
};

function judged(text: string, node = ADA) {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return judge(parsed.query, node, NOW);
}

describe('somebody', () => {
  it.each([
    ['ada', 1],
    ['LINDQVIST', 1],
    ['"ada lind*"', 0.9],
    ['"head of sales"', 0.9],
    ['goteborg', 0.8],
    ['"price list"', 0.8],
    ['ada@cs.north.edu', 0.8],
    ['ada northwind', 0.95],
    ['title:"head of sales & operations"', 1],
    ['title:sales', 0.9],
    ['title:"sales operations"', 0.9],
    ['title:"head*"', 0.8],
    ['domain:cs.north.edu', 1],
    ['domain:*.edu', 0.8],
    ['domain:*.north.edu', 0.8],
    ['domain:cs*edu', 0.8],
    ['domain:*', 0.5],
    ['tech_stack:C++', 1],
    ['phone:"+46 (70) 123-45-67"', 1],
    ['pagerank>0.01', 1],
    ['engagement_score:0.5', 1],
    ['messages:7', 1],
    ['size_range:[10-100]', 1],
    ['recent_reply:<4d', 1],
    ['recent_reply:2d..3d', 1],
    ['median_reply<=90m', 1],
    ['-bob', 1],
    ['ada OR bob', 0.9],
    ['goteborg OR ada', 1],
  ])('fits %s by %d', (text, score) => {
    expect(judged(text)?.score).toBeCloseTo(score, 10);
  });

  it.each([
    'lind',
    '"sales of"',
    '"lindqvist head"',
    'title:ales',
    'title:"sales head"',
    'domain:north.edu',
    'domain:*.cs.north.edu',
    'tech_stack:c',
    '203',
    'phone:0701234567',
    'pagerank>0.0123',
    'size_range:>12',
    'recent_reply:<3d',
    '-ada',
    'ada AND bob',
    'funding_round:*',
  ])('does not fit %s', (text) => {
    expect(judged(text)).toBeNull();
  });

  it('who never answered is found by no time, and by its opposite', () => {
    const silent = { ...ADA, figures: { ...ADA.figures, lastReplyAt: null, employees: null } };
    const texts = ['recent_reply:<99w', 'recent_reply:>0m', '-recent_reply:<99w', '-size_range:>0'];
    expect(texts.map((text) => judged(text, silent) !== null)).toEqual([false, false, true, true]);
  });

  it('is found for reasons', () => {
    const found = judged('lindqvist domain:*.edu pagerank>0.01 recent_reply:<1w -title:intern');
    expect(reasonsOf(found?.findings ?? [], ADA, NOW)).toEqual([
      'Name has “lindqvist”: Ada Lindqvist',
      'Domain: cs.north.edu, like *.edu',
      'PageRank: 0.0123, above 0.01',
      'Last answer: 3 days ago, in the last week',
      'Not so: title:intern',
    ]);
  });
});

describe('a pattern', () => {
  it('fits what an expression for it fits', () => {
    const letters = fc.string({ maxLength: 6, unit: fc.constantFrom('a', 'b') });
    fc.assert(
      fc.property(letters, fc.array(letters, { minLength: 1, maxLength: 4 }), (key, pieces) => {
        expect(fitsPieces(key, pieces)).toBe(new RegExp(`^${pieces.join('.*')}$`).test(key));
      }),
    );
  });
});

describe('a query that is being typed', () => {
  const inserts = (text: string, position = text.length) =>
    completeWord(completionPlace(text, position)).map(({ insert, from, to }) => [insert, from, to]);

  it('goes on with names and operators', () => {
    expect(inserts('dom')).toEqual([['domain:', 0, 3]]);
    expect(inserts('ada -ti')).toEqual([['title:', 5, 7]]);
    expect(inserts('ada A')).toEqual([
      ['accept_language:', 4, 5],
      ['AND ', 4, 5],
    ]);
    expect(inserts('(pag berg', 4)).toEqual([['pagerank>', 1, 4]]);
    expect(inserts('')).toHaveLength(10);
  });

  it('goes on with values behind a name', () => {
    expect(completionPlace('ada domain:mi', 13)).toEqual({
      kind: 'value',
      type: 'domain',
      typed: 'mi',
      from: 11,
      to: 13,
    });
    expect(completionPlace('title:"head o', 13)).toMatchObject({ typed: 'head o', from: 6, to: 13 });
    expect(completionPlace('title:x OR', 7)).toMatchObject({ typed: 'x', from: 6, to: 7 });
    const place = { kind: 'value', type: 'title', typed: 'h', from: 6, to: 7 } as const;
    expect(valueCompletion(place, 'head of sales', 3)).toMatchObject({ insert: '"head of sales" ', count: 3 });
  });
});
