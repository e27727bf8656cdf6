import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCodePoint } from '../../shared/text/fold.js';
import { judge } from '../query/judge.js';
import type { NodeSelector, SearchedNode } from '../query/node.js';
import { parseQuery } from '../query/parse.js';
import { termsOf } from '../query/terms.js';
import { firstPlaces } from './first-places.js';
import { NodeIndex } from './node-index.js';
import { PlaceSet } from './place-set.js';
import { SortedTermsWriter } from './sorted-terms.js';

const NOW = 1_800_000_000_000;
const HOUR = 60 * 60_000;

const setOf = (places: Iterable<number>): PlaceSet => {
  const set = new PlaceSet();
  for (const place of places) set.add(place);
  return set;
};
const listOf = (set: PlaceSet): number[] => {
  const places: number[] = [];
  set.each((place) => places.push(place));
  return places;
};
const places = fc.uniqueArray(fc.nat(200));

describe('a set of places', () => {
  it('does what a set does', () => {
    fc.assert(
      fc.property(places, places, (one, another) => {
        const [own, others] = [new Set(one), new Set(another)];
        const ascending = (some: Iterable<number>) => [...some].sort((low, high) => low - high);
        const answers = [
          listOf(setOf(one).keep(setOf(another))),
          listOf(setOf(one).join(setOf(another))),
          listOf(setOf(one).copy().leave(setOf(another))),
        ];
        expect(answers).toEqual([
          ascending(one.filter((place) => others.has(place))),
          ascending(new Set([...own, ...others])),
          ascending(one.filter((place) => !others.has(place))),
        ]);
        const less = setOf(one);
        for (const place of another) less.delete(place);
        expect([listOf(less), one.every((place) => less.has(place) !== others.has(place))]).toEqual([answers[2], true]);
      }),
    );
  });

  it('has first places in an order', () => {
    fc.assert(
      fc.property(places, fc.nat(20), fc.integer(), (some, most, salt) => {
        const figure = (place: number) => (place * salt) % 7;
        const compare = (one: number, another: number) => figure(another) - figure(one) || one - another;
        const first = firstPlaces(setOf(some), most, (one, another) => compare(one, another) < 0);
        expect(first).toEqual(some.toSorted(compare).slice(0, most));
      }),
    );
  });
});

describe('sorted terms', () => {
  it('are found by where they begin and by what is in them', () => {
    const term = fc.string({
      unit: fc.constantFrom('a', 'b', '.', '\u{ffee}', '\u{1f600}'),
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(fc.uniqueArray(term), term, (some, wanted) => {
        const sorted = some.toSorted(byCodePoint);
        const writer = new SortedTermsWriter();
        for (const one of sorted) writer.add(one);
        const terms = writer.finish();
        expect(sorted.map((_, index) => terms.at(index))).toEqual(sorted);
        const bounds = [terms.lowerBound(wanted), terms.upperBound(wanted)];
        expect(bounds).toEqual([
          sorted.filter((one) => byCodePoint(one, wanted) < 0).length,
          sorted.filter((one) => byCodePoint(one, wanted) <= 0).length,
        ]);
        const found = [...terms.containing(wanted, 1, terms.count)].map((index) => terms.at(index));
        expect(found).toEqual(sorted.slice(1).filter((one) => one.includes(wanted)));
      }),
    );
  });
});

const TITLES = ['head of sales', 'sales', 'buyer', 'Køber, chef'] as const;
const DOMAINS = ['mit.edu', 'cs.mit.edu', 'north-wind.example', 'edu.example'] as const;
const TOPICS = ['price list', 'list_price', '100% wool'] as const;

const selectors = fc
  .tuple(
    fc.option(fc.constantFrom(...TITLES)),
    fc.option(fc.constantFrom(...DOMAINS)),
    fc.option(fc.constantFrom(...TOPICS)),
  )
  .map(([title, domain, topic]): NodeSelector[] => [
    ...(title === null ? [] : [{ type: 'title', value: title } as const]),
    ...(domain === null ? [] : [{ type: 'domain', value: domain } as const]),
    ...(topic === null ? [] : [{ type: 'topic', value: topic } as const]),
  ]);

/** What may become of one of ten people, the first two of which are companies that others may work at. */
const change = fc.record({
  who: fc.nat(9),
  isThere: fc.boolean(),
  employer: fc.option(fc.nat(1)),
  name: fc.constantFrom('Ada Lind', 'Ada Lindqvist', 'Zoë Berg'),
  location: fc.option(fc.constantFrom('York', 'New York')),
  selectors,
  figure: fc.nat(4),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

const TERMS = `ada lind* "new_york" sales kober title:sales title:"head*" domain:*.edu domain:*mit* domain:* domain:mit.edu topic:*_* topic:*%*
  pagerank>0.2 messages:2..4 size_range>1 recent_reply:<3h median_reply<=2h engagement_score:0.5 messages_sent<1 messages_received>0`;
const term = fc.constantFrom(...TERMS.split(/\s+/).map((text) => text.replace('new_york', 'new york')));
const { query } = fc.letrec<{ query: string }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3 },
    term,
    fc.tuple(tie('query'), fc.constantFrom('AND', 'OR'), tie('query')).map(([one, op, two]) => `(${one} ${op} ${two})`),
    tie('query').map((part) => `NOT ${part}`),
  ),
}));

