import type { Message } from '@concordia/contract/inbox';
import {
  CHANNELS,
  DAY,
  dayIn,
  MESSAGE_STATUSES,
  matchesSearch,
  PRIORITY_TIERS,
  priorityTier,
  searchWords,
} from '@concordia/domain';
import { type MessageQuery, type Moment, readSearch } from '@concordia/domain/message-query';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, type MessageWishes, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { makeNodes, numbers, somebody, storeNodes } from '../../insight/selector-search/testing.js';
import { SearchIndexes } from '../search/search-indexes.js';
import { MessageSearch } from './message-search.js';

/** Words that share beginnings, are written in other ways, or mean something to a database. */
const WORDS = [
  'order',
  'Orders',
  'orderly',
  'Ördér',
  'ordre',
  'NEAR',
  'AND',
  'OR',
  'not',
  'straße',
  'Strasse',
  "don't",
  'ada@northwind.example',
  'a',
  'b',
  '会議の予定',
  '会',
  '🎉',
  'x-ray',
  'x',
  'NOT',
  'channel:email',
  'channel:x',
  'is:unread',
  'is:sent',
  'has:attachment',
  'label:order',
  'before:1970-01-01',
  'after:2026-09-21',
] as const;
const SIGNS = [
  ' ',
  ' ',
  ' ',
  ', ',
  '" ',
  ' "',
  '* ',
  ': ',
  ' - ',
  ' ^',
  ') (',
  ' & ',
  " '",
  ' | ',
  ' !',
  '\\ ',
  '\n',
] as const;

