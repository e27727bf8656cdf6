import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bounds, Query, QueryTerm } from './ast.js';
import { DURATION_FIELDS, NUMBER_FIELDS, QUERY_SELECTORS } from './fields.js';
import { DEEPEST_QUERY, LONGEST_QUERY, MOST_TERMS, parseQuery } from './parse.js';
import { printQuery } from './print.js';

/** What is typed, and how a person would write out what it means. */
const READ: readonly (readonly [string, string])[] = [
  // Words
  ['ada', 'ada'],
  ['  ada\t', 'ada'],
  ['Ada', 'Ada'],
  ['ada lindqvist', 'ada AND lindqvist'],
  ['ada lindqvist berg', 'ada AND lindqvist AND berg'],
  ['"head of sales"', '"head of sales"'],
  ['"ada"', 'ada'],
  ['"ada" berg', 'ada AND berg'],
  ['dir*', 'dir*'],
  ['"head of sal*"', '"head of sal*"'],
  ["o'brien", "o'brien"],
  ['jean-luc', 'jean-luc'],
  ['ada@north.example', 'ada@north.example'],
  ['ördér', 'ördér'],
  ['会議', '会議'],
  ['🎉', '🎉'],
  ['c++', 'c++'],
  ['"say \\"hello\\""', '"say \\"hello\\""'],
  ['"back\\\\slash"', '"back\\\\slash"'],
  ['"a \\* star"', '"a \\* star"'],
  ['and', 'and'],
  ['or not', 'or AND not'],
  ['And', 'And'],
  ['ANDY', 'ANDY'],
  ['ORDER', 'ORDER'],
  ['NOTE', 'NOTE'],
  ['"AND"', '"AND"'],
  ['"OR" "NOT"', '"OR" AND "NOT"'],
  ['2026', '2026'],
  ['10-100', '10-100'],
  ['a.b.c', 'a.b.c'],
  ['[ada]', '[ada]'],
  ['ada,', 'ada,'],
  ['"http://north.example"', '"http://north.example"'],
  ['"title:cto"', '"title:cto"'],
  ['"pagerank>1"', '"pagerank>1"'],
  ['pagerank', 'pagerank'],
  ['title', 'title'],
  // Operators and what binds tighter
  ['a AND b', 'a AND b'],
  ['a OR b', 'a OR b'],
  ['a OR b OR c', 'a OR b OR c'],
  ['a b OR c', 'a AND b OR c'],
  ['a OR b c', 'a OR b AND c'],
  ['a AND b OR c AND d', 'a AND b OR c AND d'],
  ['a b AND c', 'a AND b AND c'],
  ['(a OR b) c', '(a OR b) AND c'],
  ['a (b OR c)', 'a AND (b OR c)'],
  ['a(b)', 'a AND b'],
  ['(a)(b)', 'a AND b'],
  ['(a)', 'a'],
  ['((a))', 'a'],
  ['( a )', 'a'],
  ['(a b) c', '(a AND b) AND c'],
  ['(a OR b) OR c', '(a OR b) OR c'],
  ['a AND (b AND c)', 'a AND (b AND c)'],
  ['NOT a', 'NOT a'],
  ['-a', 'NOT a'],
  ['--a', 'NOT NOT a'],
  ['NOT NOT a', 'NOT NOT a'],
  ['NOT -a', 'NOT NOT a'],
  ['-(a b)', 'NOT (a AND b)'],
  ['NOT (a OR b)', 'NOT (a OR b)'],
  ['NOT(a)', 'NOT a'],
  ['NOT a b', 'NOT a AND b'],
  ['a NOT b', 'a AND NOT b'],
  ['a -b', 'a AND NOT b'],
  ['a OR -b', 'a OR NOT b'],
  ['a AND NOT b', 'a AND NOT b'],
  ['-"head of sales"', 'NOT "head of sales"'],
  ['-title:cto', 'NOT title:cto'],
  ['-pagerank>0.1', 'NOT pagerank>0.1'],
  ['(-a)', 'NOT a'],
  ['a AND(b)', 'a AND b'],
  ['(a)OR(b)', 'a OR b'],
  ['a\nOR\tb', 'a OR b'],
  // Selectors
  ...QUERY_SELECTORS.map((type) => [`${type}:x`, `${type}:x`] as const),
  ['TITLE:cto', 'title:cto'],
  ['domain:*.edu', 'domain:*.edu'],
  ['domain:*', 'domain:*'],
  ['domain:**', 'domain:*'],
  ['domain:mit.*', 'domain:mit.*'],
  ['domain:*mit*', 'domain:*mit*'],
  ['domain:a*b*c', 'domain:a*b*c'],
  ['domain:a**b', 'domain:a*b'],
  ['title:"head of sales"', 'title:"head of sales"'],
  ['title:"cto"', 'title:cto'],
  ['title:"head of *"', 'title:"head of *"'],
  ['title:"* of sales"', 'title:"* of sales"'],
  ['tech_stack:"\\*nix"', 'tech_stack:"\\*nix"'],
  ['organization:"Smith \\"and\\" Sons"', 'organization:"Smith \\"and\\" Sons"'],
  ['email:ada@north.example', 'email:ada@north.example'],
  ['phone:+46701234567', 'phone:+46701234567'],
  ['phone:"+46 70 123 45 67"', 'phone:"+46 70 123 45 67"'],
  ['ip:203.0.113.9', 'ip:203.0.113.9'],
  ['ip:2001:db8::1', 'ip:2001:db8::1'],
  ['accept_language:de-AT', 'accept_language:de-AT'],
  ['user_agent:"Apple Mail"', 'user_agent:"Apple Mail"'],
  ['funding_round:"series a"', 'funding_round:"series a"'],
  ['tech_stack:c++', 'tech_stack:c++'],
  ['tech_stack:c#', 'tech_stack:c#'],
  ['title:-', 'title:-'],
  ['title:AND', 'title:AND'],
  ['title:[a]', 'title:[a]'],
  ['title:a>b', 'title:a>b'],
  ['(title:cto)', 'title:cto'],
  ['title:cto OR title:ceo', 'title:cto OR title:ceo'],
  ['domain:*.edu recent_reply:<7d', 'domain:*.edu AND recent_reply<1w'],
  // Figures
  ...NUMBER_FIELDS.map((field) => [`${field}>1`, `${field}>1`] as const),
  ['pagerank>0.01', 'pagerank>0.01'],
  ['pagerank:>0.01', 'pagerank>0.01'],
  ['pagerank > 0.01', 'pagerank>0.01'],
  ['pagerank >= 0.01 ada', 'pagerank>=0.01 AND ada'],
  ['engagement_score>=0.5', 'engagement_score>=0.5'],
  ['pagerank<1e-4', 'pagerank<0.0001'],
  ['pagerank<1e-9', 'pagerank<1e-9'],
  ['pagerank<1E+2', 'pagerank<100'],
  ['messages=5', 'messages:5'],
  ['messages:5', 'messages:5'],
  ['messages:0', 'messages:0'],
  ['messages:=5', 'messages:5'],
  ['Messages>5', 'messages>5'],
  ['size_range:[10-100]', 'size_range:10..100'],
  ['size_range:[ 10 - 100 ]', 'size_range:10..100'],
  ['size_range:[10..100]', 'size_range:10..100'],
  ['size_range:10..100', 'size_range:10..100'],
  ['size_range:10..10', 'size_range:10..10'],
  ['size_range:10..*', 'size_range>=10'],
  ['size_range:*..100', 'size_range<=100'],
  ['size_range:>=10', 'size_range>=10'],
  ['size_range:0.5..1.5', 'size_range:0.5..1.5'],
  ['(messages>5)', 'messages>5'],
  ['messages>5(ada)', 'messages>5 AND ada'],
  // Durations
  ['recent_reply:<7d', 'recent_reply<1w'],
  ['recent_reply<7d', 'recent_reply<1w'],
  ['recent_reply < 36h', 'recent_reply<36h'],
  ['recent_reply:<24h', 'recent_reply<1d'],
  ['recent_reply:>=2w', 'recent_reply>=2w'],
  ['recent_reply:<90m', 'recent_reply<90m'],
  ['recent_reply:<=0m', 'recent_reply<=0m'],
  ['recent_reply:1d..2d', 'recent_reply:1d..2d'],
  ['recent_reply:[1d-2w]', 'recent_reply:1d..2w'],
  ['recent_reply:1h..*', 'recent_reply>=1h'],
  ['recent_reply:*..1h', 'recent_reply<=1h'],
  ['median_reply:<4h', 'median_reply<4h'],
  ['median_reply>1d OR NOT median_reply<1d', 'median_reply>1d OR NOT median_reply<1d'],
];