const idOf = (who: number): string => `node-${who}`;
const isCompany = (who: number): boolean => who < 2;

const rowOf = ({ who, employer, figure }: Change) => ({
  id: idOf(who),
  entityType: isCompany(who) ? ('Company' as const) : ('Person' as const),
  companyId: isCompany(who) || employer === null ? null : idOf(employer),
  employees: isCompany(who) ? figure : 0,
  messagesSent: figure % 2,
  messagesReceived: figure,
  lastReplyAt: figure === 0 ? 0 : NOW - figure * HOUR,
  medianReplyMinutes: figure === 1 ? null : figure * 60,
  pagerank: figure / 10,
  engagementScore: figure / 4,
});

function searched(one: Change, all: ReadonlyMap<number, Change>): SearchedNode {
  const row = rowOf(one);
  const company = isCompany(one.who) ? one : one.employer === null ? undefined : all.get(one.employer);
  return {
    name: one.name,
    title: null,
    company: null,
    location: one.location,
    selectors: one.selectors,
    figures: { ...row, employees: company?.figure || null, lastReplyAt: row.lastReplyAt || null },
  };
}

describe('an index of nodes', () => {
  it('finds whom a query is true of, whatever became of them', () => {
    const some = fc.array(change, { maxLength: 12 });
    const types = fc.constantFrom(['Person', 'Company'] as const, ['Person'] as const, ['Company'] as const);
    fc.assert(
      fc.property(
        some,
        some,
        query,
        types,
        fc.integer({ min: 1, max: 11 }),
        (first, later, text, entityTypes, most) => {
          const nodes = new Map<number, Change>();
          const index = new NodeIndex();
          for (const one of first) nodes.set(one.who, one);
          const terms = [...nodes.values()].flatMap((one) =>
            termsOf(searched(one, nodes)).map((made) => ({ id: idOf(one.who), made })),
          );
          terms.sort(
            (one, another) =>
              byCodePoint(one.made.kind, another.made.kind) || byCodePoint(one.made.term, another.made.term),
          );
          for (const { id, made } of terms) index.add(id, made);
          for (const one of nodes.values()) index.put(rowOf(one));
          index.finish();
          for (const one of later) {
            if (one.isThere) {
              nodes.set(one.who, one);
              index.put(rowOf(one));
              index.putTerms(idOf(one.who), termsOf(searched(one, nodes)));
            } else {
              nodes.delete(one.who);
              index.remove(idOf(one.who));
            }
          }
          const parsed = parseQuery(text);
          if (!parsed.ok) throw new Error(text);
          const expected = [...nodes.values()]
            .filter(({ who }) => entityTypes.some((type) => type === rowOf({ ...EMPTY, who }).entityType))
            .filter((one) => judge(parsed.query, searched(one, nodes), NOW) !== null)
            .map((one) => ({ id: idOf(one.who), figure: rowOf(one).pagerank }))
            .sort((one, another) => another.figure - one.figure || (one.id < another.id ? 1 : -1));
          const found = index.find({ query: parsed.query, entityTypes, sort: 'pagerank', most, now: NOW });
          expect(found).toEqual(expected.slice(0, most));
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('counts what it holds, what came later, and who was taken out', () => {
  const index = new NodeIndex();
  const counts = () => [index.places, index.reading, index.later, index.removed];
  const node = (who: number) => rowOf({ ...EMPTY, who });
  const term = { kind: 'text', term: 'ada', form: 2 } as const;
  index.add(idOf(2), term);
  index.add(idOf(3), term);
  index.put(node(2));
  index.put({ ...node(3), companyId: idOf(1) });
  expect(counts()).toEqual([3, 2, 0, 0]);
  index.finish();
  index.add(idOf(4), term);
  expect(counts()).toEqual([3, 0, 0, 0]);
  index.putTerms(idOf(2), [term]);
  index.putTerms(idOf(3), [term]);
  expect(counts()).toEqual([3, 0, 2, 0]);
  const before = index.bytes;
  index.remove(idOf(2));
  index.remove(idOf(2));
  expect(counts()).toEqual([3, 0, 1, 1]);
  expect(index.bytes).toBe(before - 150);
});

const EMPTY: Change = {
  who: 0,
  isThere: true,
  employer: null,
  name: 'Ada Lind',
  location: null,
  selectors: [],
  figure: 0,
};