const text = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...SIGNS)), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.flat().join(''));
const typed = fc
  .array(fc.tuple(fc.constantFrom('', ...SIGNS), fc.constantFrom(...WORDS), fc.nat({ max: 12 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pieces) =>
    pieces
      .map(([sign, word, cut]) => sign + (cut === 0 ? word : word.slice(0, cut)))
      .join('')
      .slice(0, 200)
      .toWellFormed(),
  );
const wishes = fc.record({
  subject: text,
  excerpt: text,
  channel: fc.constantFrom(...CHANNELS),
  status: fc.constantFrom(...MESSAGE_STATUSES),
  priority: fc.constantFrom(10, 60, 79, 80, 100),
  isUrgent: fc.constantFrom(0, 1),
  isRead: fc.boolean(),
  direction: fc.constantFrom('inbound', 'outbound'),
  // Few instants, so that messages share seconds and even milliseconds.
  sentAt: fc.constantFrom(0, 1_000, 1_500, 1_999, 2_000, 1_790_000_000_000, 1_790_000_000_001, -5_000),
});
const filter = fc.record(
  {
    channel: fc.constantFrom(...CHANNELS),
    status: fc.constantFrom(...MESSAGE_STATUSES),
    priority: fc.constantFrom(...PRIORITY_TIERS),
    urgent: fc.constant('true'),
    unread: fc.constant('true'),
  },
  { requiredKeys: [] },
);

onEveryEngine('searching messages', (engine) => {
  let opened: TestApp;
  let make: ReturnType<typeof mailMaker>;
  const made: { ids: MadeMessage; wishes: MessageWishes }[] = [];
  beforeAll(async () => {
    opened = await openTestApp(engine);
    make = mailMaker(opened);
  });
  afterAll(() => opened.close());

  async function ask(query: Record<string, string>) {
    const answer = await opened.request({ method: 'GET', url: `/api/messages?${new URLSearchParams(query)}` });
    const messages: Message[] = answer.json();
    return { answer, messages };
  }
  async function keep(one: MessageWishes): Promise<MadeMessage> {
    const ids = await make(one);
    made.push({ ids, wishes: one });
    return ids;
  }

  /** Every page, following the links. */
  async function idsOf(query: Record<string, string>): Promise<string[]> {
    const ids: string[] = [];
    for (let url: string | undefined = `/api/messages?${new URLSearchParams({ ...query, limit: '4' })}`; url; ) {
      const answer = await opened.request({ method: 'GET', url });
      expect(answer.statusCode).toBe(200);
      const page: Message[] = answer.json();
      ids.push(...page.map(({ id }) => id));
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    return ids;
  }

  test('finds what a scan over everything finds, in the same order, whatever is typed', async () => {
    const texts = await fc.sample(wishes, { numRuns: 60, seed: 5 });
    for (const one of texts) await keep(one);
    const stored = await all();
    await fc.assert(
      fc.asyncProperty(typed, filter, async (q, query) => {
        const expected = scan(stored, q, query);
        expect(await idsOf({ q, ...query })).toEqual(expected);
        const { answer } = await ask({ q, ...query });
        expect(answer.headers['x-total-count']).toBe(String(expected.length));
        expect(answer.headers['x-total-is-minimum']).toBeUndefined();
      }),
      { numRuns: 120 },
    );
  });

  test('goes on where it stopped when it looks at few matches for a page, and finds the same', async () => {
    const stored = await all();
    const search = opened.app.get(MessageSearch);
    const usual = search.bounds;
    search.bounds = { matches: 3, candidates: 5, lookedUp: 2, deep: 4 };
    await fc.assert(
      fc.asyncProperty(typed, filter, async (q, query) => {
        const expected = scan(stored, q, query);
        expect(await idsOf({ q, ...query })).toEqual(expected);
        const { answer } = await ask({ q, ...query });
        const told = Number(answer.headers['x-total-count']);
        const isExact = answer.headers['x-total-is-minimum'] === undefined;
        expect(told).toBeLessThanOrEqual(isExact ? expected.length : Math.max(expected.length, 3));
        expect(isExact ? told : expected.length).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
    search.bounds = usual;
  });

  async function all() {
    const ids = await idsOf({});
    const byId = new Map(made.map((one) => [one.ids.messageId, one.wishes]));
    const messages = await Promise.all(ids.map((id) => opened.get<Message>(`/api/messages/${id}`)));
    return messages.map((message) => {
      const { subject = '', excerpt = '' } = byId.get(message.id) ?? {};
      const contact = [...searchWords(message.contact?.name ?? ''), ...searchWords(message.contact?.email ?? '')];
      return { message, fields: [contact, searchWords(subject), searchWords(excerpt)] };
    });
  }

  describe('in words', () => {
    test('follows a contact to their new name, and forgets what is removed', async () => {
      const { messageId, contactId } = await keep({ subject: 'Lighthouse' });
      const db = opened.app.get(WorkspaceDatabase);
      const indexes = opened.app.get(SearchIndexes);
      await opened.inWorkspace(() =>
        db.write(async (tx) => {
          await tx.updateTable('contact').set({ name: 'Zoë Quartz' }).where('id', '=', contactId).execute();
          await indexes.messages.rename(tx, contactId);
        }),
      );
      expect(await idsOf({ q: 'quartz lighth' })).toEqual([messageId]);
      await opened.inWorkspace(() => db.write((tx) => indexes.messages.remove(tx, [messageId])));
      expect(await idsOf({ q: 'lighthouse' })).toEqual([]);
    });

    test('finds messages with a person by the operators of the selector search', async () => {
      const { messageId, contactId } = await keep({ subject: 'Basalt question', direction: 'inbound' });
      const other = await keep({ subject: 'Basalt question', direction: 'inbound' });
      const person = somebody(makeNodes(opened, 20, numbers(3)));
      const theirs = (id: string, name: string, value: string) => {
        const selectors = [
          { type: 'email', value },
          { type: 'domain', value: value.split('@')[1] ?? '' },
        ] as const;
        return { ...person, id, name, selectors: [...selectors] };
      };
      await storeNodes(opened, [
        theirs(contactId, 'Ida Berg', 'ida@basalt-works.example'),
        theirs(other.contactId, 'Ole Dahl', 'ole@slate.example'),
      ]);
      const sought = [
        'email:ida@basalt-works.example basalt',
        'basalt from:ida@basalt-works.example',
        'contact:"Ida Berg"',
        'domain:basalt-works.example OR domain:nobody.example',
        'basalt question -email:ole@slate.example ',
      ];
      for (const q of sought) expect([q, await idsOf({ q })]).toEqual([q, [messageId]]);
      expect(await idsOf({ q: 'to:ida@basalt-works.example' })).toEqual([]);
    });

    test('finds by the conversation’s column and project, by mood, and by who waits how long', async () => {
      const now = opened.clock.now();
      const waits = await keep({
        subject: 'Gneiss offer',
        direction: 'outbound',
        status: 'waiting',
        sentiment: 'negative',
        sentAt: now - 3 * DAY,
      });
      const lately = await keep({
        subject: 'Gneiss offer',
        direction: 'outbound',
        status: 'waiting',
        sentAt: now - DAY,
      });
      const asks = await keep({
        subject: 'Gneiss offer',
        direction: 'inbound',
        status: 'inbox',
        sentAt: now - 5 * DAY,
      });
      const project = await opened.request({
        method: 'POST',
        url: '/api/projects',
        payload: { name: 'Gneiss quarry 2026' },
      });
      await opened.request({
        method: 'PUT',
        url: `/api/conversations/${asks.conversationId}/projects`,
        payload: { projectIds: [project.json<{ id: string }>().id] },
      });
      const found = async (q: string) => [q, (await idsOf({ q })).toSorted()];
      const expected = (q: string, ...of: MadeMessage[]) => [q, of.map(({ messageId }) => messageId).toSorted()];
      for (const [q, ...of] of [
        ['gneiss in:waiting', waits, lately],
        ['gneiss in:inbox', asks],
        ['gneiss waiting:>2d', waits],
        ['gneiss waiting:[12h-2d]', lately],
        ['gneiss sentiment:negative', waits],
        ['in:gneiss', asks],
        ['in:"Gneiss Quarry"', asks],
        ['gneiss -in:"gneiss quarry 2026"', waits, lately],
        ['gneiss in:quarry'],
        ['gneiss before:2d ', waits, asks],
        ['gneiss after:4d ', waits, lately],
      ] as const) {
        expect(await found(q)).toEqual(expected(q, ...of));
      }
    });

    test('finds nothing of another workspace', async () => {
      const other = await opened.addWorkspace('Other');
      const { messageId } = await mailMaker(opened, other)({ subject: 'Krakatoa', excerpt: 'Krakatoa' });
      expect(await idsOf({ q: 'krakatoa' })).toEqual([]);
      expect(await idsOf({ q: 'krak', status: 'inbox' })).toEqual([]);
      const { messageId: ours } = await keep({ subject: 'Krakatoa' });
      expect(await idsOf({ q: 'krakatoa' })).toEqual([ours]);
      expect(ours).not.toBe(messageId);
    });
  });

  test.each([
    '"',
    "'; drop table message; --",
    'subject:x',
    'a AND',
    'NEAR(a b)',
    '^a',
    '-a',
    '(',
    '*',
    'a*b*',
    '{a b}:c',
    '%_',
    '\\',
    '<script>alert(1)</script>',
  ])('takes %s for text', async (q) => {
    const { answer } = await ask({ q });
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    [{ q: '' }, 'query.q'],
    [{ q: 'x'.repeat(201) }, 'query.q'],
    [{ q: 'a\0b' }, 'query.q'],
    [{ priority: 'urgent' }, 'query.priority'],
    [{ urgent: 'yes' }, 'query.urgent'],
    [{ projectId: 'sales' }, 'query.projectId'],
    [{ assigneeId: '1' }, 'query.assigneeId'],
  ])('refuses %o', async (query, field) => {
    const { answer } = await ask(query);
    expect(answer.json()).toMatchObject({ statusCode: 400, details: [{ field }] });
  });
});

interface Stored {
  readonly message: Message;
  readonly fields: string[][];
}

const instantOf = (moment: Moment): number => ('day' in moment ? dayIn(moment.day, 'UTC') : Number.NaN);

function fits(one: Stored, query: MessageQuery): boolean {
  const { message, fields } = one;
  switch (query.kind) {
    case 'and':
      return query.parts.every((part) => fits(one, part));
    case 'or':
      return query.parts.some((part) => fits(one, part));
    case 'not':
      return !fits(one, query.part);
    case 'words':
      return matchesSearch([query.term], fields);
    case 'channel':
      return message.channel === query.channel;
    case 'before':
      return Date.parse(message.createdAt ?? '') < instantOf(query.moment);
    case 'after':
      return Date.parse(message.createdAt ?? '') >= instantOf(query.moment);
    case 'people':
    case 'account':
    case 'project':
    case 'column':
    case 'waiting':
    case 'sentiment':
      return false;
    case 'state': {
      const isInbound = message.direction === 'inbound';
      return {
        unread: !message.isRead && isInbound,
        urgent: message.isUrgent === 1 && message.status !== 'completed',
        snoozed: message.snooze !== null,
        received: isInbound,
        sent: !isInbound,
        attachment: message.attachmentCount > 0,
      }[query.state];
    }
  }
}

function scan(stored: readonly Stored[], q: string, query: Record<string, string | undefined>): string[] {
  const { query: searched } = readSearch(q);
  const found = stored.filter((one) => (searched === null || fits(one, searched)) && passes(one.message, query));
  return found.map(({ message }) => message.id);
}

function passes(message: Message, query: Record<string, string | undefined>): boolean {
  return (
    (query.channel === undefined || message.channel === query.channel) &&
    (query.status === undefined || message.status === query.status) &&
    (query.priority === undefined || priorityTier(message.priority) === query.priority) &&
    (query.urgent === undefined || (message.isUrgent === 1 && message.status !== 'completed')) &&
    (query.unread === undefined || (!message.isRead && message.direction === 'inbound'))
  );
}
