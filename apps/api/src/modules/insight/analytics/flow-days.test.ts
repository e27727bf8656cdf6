import { type Channel, DAY, HOUR, type MessageKind } from '@concordia/domain';
import { type FlowMessage, NO_FLOW, tallyDays } from '@concordia/domain/flow';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { makeWorker } from '../../../testing/test-jobs.js';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { FlowRepository } from './flow.repository.js';
import { FlowCounter } from './flow-counter.js';
import { FlowDays } from './flow-days.js';
import { FlowDaysRepository } from './flow-days.repository.js';

const FIRST = Date.UTC(2026, 9, 20);
const LENGTH = 8 * DAY;
const ZONE = 'UTC';
const PEOPLE = 3;

const place = fc.nat(PEOPLE - 1);
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      // Whole hours, so that things happen at once and at midnight.
      at: fc.nat(LENGTH / HOUR - 1).map((hours) => FIRST + hours * HOUR),
      of: place,
      direction: fc.constantFrom('inbound' as const, 'outbound' as const),
      kind: fc.constantFrom<MessageKind>('personal', 'personal', 'personal', 'list'),
      channel: fc.constantFrom<Channel>('email', 'sms'),
      isAutomated: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), which: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('score' as const), which: fc.nat(), priority: fc.nat(100) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('feel' as const),
      which: fc.nat(),
      sentiment: fc.constantFrom('positive' as const, 'negative' as const),
    }),
  },
  // Who merges contacts or threads moves messages.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), which: fc.nat(), to: place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('keep' as const) }) },
);

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

onEveryEngine('the figures of days', (engine) => {
  let opened: TestDatabase;
  let days: FlowDays;
  let contacts: string[] = [];
  let conversations: string[] = [];
  const messages: string[] = [];

  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    const { db } = opened;
    const flow = new FlowRepository(db);
    const kept = new FlowDaysRepository(db);
    const guardrails = new GuardrailsRepository(db);
    days = new FlowDays(db, new FlowCounter(flow), kept, flow, guardrails, makeWorker(opened).queue);
    contacts = Array.from({ length: PEOPLE }, () => opened.ids.next());
    conversations = Array.from({ length: PEOPLE }, () => opened.ids.next());
    const times = { first_message_at: FIRST, last_message_at: FIRST, created_at: FIRST };
    await opened.inWorkspace(() =>
      db.write(async (tx) => {
        for (const [index, id] of contacts.entries()) {
          await tx
            .insertInto('contact')
            .values({ id, name: `Contact ${index}`, created_at: FIRST })
            .execute();
          await tx
            .insertInto('conversation')
            .values({ id: conversations[index] ?? '', channel: 'email', contact_id: id, ...times })
            .execute();
        }
      }),
    );
  });
  afterAll(() => opened.close());

  async function act(one: Action): Promise<void> {
    if (one.do === 'keep') return days.keep(new AbortController().signal);
    if (one.do === 'add') return add(one);
    const id = messages[one.which % Math.max(1, messages.length)];
    if (id === undefined) return;
    await opened.db.write(async (tx) => {
      if (one.do === 'remove') {
        messages.splice(messages.indexOf(id), 1);
        await tx.deleteFrom('outbound_message').where('message_id', '=', id).execute();
        await tx.deleteFrom('message').where('id', '=', id).execute();
        return;
      }
      const change =
        one.do === 'score'
          ? { priority: one.priority }
          : one.do === 'feel'
            ? { sentiment_label: one.sentiment }
            : { contact_id: contacts[one.to] ?? null, conversation_id: conversations[one.to] ?? '' };
      await tx.updateTable('message').set(change).where('id', '=', id).execute();
    });
  }

  async function add({ at, of, direction, kind, channel, isAutomated }: Extract<Action, { do: 'add' }>): Promise<void> {
    const id = opened.ids.next();
    messages.push(id);
    const whose = { conversation_id: conversations[of] ?? '', contact_id: contacts[of] ?? null, channel };
    await opened.db.write(async (tx) => {
      await tx
        .insertInto('message')
        .values({
          id,
          ...whose,
          direction,
          kind,
          sent_at: at,
          excerpt: '',
          status: 'inbox',
          dedupe_key: id,
          stored_at: at,
        })
        .execute();
    });
    if (direction === 'inbound' || !isAutomated) return;
    // It is known only afterwards that an automation sent it.
    const sent = { state: 'sent' as const, content: '', lane: '', content_mark: '', send_at: at, created_at: at };
    await opened.db.write((tx) =>
      tx
        .insertInto('outbound_message')
        .values({
          id: opened.ids.next(),
          ...whose,
          ...sent,
          idempotency_key: id,
          automation_id: 'spring',
          message_id: id,
        })
        .execute(),
    );
  }

  /** What the days must say, from all messages. */
  async function recount() {
    const automated = await opened.db.read.selectFrom('outbound_message').select('message_id').execute();
    const machines = new Set(automated.map(({ message_id }) => message_id));
    const rows = await opened.db.read.selectFrom('message').selectAll().execute();
    return tallyDays(
      rows.map(
        (row): FlowMessage => ({
          conversation: row.conversation_id,
          contact: row.contact_id,
          channel: row.channel,
          direction: row.direction,
          kind: row.kind,
          isByPerson: row.direction === 'outbound' && row.kind === 'personal' && !machines.has(row.id),
          at: row.sent_at,
          priority: row.priority,
          sentiment: row.sentiment_label,
        }),
      ),
      ZONE,
    );
  }

  test('equal a recount after anything that can happen, counted or not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), async (actions) =>
        opened.inWorkspace(async () => {
          for (const one of actions) await act(one);
          const said = await days.between('2026-10-20', '2026-10-27', ZONE);
          const counted = [...said].filter(([, tally]) => JSON.stringify(tally) !== JSON.stringify(NO_FLOW));
          const expected = await recount();
          expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected));
        }),
      ),
      { numRuns: 30 },
    );
    await opened.inWorkspace(async () => {
      await days.keep(new AbortController().signal);
      const left = await opened.db.read.selectFrom('flow_change').selectAll().execute();
      expect(left).toEqual([]);
      const stale = await opened.db.read.selectFrom('flow_day').select('day').where('is_stale', '=', 1).execute();
      expect(stale).toEqual([]);
    });
  });
});