/** What is typed, where it goes wrong, over how many units, and the beginning of what was expected. */
const REFUSED: readonly (readonly [string, number, number, string])[] = [
  ['', 0, 0, 'a word'],
  ['   ', 3, 0, 'a word'],
  ['(', 1, 0, 'a word'],
  [')', 0, 1, 'a word'],
  ['()', 1, 1, 'a word'],
  ['a)', 1, 1, 'an opening bracket'],
  ['(a', 2, 0, 'a closing bracket'],
  ['((a)', 4, 0, 'a closing bracket'],
  ['a (', 3, 0, 'a word'],
  ['AND', 0, 3, 'a word'],
  ['AND a', 0, 3, 'a word'],
  ['OR a', 0, 2, 'a word'],
  ['a AND', 5, 0, 'a word'],
  ['a OR', 4, 0, 'a word'],
  ['a AND OR b', 6, 2, 'a word'],
  ['a OR OR b', 5, 2, 'a word'],
  ['NOT', 3, 0, 'a word'],
  ['a NOT', 5, 0, 'a word'],
  ['NOT AND', 4, 3, 'a word'],
  ['(a OR)', 5, 1, 'a word'],
  ['- a', 0, 1, 'a letter'],
  ['a -', 2, 1, 'a letter'],
  ['-', 0, 1, 'a letter'],
  ['***', 0, 3, 'a letter'],
  ['&', 0, 1, 'a letter'],
  ['""', 0, 2, 'a letter'],
  ['" "', 0, 3, 'a letter'],
  ['*a', 0, 1, 'the star only behind a word'],
  ['a*b', 1, 1, 'the star only behind a word'],
  ['a*b*', 1, 1, 'the star only behind a word'],
  ['"a b *"', 5, 1, 'the star only behind a word'],
  ['"\\** a*"', 3, 1, 'the star only behind a word'],
  ['"abc', 4, 0, 'a closing quote'],
  ['title:"abc', 10, 0, 'a closing quote'],
  ['"abc\\', 5, 0, 'a closing quote'],
  ['"a\\x"', 3, 1, 'a quote, a star or a backslash'],
  ['x"y"', 1, 1, 'a space before the quote'],
  ['title:x"y"', 7, 1, 'a space before the quote'],
  ['title:', 6, 0, 'a value'],
  ['title: cto', 6, 0, 'a value'],
  ['title:)', 6, 0, 'a value'],
  ['title:""', 6, 2, 'a value'],
  ['title:" "', 6, 3, 'a value'],
  ['title>3', 5, 2, 'a colon'],
  ['title = cto', 5, 1, 'a colon'],
  ['tittle:x', 0, 6, 'title'],
  ['domian:x', 0, 6, 'domain'],
  ['emial:x', 0, 5, 'email'],
  ['page_rank>1', 0, 9, 'pagerank'],
  ['http://a.example', 0, 4, 'a known selector'],
  ['a OR city:x', 5, 4, 'a known selector'],
  ['foo>1', 0, 3, 'a known selector'],
  ['pagerank:', 9, 0, 'a number'],
  ['pagerank>', 9, 0, 'a number'],
  ['pagerank> ', 10, 0, 'a number'],
  ['pagerank>x', 9, 1, 'a number'],
  ['pagerank:x', 9, 1, 'a number'],
  ['pagerank: >0.01', 9, 1, 'a number'],
  ['engagement_score<=.5', 18, 2, 'a number'],
  ['pagerank>-1', 9, 2, 'a number'],
  ['pagerank>1x', 10, 1, 'a space'],
  ['pagerank>1e999', 9, 5, 'a number'],
  ['pagerank>1.', 10, 1, 'a space'],
  ['pagerank>1..2', 10, 3, 'a space'],
  ['pagerank==1', 9, 2, 'a number'],
  ['pagerank<>1', 9, 2, 'a number'],
  ['messages:1,000', 10, 4, 'a space'],
  ['size_range:[10-', 15, 0, 'a number'],
  ['size_range:[10', 14, 0, 'a hyphen'],
  ['size_range:[10 100]', 15, 1, 'a hyphen'],
  ['size_range:[10-100', 18, 0, 'a closing ]'],
  ['size_range:[10-100)', 18, 1, 'a closing ]'],
  ['size_range:[100-10]', 11, 8, 'a range that begins'],
  ['size_range:100..10', 11, 7, 'a range that begins'],
  ['size_range:10..', 15, 0, 'a number'],
  ['size_range:*', 11, 1, 'a number'],
  ['size_range:*..', 14, 0, 'a number'],
  ['size_range:[a-b]', 12, 4, 'a number'],
  ['size_range:10..100x', 18, 1, 'a space'],
  ['recent_reply:7d', 13, 2, 'a comparison'],
  ['recent_reply=7d', 12, 1, 'a comparison'],
  ['recent_reply:<7', 14, 1, 'a duration'],
  ['recent_reply:<7y', 14, 2, 'a duration'],
  ['recent_reply:<7days', 14, 5, 'a duration'],
  ['recent_reply:<1.5h', 14, 4, 'a duration'],
  ['recent_reply:<d', 14, 1, 'a duration'],
  ['recent_reply:<9999999w', 14, 8, 'a duration'],
  ['recent_reply:<7d8h', 14, 4, 'a duration'],
  ['recent_reply:2d..1d', 13, 6, 'a range that begins'],
];

