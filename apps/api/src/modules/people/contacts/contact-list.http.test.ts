import type { Contact } from '@concordia/contract/people';
import {
  byCodePoint,
  CONTACT_SORTS,
  companySortKey,
  contactSearchTerms,
  contactSearchWords,
  matchesSearch,
  nameSortKey,
} from '@concordia/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { CounterTally } from '../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { SearchIndexes } from '../../inbox/search/search-indexes.js';

const text = (...values: string[]) => fc.option(fc.constantFrom(...values));
const person = fc.record({
  name: fc.constantFrom(
    'Ada Lindqvist',
    'ada Lind',
    'Émile Zola',
    'Zoë',
    'Łukasz',
    '李小龍',
    '🎉 Bo',
    "O'Brien",
    '\u{10ffff}',
  ),
  company: text('Northwind', 'northwind', 'Älv & Co', 'Zeta', '株式会社', ''),
  title: text('Head of Sales', 'CEO'),
  email: text('ada@northwind.example', 'emile@zeta.example'),
  phone: text('+46701234567', '+4915112345678'),
  last_message_at: fc.constantFrom(0, 0, 5_000, 6_000, 1_790_000_000_000),
});
type Person = typeof person extends fc.Arbitrary<infer One> ? One : never;
const typed = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        'a',
        'ad',
        'LIND',
        'zo',
        'élv',
        'alv',
        '"',
        '* ',
        'nor',
        '小',
        'example',
        ' ',
        "o'b",
        'ceo',
        ':',
        '🎉',
      ),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((parts) => parts.join(' ')),
  fc.constantFrom('+46 70', '070 123', '123-45', '0049', '99999', '0 0 0', 'AND', 'a* OR b'),
);

onEveryEngine('lists of contacts', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
    const people = fc.sample(person, { numRuns: 50, seed: 11 });
    await opened.inWorkspace(() => store(people));
    const other = await opened.addWorkspace('Other');
    await opened.inWorkspace(() => store(people.slice(0, 5)), other);
  });
  afterAll(() => opened.close());

  async function store(people: readonly Person[]): Promise<void> {
    const rows = people.map((one) => ({ ...one, id: opened.ids.next(), created_at: 1 }));
    await opened.app.get(WorkspaceDatabase).write(async (tx) => {
      await tx.insertInto('contact').values(rows).execute();
      await opened.app.get(StatCounters).apply(tx, new CounterTally().contacts(rows.length));
      await opened.app.get(SearchIndexes).contacts.putAll(
        tx,
        rows.map(({ id }) => id),
      );
    });
  }

  /** Every page, following the links. */
  async function listed(query: Record<string, string>): Promise<Contact[]> {
    const contacts: Contact[] = [];
    for (let url: string | undefined = `/api/contacts?${new URLSearchParams({ ...query, limit: '7' })}`; url; ) {
      const answer = await opened.request({ method: 'GET', url });
      expect(answer.statusCode).toBe(200);
      const page: Contact[] = answer.json();
      contacts.push(...page);
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    return contacts;
  }

  const order: Record<string, (one: Contact, another: Contact) => number> = {
    name: (one, another) => byCodePoint(nameSortKey(one.name), nameSortKey(another.name)),
    company: (one, another) =>
      byCodePoint(companySortKey(one.company, one.name), companySortKey(another.company, another.name)),
  };

  test.each(CONTACT_SORTS)('are the same as a scan over everybody, by %s', async (sort) => {
    const everybody = await listed({ sort });
    expect(everybody).toHaveLength(50);
    const byId = everybody.toSorted((one, another) => (one.id < another.id ? -1 : 1));
    const sorted = order[sort];
    expect(everybody).toEqual(sorted === undefined ? everybody : byId.toSorted(sorted));
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        const terms = contactSearchTerms(q);
        const expected = everybody.filter((contact) =>
          matchesSearch(terms, [contactSearchWords({ ...contact, handles: [], tags: [] })]),
        );
        expect(await listed({ sort, q })).toEqual(expected);
        const answer = await opened.request({
          method: 'GET',
          url: `/api/contacts?${new URLSearchParams({ sort, q, limit: '1' })}`,
        });
        expect(answer.headers['x-total-count']).toBe(String(expected.length));
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    [{ q: '' }, 'query.q'],
    [{ q: 'x'.repeat(201) }, 'query.q'],
    [{ q: 'a\0' }, 'query.q'],
    [{ sort: 'age' }, 'query.sort'],
    [{ sort: 'name', cursor: 'k~_1' }, 'query.cursor'],
  ])('refuse %o', async (query, field) => {
    const answer = await opened.request({ method: 'GET', url: `/api/contacts?${new URLSearchParams(query)}` });
    expect(answer.json()).toMatchObject({ statusCode: 400, details: [{ field }] });
  });
});
