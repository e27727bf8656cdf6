import type { Channel, OutboxState } from '@concordia/domain';
import { MINUTE, UNDO_SEND } from '@concordia/domain';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { isDue } from './due.js';
import { EligibilityRepository } from './eligibility.repository.js';
import { OutboxRepository } from './outbox.repository.js';
import { ownAddressOf } from './own-address.repository.js';

type Values = Partial<Insertable<ScopedTables['outbound_message']>>;

onEveryEngine('the table of the outbox', (engine) => {
  let opened: TestDatabase;
  let entries: OutboxRepository;
  let contactId: string;
  let made = 0;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    entries = new OutboxRepository(opened.db);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.engine.writer.deleteFrom('outbound_message').execute();
    contactId = await addContact();
  });

  const write = <Result>(work: (tx: WorkspaceTransaction) => Promise<Result>) =>
    opened.inWorkspace(() => opened.db.write(work));
  const now = () => opened.clock.now();

  async function addContact(): Promise<string> {
    const id = opened.ids.next();
    const values = { id, name: 'Ann', email: null, channel_bits: 0, created_at: now() };
    await write((tx) => tx.insertInto('contact').values(values).execute());
    return id;
  }

  /** What an entry has unless a test says otherwise. */
  function valuesOf(values: Values) {
    made += 1;
    return {
      id: opened.ids.next(),
      contact_id: contactId,
      channel: 'sms',
      content: `Text ${made}`,
      state: 'queued',
      send_at: now(),
      lane: 'lane',
      idempotency_key: `key-${made}`,
      content_mark: 'mark',
      created_at: now(),
      ...values,
    } as const;
  }

  /** Writes an entry. @returns its id. */
  async function entry(values: Values = {}): Promise<string> {
    const row = valuesOf(values);
    expect(await write((tx) => entries.insert(tx, row))).toBe(true);
    return row.id;
  }
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const find = (id: string) => write((tx) => entries.find(tx, id));

  test('takes a key once', async () => {
    const id = await entry({ idempotency_key: 'the same' });
    expect(await find(id)).toMatchObject({ attempts: 0, round: 1, failure_is_final: 0 });
    const again = valuesOf({ idempotency_key: 'the same' });
    expect(await write((tx) => entries.insert(tx, again))).toBe(false);
    expect((await write((tx) => entries.findByKey(tx, 'the same')))?.id).toBe(id);
    expect(await write((tx) => entries.findByKey(tx, 'another'))).toBeUndefined();
  });

  test('finds what a provider calls a message, on its channel alone', async () => {
    const id = await entry({ provider_message_id: 'SM1', message_id: opened.ids.next() });
    await entry({ provider_message_id: 'SM2' });
    const on = (channel: Channel, name: string) => write((tx) => entries.findByProviderId(tx, channel, name));
    expect([(await on('sms', 'SM1'))?.id, await on('email', 'SM1'), await on('sms', 'SM3')]).toEqual([
      id,
      undefined,
      undefined,
    ]);
    const { message_id } = (await find(id)) ?? {};
    expect((await write((tx) => entries.findByMessage(tx, message_id ?? '')))?.id).toBe(id);
  });

  test('changes an entry in the states that are meant', async () => {
    const [id, other] = [await entry(), await entry()];
    const change = (from: readonly OutboxState[]) =>
      write((tx) => entries.change(tx, id, from, { state: 'cancelled', content: 'Gone' }));
    expect(await change(['sending', 'failed'])).toBe(false);
    expect(await find(id)).toMatchObject({ state: 'queued' });
    expect(await change(['scheduled', 'queued'])).toBe(true);
    expect([await find(id), await find(other)]).toMatchObject([{ content: 'Gone' }, { state: 'queued' }]);
  });

  test('knows what is in no provider’s hands yet', async () => {
    const waiting = [await entry({ state: 'scheduled' }), await entry(), await entry({ state: 'sending' })];
    const others = [
      await entry({ state: 'sending', handed_over_at: 1 }),
      await entry({ state: 'sent' }),
      await entry({ state: 'failed' }),
      await entry({ state: 'cancelled' }),
    ];
    await entry();
    const notHandedOver = (asked: readonly string[]) => write((tx) => entries.notHandedOver(tx, asked));
    expect(ids(await notHandedOver([...others, ...waiting.toReversed()]))).toEqual(waiting.toSorted());
    expect(await notHandedOver([])).toEqual([]);
  });

  test('knows what was sent to somebody up to an instant and is not yet read', async () => {
    const [early, late] = [
      await entry({ state: 'sent', left_at: 4 }),
      await entry({ state: 'sent', left_at: 5, delivered_at: 6 }),
    ];
    await entry({ state: 'sent', left_at: 6 });
    await entry({ state: 'sent', left_at: 5, read_at: 7 });
    await entry({ state: 'failed', left_at: 5 });
    await entry({ state: 'sent', left_at: 5, channel: 'email' });
    await entry({ state: 'sent', left_at: 5, contact_id: null });
    const upTo = (stage: 'delivered_at' | 'read_at') => write((tx) => entries.sentUpTo(tx, contactId, 'sms', 5, stage));
    expect(ids(await upTo('read_at'))).toEqual([late, early]);
    expect(ids(await upTo('delivered_at'))).toHaveLength(2);
  });

  test.each([
    ['is in a provider’s hands', { state: 'sending', claimed_by: 'job' }, true],
    ['was begun by nobody', { state: 'sending' }, false],
    ['has not begun', { state: 'queued', claimed_by: 'job' }, false],
    ['is on another channel', { state: 'sending', claimed_by: 'job', channel: 'email' }, false],
    ['is to somebody else', { state: 'sending', claimed_by: 'job', contact_id: null }, false],
  ] as const)('says whether something is being sent: what %s', async (_, values, isSending) => {
    await entry(values);
    expect(await write((tx) => entries.isSending(tx, contactId, 'sms'))).toBe(isSending);
  });

  test('knows what was never confirmed between two instants, the oldest first', async () => {
    const lost = { state: 'failed', failure_code: 'unconfirmed' } as const;
    const [last, first] = [await entry({ ...lost, send_at: 9 }), await entry({ ...lost, send_at: 5 })];
    await entry({ ...lost, send_at: 4 });
    await entry({ ...lost, send_at: 10 });
    await entry({ ...lost, send_at: 6, provider_message_id: 'SM9' });
    await entry({ ...lost, send_at: 6, channel: 'email' });
    await entry({ ...lost, send_at: 6, contact_id: null });
    await entry({ ...lost, send_at: 6, failure_code: 'rejected' });
    await entry({ ...lost, send_at: 6, state: 'sending' });
    const found = await write((tx) => entries.unconfirmed(tx, contactId, 'sms', { from: 5, to: 9 }));
    expect(ids(found)).toEqual([first, last]);
  });

  test('lets one message of a lane go after the other', async () => {
    const later = await entry({ send_at: 8 });
    const [one, two] = [await entry({ send_at: 7 }), await entry({ send_at: 7, state: 'sending' })];
    await entry({ send_at: 1, state: 'sent' });
    await entry({ send_at: 1, lane: 'other' });
    const hasEarlier = (id: string) =>
      write(async (tx) => {
        const row = await entries.find(tx, id);
        return row !== undefined && entries.hasEarlierInLane(tx, row);
      });
    expect([await hasEarlier(one), await hasEarlier(two), await hasEarlier(later)]).toEqual([false, true, true]);
    const next = (id: string) => write((tx) => entries.firstOfLane(tx, 'lane', id));
    expect([(await next(later))?.id, (await next(one))?.id]).toEqual([one, two]);
    expect(await write((tx) => entries.firstOfLane(tx, 'nobody’s', one))).toBeUndefined();
  });

  test('finds what is overdue: not what will be tried again, nor what somebody is at', async () => {
    const overdue = [
      await entry({ send_at: 8 }),
      await entry({ send_at: 9, state: 'scheduled', next_attempt_at: 9 }),
      await entry({ send_at: 9, state: 'sending', claimed_until: 19 }),
    ];
    await entry({ send_at: 10 });
    await entry({ send_at: 9, next_attempt_at: 10 });
    await entry({ send_at: 9, state: 'sending', claimed_until: 20 });
    await entry({ send_at: 9, state: 'failed' });
    const asked = <Result>(work: () => Promise<Result>) => opened.inWorkspace(work);
    expect(ids(await asked(() => entries.overdue(10, 20)))).toEqual(overdue);
    expect(await asked(() => entries.stuck(10, 20 + now()))).toEqual({ late: 4, astray: 0 });
  });

  describe('after the clock was set back', () => {
    const ahead = MINUTE;
    test.each<[string, Values & { readonly send_at: number }, boolean]>([
      ['queued within the time for taking it back', { send_at: ahead + UNDO_SEND }, false],
      ['queued beyond that', { send_at: ahead + UNDO_SEND + 1 }, true],
      ['scheduled beyond that', { state: 'scheduled', send_at: ahead + UNDO_SEND + 1 }, false],
      ['put off a minute ahead', { send_at: 0, postponed_at: ahead, next_attempt_at: ahead }, false],
      ['put off further ahead', { send_at: 0, postponed_at: ahead + 1, next_attempt_at: ahead + 1 }, true],
    ])(
      'what was %s is astray, and due: %s',
      async (_, { send_at, postponed_at, next_attempt_at, ...more }, isAstray) => {
        const shifted = (at: number | null | undefined) => (typeof at === 'number' ? at + now() : null);
        const id = await entry({
          ...more,
          send_at: now() + send_at,
          postponed_at: shifted(postponed_at),
          next_attempt_at: shifted(next_attempt_at),
        });
        expect(ids(await opened.inWorkspace(() => entries.astray(now())))).toEqual(isAstray ? [id] : []);
        const stuck = await opened.inWorkspace(() => entries.stuck(now() - 1, now()));
        expect(stuck).toEqual({ late: 0, astray: isAstray ? 1 : 0 });
        const row = await find(id);
        expect(row !== undefined && isDue(row, now())).toBe(isAstray);
      },
    );
  });

  test.each([
    ['scheduled for now', { state: 'scheduled', send_at: 5 }, true],
    ['scheduled for later', { state: 'scheduled', send_at: 6 }, false],
    ['queued for later', { state: 'queued', send_at: 6 }, false],
    ['begun', { state: 'sending', send_at: 6 }, true],
    ['to be tried again now', { state: 'sending', send_at: 1, next_attempt_at: 5 }, true],
    ['to be tried again later', { state: 'sending', send_at: 1, next_attempt_at: 6 }, false],
  ] as const)('what is %s is due: %s', async (_, values, expected) => {
    const row = await find(await entry(values));
    expect(row !== undefined && isDue(row, 5)).toBe(expected);
  });

  test('lists what has not left or failed of a conversation, in the order in which it leaves', async () => {
    const conversation_id = opened.ids.next();
    const at = { first_message_at: 1, last_message_at: 1, created_at: 1 };
    await write((tx) =>
      tx
        .insertInto('conversation')
        .values({ id: conversation_id, channel: 'sms', contact_id: contactId, subject: null, ...at })
        .execute(),
    );
    const own = { conversation_id };
    const [third, first, second, fourth] = [
      await entry({ ...own, send_at: 3, state: 'failed' }),
      await entry({ ...own, send_at: 1, state: 'sending' }),
      await entry({ ...own, send_at: 2, state: 'queued' }),
      await entry({ ...own, send_at: 3, state: 'scheduled' }),
    ];
    await entry({ ...own, state: 'sent' });
    await entry({ ...own, state: 'cancelled' });
    await entry();
    const listed = await opened.inWorkspace(() => entries.ofConversation(conversation_id));
    expect(ids(listed)).toEqual([first, second, third, fourth]);
  });

  describe('what eligibility asks', () => {
    const eligibility = new EligibilityRepository();
    test('is whether somebody is known', async () => {
      const exists = (id: string) => write((tx) => eligibility.exists(tx, id));
      expect([await exists(contactId), await exists(opened.ids.next())]).toEqual([true, false]);
    });

    test('is where somebody may be written to: the oldest handle that did not opt out comes last', async () => {
      const point = (handle: string, created_at: number, consent: 'in' | 'out' | 'unknown') =>
        write((tx) =>
          tx
            .insertInto('contact_point')
            .values({ id: opened.ids.next(), contact_id: contactId, channel: 'sms', handle, created_at, consent })
            .execute(),
        );
      await point('+4670174000', 1, 'out');
      await point('+4670174001', 2, 'unknown');
      await point('+4670174002', 3, 'unknown');
      await point('+4670174003', 4, 'out');
      const points = await write((tx) => eligibility.points(tx, [contactId]));
      expect(points.map(({ handle }) => handle.slice(-1))).toEqual(['3', '0', '2', '1']);
    });
  });

  test('mail comes from the first of the workspace’s own addresses', async () => {
    const own = (addresses: readonly string[]) =>
      write(async (tx) => {
        await tx
          .updateTable('workspace')
          .set({ own_addresses: JSON.stringify(addresses) })
          .execute();
        return ownAddressOf(tx, null);
      });
    expect([await own([]), await own(['a@x.example', 'b@x.example'])]).toEqual([null, 'a@x.example']);
  });
});