const readsAs = (text: string): string => {
  const parsed = parseQuery(text);
  return parsed.ok ? printQuery(parsed.query) : parsed.problem.message;
};

describe('a query', () => {
  it('is tried in two hundred ways', () => expect(READ.length + REFUSED.length).toBeGreaterThanOrEqual(200));

  it.each(READ)('%j is read as %s', (text, printed) => {
    expect(readsAs(text)).toBe(printed);
  });

  it.each(REFUSED)('%j goes wrong at %i over %i: %s', (text, position, length, expected) => {
    expect(parseQuery(text)).toMatchObject({
      ok: false,
      problem: { position, length, expected: expect.stringMatching(`^${expected.replace(']', '\\]')}`) },
    });
  });

  it('says where, and names forty characters of what is there', () => {
    const message = (text: string) => {
      const parsed = parseQuery(text);
      return parsed.ok ? '' : parsed.problem.message;
    };
    expect(message('pagerank>')).toMatch(/^Expected a number such as 0\.01 at the end\.$/);
    const at = 'Expected a number such as 0.01 at character 10, where';
    expect(message(`pagerank>${'x'.repeat(40)} y`)).toBe(`${at} “${'x'.repeat(40)}” is.`);
    expect(message(`pagerank>${'x'.repeat(41)}`)).toBe(`${at} “${'x'.repeat(39)}…” is.`);
    expect(message(`pagerank>${'x'.repeat(38)}😀xx`)).toBe(`${at} “${'x'.repeat(38)}…” is.`);
  });

  it('has a bounded length, depth and number of terms', () => {
    const bounds = [
      'x'.repeat(LONGEST_QUERY),
      'x'.repeat(LONGEST_QUERY + 1),
      `${'('.repeat(DEEPEST_QUERY)}a${')'.repeat(DEEPEST_QUERY)}`,
      `${'('.repeat(DEEPEST_QUERY + 1)}a${')'.repeat(DEEPEST_QUERY + 1)}`,
      `${'-'.repeat(DEEPEST_QUERY + 1)}a`,
      'a '.repeat(MOST_TERMS),
      'a '.repeat(MOST_TERMS + 1),
    ];
    expect(bounds.map((text) => parseQuery(text).ok)).toEqual([true, false, true, false, false, true, false]);
  });

  it('may have any number of brackets and negations side by side', () => {
    const siblings = ['(a) ', '(a OR b) ', '-a ', 'NOT (a) '].map((part) => part.repeat(DEEPEST_QUERY + 1));
    expect(siblings.map((text) => parseQuery(text).ok)).toEqual([true, true, true, true]);
  });

  it('is refused, not failed at, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'ab:*"\\()<>=-.[]01 dANDOR_', 'pagerank', 'title') });
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseQuery(text);
        const end = parsed.ok ? 0 : parsed.problem.position + parsed.problem.length;
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('printed and read again is the same', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseQuery(printQuery(query))).toEqual({ ok: true, query });
      }),
    );
  });
});

