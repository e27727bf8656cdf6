import type { Contact } from '@concordia/contract/people';
import {
  byCodePoint,
  CONTACT_SORTS,
  type ContactSort,
  companySortKey,
  contactSearchTerms,
  contactSearchWords,
  matchesSearch,
  nameSortKey,
  SORT_ORDERS,
  type SortOrder,
  usualOrder,
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
  title: text('Head of Sales', 'ceo', 'Älterer', 'C'.repeat(60), ''),
  location: text('Berlin', 'berlin', 'Århus'),
  birthday: text('1980-02-29', '1999-12-31'),
  channel_bits: fc.constantFrom(0, 1, 3),
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
    const rows = people.map((one, place) => ({ ...one, id: opened.ids.next(), created_at: 1 + (place % 7) }));
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

  /** What each sort compares; `null` for contacts without it, who come last in both orders. */
  const keyOf: Record<ContactSort, (contact: Contact) => string | number | null> = {
    activity: ({ lastMessageAt }) => (lastMessageAt === null ? null : Date.parse(lastMessageAt)),
    created: ({ createdAt }) => Date.parse(createdAt),
    name: ({ name }) => nameSortKey(name),
    company: ({ company, name }) => companySortKey(company, name),
    title: ({ title }) => start(title),
    email: ({ email }) => start(email),
    phone: ({ phone }) => start(phone),
    location: ({ location }) => start(location),
    birthday: ({ birthday }) => start(birthday),
  };
  const start = (text: string | null) =>
    text
      ? [...text]
          .slice(0, 40)
          .join('')
          .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
      : null;
  const hasNone: Partial<Record<ContactSort, (contact: Contact) => boolean>> = {
    company: ({ company, name }) => companySortKey(company, name) >= '\uffff',
  };

  function inOrder(sort: ContactSort, order: SortOrder, contacts: readonly Contact[]): Contact[] {
    const sign = order === 'asc' ? 1 : -1;
    const isBlank = hasNone[sort] ?? ((contact: Contact) => keyOf[sort](contact) === null);
    return contacts.toSorted((one, another) => {
      if (isBlank(one) !== isBlank(another)) return isBlank(one) ? 1 : -1;
      const [a, b] = [keyOf[sort](one) ?? '', keyOf[sort](another) ?? ''];
      const byValue = typeof a === 'number' && typeof b === 'number' ? a - b : byCodePoint(String(a), String(b));
      return sign * (byValue || (one.id < another.id ? -1 : 1));
    });
  }

  test.each(CONTACT_SORTS.flatMap((sort) => SORT_ORDERS.map((order) => ({ sort, order }))))(
    'are in the order of $sort, $order, page by page',
    async ({ sort, order }) => {
      const sorted = await listed({ sort, order });
      expect(sorted).toHaveLength(50);
      expect(sorted).toEqual(inOrder(sort, order, sorted));
    },
  );

  test.each(CONTACT_SORTS)('are in the usual order of %s when none is named', async (sort) => {
    expect(await listed({ sort })).toEqual(await listed({ sort, order: usualOrder(sort) }));
  });

  test.each(SORT_ORDERS)('are filtered by channel and tag, in whatever case, %s', async (order) => {
    const everybody = await listed({ sort: 'title', order });
    const tagged = everybody.slice(0, 20).filter(({ channels }) => channels.email);
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write(async (tx) => {
        await tx.deleteFrom('contact_tag').execute();
        const rows = tagged.map(({ id }, place) => ({ contact_id: id, tag: place % 2 === 0 ? 'VIP' : 'vip' }));
        await tx.insertInto('contact_tag').values(rows).execute();
      }),
    );
    expect(tagged.length).toBeGreaterThan(3);
    expect(await listed({ sort: 'title', order, tag: 'Vip' })).toEqual(tagged);
    expect(await listed({ sort: 'title', order, tag: 'Vip', channel: 'whatsapp' })).toEqual(
      tagged.filter(({ channels }) => channels.whatsapp),
    );
    expect(await listed({ tag: 'nobody' })).toEqual([]);
    const terms = contactSearchTerms('zeta');
    const isFound = (contact: Contact) =>
      matchesSearch(terms, [contactSearchWords({ ...contact, handles: [], tags: [] })]);
    const found = everybody.filter((contact) => contact.channels.email && isFound(contact));
    const q = { q: 'zeta', channel: 'email' };
    expect(await listed({ sort: 'title', order, ...q })).toEqual(found);
    const url = `/api/contacts?${new URLSearchParams({ ...q, limit: '1' })}`;
    expect((await opened.request({ method: 'GET', url })).headers['x-total-count']).toBe(String(found.length));
  });

  test.each(['activity', 'name', 'company'])('are the same as a scan over everybody, by %s', async (sort) => {
    const everybody = await listed({ sort });
    expect(everybody).toHaveLength(50);
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
    [{ order: 'up' }, 'query.order'],
    [{ channel: 'fax' }, 'query.channel'],
    [{ tag: '' }, 'query.tag'],
    [{ sort: 'name', cursor: 'k~_1' }, 'query.cursor'],
  ])('refuse %o', async (query, field) => {
    const answer = await opened.request({ method: 'GET', url: `/api/contacts?${new URLSearchParams(query)}` });
    expect(answer.json()).toMatchObject({ statusCode: 400, details: [{ field }] });
  });
});
