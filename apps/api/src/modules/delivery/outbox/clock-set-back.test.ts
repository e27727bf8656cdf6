import type { ChannelAdapter } from '@concordia/channels/port';
import type { Health } from '@concordia/contract/platform';
import { HOUR, MINUTE, SECOND } from '@concordia/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { Pace } from './pace.js';
import { type OutboxTest, openOutbox, passTime } from './testing.js';

/** How far the clock goes at a time. */
const STEP = 15 * SECOND;

/** How long a test waits for messages to leave, in ms: each step of the clock does all jobs that are due. */
const PATIENCE = 240_000;

const ACCOUNTS = {
  telegram: '0199f3a2-7c1e-7d40-9b6a-000000000001',
  whatsapp: '0199f3a2-7c1e-7d40-9b6a-000000000002',
  messenger: '0199f3a2-7c1e-7d40-9b6a-000000000003',
};

onEveryEngine('when the clock of the machine is set back', (engine) => {
  let box: OutboxTest;
  let pace: Pace;
  beforeAll(async () => {
    box = await openOutbox(engine);
    await box.connect('sms');
    pace = box.opened.app.get(Pace);
  });
  afterAll(() => box.opened.close());
  afterEach(() => vi.restoreAllMocks());

  async function queued(content: string): Promise<string> {
    const answer = await box.reply(await box.person('sms'), content);
    return answer.json<{ id: string }>().id;
  }

  async function carriedBy(change: Partial<ChannelAdapter>): Promise<void> {
    const adapters = box.opened.app.get(ChannelAdapters);
    const real = await box.opened.inWorkspace(() => adapters.forChannel('sms'));
    if (real === null) throw new Error('Nobody carries the channel.');
    vi.spyOn(adapters, 'forChannel').mockResolvedValue({ ...real, ...change });
  }

  const stateOf = async (id: string) => (await box.rowOf(id))?.state;

  /** Lets time pass until everything is sent. @returns how far the clock went, in ms. */
  async function untilAllLeft(ids: readonly string[]): Promise<number> {
    let passed = 0;
    await expect
      .poll(
        async () => {
          await passTime(box.opened, STEP);
          passed += STEP;
          await box.opened.doJobs();
          return Promise.all(ids.map(stateOf));
        },
        { timeout: PATIENCE, interval: 20 },
      )
      .toEqual(ids.map(() => 'sent'));
    return passed;
  }

  const moveClock = (ms: number) => passTime(box.opened, ms);

  test('messages that wait for their slot, their time to undo or another attempt still leave, and so do new ones', {
    timeout: 2 * PATIENCE,
  }, async () => {
    const slow = { connection: { messages: 1, perMs: 20 * SECOND }, recipient: null };
    let calls = 0;
    const adapters = box.opened.app.get(ChannelAdapters);
    const real = await box.opened.inWorkspace(() => adapters.forChannel('sms'));
    const send: ChannelAdapter['send'] = async (message, signal) => {
      calls += 1;
      if (calls === 1) return { ok: false, failure: 'transient', providerCode: null, retryAfterMs: 5 * MINUTE };
      return (
        (await real?.send(message, signal)) ?? {
          ok: false,
          failure: 'rejected',
          providerCode: null,
          retryAfterMs: null,
        }
      );
    };
    await carriedBy({ rates: slow, send });
    const paced: string[] = [];
    for (const name of ['Paced 1', 'Paced 2', 'Paced 3']) paced.push(await queued(name));
    box.passUndo();
    await box.opened.doJobs();
    const rows = await Promise.all(paced.map((id) => box.rowOf(id)));
    expect(rows.filter((row) => (row?.next_attempt_at ?? 0) > box.opened.clock.now()).length).toBeGreaterThan(0);
    const undoable = await queued('Can still be undone');
    await moveClock(-2 * HOUR);
    const fresh = await queued('Written afterwards');
    // Within minutes, not when the clock is where it was.
    expect(await untilAllLeft([...paced, undoable, fresh])).toBeLessThan(30 * MINUTE);
  });

  test('after it was set forward, sending goes on', { timeout: 2 * PATIENCE }, async () => {
    await carriedBy({ rates: { connection: { messages: 1, perMs: 30 * SECOND }, recipient: null } });
    await moveClock(2 * HOUR);
    const early = await queued('Written ahead of time');
    const later = await queued('Written ahead of time, too');
    box.passUndo();
    await box.opened.doJobs();
    await moveClock(-2 * HOUR);
    expect(await untilAllLeft([early, later, await queued('Written in time')])).toBeLessThan(30 * MINUTE);
  });

  const inTransaction = <Result>(work: Parameters<typeof WorkspaceDatabase.prototype.write<Result>>[0]) =>
    box.opened.inWorkspace(() => box.opened.app.get(WorkspaceDatabase).write(work));

  test('a pause that a provider asked for before is over, and it can ask again', async () => {
    const held = () => inTransaction((tx) => pace.heldUntil(tx, ACCOUNTS.telegram));
    await inTransaction((tx) => pace.holdBack(tx, ACCOUNTS.telegram, MINUTE));
    expect(await held()).toBe(box.opened.clock.now() + MINUTE);
    await moveClock(-2 * HOUR);
    expect(await held()).toBe(0);
    await inTransaction((tx) => pace.holdBack(tx, ACCOUNTS.telegram, SECOND));
    expect(await held()).toBe(box.opened.clock.now() + SECOND);
  });

  describe('otherwise', () => {
    test('a shorter pause does not end a longer one', async () => {
      const held = () => inTransaction((tx) => pace.heldUntil(tx, ACCOUNTS.whatsapp));
      await inTransaction((tx) => pace.holdBack(tx, ACCOUNTS.whatsapp, MINUTE));
      const until = await held();
      await inTransaction((tx) => pace.holdBack(tx, ACCOUNTS.whatsapp, SECOND));
      expect(await held()).toBe(until);
      await inTransaction((tx) => pace.holdBack(tx, ACCOUNTS.whatsapp, 2 * MINUTE));
      expect(await held()).toBe(until + MINUTE);
    });

    test('two slots are as far apart as the limit says', async () => {
      const rates = { connection: { messages: 2, perMs: MINUTE }, recipient: null };
      const at: number[] = [];
      for (let count = 0; count < 5; count += 1)
        at.push(await inTransaction((tx) => pace.take(tx, ACCOUNTS.messenger, 'somebody', rates)));
      const now = box.opened.clock.now();
      expect(at).toEqual([0, 0, 1, 1, 2].map((minutes) => now + minutes * MINUTE));
    });

    test('what should have left long ago is told of in the health of the program', {
      timeout: 2 * PATIENCE,
    }, async () => {
      const sending = async () => (await box.opened.get<Health>('/api/health')).checks.sending;
      expect(await sending()).toEqual({ status: 'ok', stuck: 0, detail: 'Messages are sent on time.' });
      const id = await queued('Stuck');
      await box.opened.engine.writer.deleteFrom('job').where('kind', '=', 'outbox.send.sms').execute();
      const send_at = box.opened.clock.now() - 20 * MINUTE;
      await box.opened.engine.writer.updateTable('outbound_message').set({ send_at }).where('id', '=', id).execute();
      expect(await sending()).toEqual({
        status: 'degraded',
        stuck: 1,
        detail: '1 message should have been sent more than 15 minutes ago.',
      });
      await untilAllLeft([id]);
      expect(await sending()).toMatchObject({ status: 'ok', stuck: 0 });
    });
  });
});