const words = fc
  .string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'aé会1 "\\*:-()<>=', 'AND', 'OR') })
  .map((text) => `${text}z`);
const texts = fc.record({ kind: fc.constant('text'), text: words, isPrefix: fc.boolean() } as const);
const inner = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'aé1 "\\*:-()<.') });
const pieces = fc.oneof(
  inner.map((text) => [`${text}x`]),
  fc
    .tuple(fc.option(inner, { nil: '' }), fc.array(inner, { maxLength: 2 }), fc.option(inner, { nil: '' }))
    .map(([first, between, last]) => [first, ...between, last]),
);
const selectors = fc.record({
  kind: fc.constant('selector'),
  type: fc.constantFrom(...QUERY_SELECTORS),
  pieces,
} as const);

const boundsOf = (
  value: fc.Arbitrary<number>,
  signs: readonly ('<' | '<=' | '>' | '>=' | '=')[],
): fc.Arbitrary<Bounds> =>
  fc.oneof(
    fc.record({ op: fc.constantFrom(...signs), value }),
    fc.tuple(value, value).map(
      ([one, another]): Bounds => ({
        op: 'range',
        from: Math.min(one, another),
        to: Math.max(one, another),
      }),
    ),
  );
const amounts = fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e12, noNaN: true })).map((value) => value + 0);
const numbers = fc.record({
  kind: fc.constant('number'),
  field: fc.constantFrom(...NUMBER_FIELDS),
  bounds: boundsOf(amounts, ['<', '<=', '>', '>=', '=']),
} as const);
const durations = fc.record({
  kind: fc.constant('duration'),
  field: fc.constantFrom(...DURATION_FIELDS),
  bounds: boundsOf(
    fc.nat(500_000).map((minutes) => minutes * 60_000),
    ['<', '<=', '>', '>='],
  ),
} as const);
const terms: fc.Arbitrary<QueryTerm> = fc.oneof(texts, selectors, numbers, durations);
const { queries } = fc.letrec<{ queries: Query }>((tie) => ({
  queries: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    terms,
    fc.record({ kind: fc.constantFrom('and', 'or'), parts: fc.array(tie('queries'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ kind: fc.constant('not'), part: tie('queries') } as const),
  ),
}));
