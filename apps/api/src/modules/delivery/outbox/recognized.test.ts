import { MINUTE, SECOND } from '@concordia/domain';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { type OutboxTest, openOutbox } from './testing.js';

onEveryEngine('a sending whose answer was lost', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    await box.connect('whatsapp');
  });
  afterAll(() => box.opened.close());
  afterEach(() => vi.restoreAllMocks());

  /** The provider takes it, and its answer never arrives. */
  async function answersAreLost(): Promise<void> {
    const adapters = box.opened.app.get(ChannelAdapters);
    const real = adapters.forChannel.bind(adapters);
    vi.spyOn(adapters, 'forChannel').mockImplementation(async (channel) => {
      const adapter = await real(channel);
      if (adapter === null) return null;
      return {
        ...adapter,
        send: async (message, signal) => {
          await adapter.send(message, signal);
          return { ok: false, failure: 'unconfirmed', providerCode: null, retryAfterMs: null };
        },
      };
    });
  }

  test('is known by the key that its receipts bring back, and is not sent again', async () => {
    await answersAreLost();
    const answer = await box.reply(await box.person('whatsapp'), 'Did this arrive?');
    const { id } = answer.json<{ id: string }>();
    box.passUndo();
    await expect
      .poll(
        async () => {
          box.opened.clock.advance(20 * SECOND);
          const row = await box.rowOf(id);
          return [row?.state, row?.read_at !== null];
        },
        { timeout: 30_000, interval: 100 },
      )
      .toEqual(['sent', true]);
    const row = await box.rowOf(id);
    const taken = async () => (await box.taken()).filter(({ text }) => text === 'Did this arrive?');
    const [first, ...more] = await taken();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ provider_message_id: first?.id, failure_code: null });
    await box.untilMessage(row?.message_id ?? '', { receipt: 'read' });
    box.opened.clock.advance(10 * MINUTE);
    expect(await taken()).toHaveLength(1);
  });

  test('is known by its words where the provider tells what was written in our name, and shown once', async () => {
    await box.connect('twitter');
    await answersAreLost();
    const content = 'Did this arrive as well?';
    const answer = await box.reply(await box.person('twitter'), content);
    const { id } = answer.json<{ id: string }>();
    box.passUndo();
    await expect
      .poll(
        async () => {
          box.opened.clock.advance(20 * SECOND);
          return (await box.rowOf(id))?.state;
        },
        { timeout: 30_000, interval: 100 },
      )
      .toBe('sent');
    const taken = (await box.taken()).filter(({ text }) => text === content);
    expect(taken).toHaveLength(1);
    expect(await box.rowOf(id)).toMatchObject({ provider_message_id: taken[0]?.id, failure_code: null });
    const shown = await box.opened.engine.reader
      .selectFrom('message')
      .select(['id', 'receipt'])
      .where('excerpt', '=', content)
      .execute();
    expect(shown).toMatchObject([{ receipt: expect.stringMatching(/^(?:sent|read)$/) }]);
  });
});
