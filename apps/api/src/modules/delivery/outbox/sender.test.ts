import type { ChannelAdapter } from '@concordia/channels/port';
import { HOUR, SECOND } from '@concordia/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Outage } from '../../../common/outage.js';
import { ChangeLog } from '../../../database/change-log.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { Departure } from './departure.js';
import { Outcome } from './outcome.js';
import { OutgoingContent } from './outgoing-content.js';
import { Pace } from './pace.js';
import { Sender } from './sender.js';
import { type OutboxTest, openOutbox, passTime } from './testing.js';

class CutOff extends Error {
  override readonly name = 'CutOff';
}

onEveryEngine('a sending', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    await box.connect('sms');
  });
  afterAll(() => box.opened.close());
  afterEach(() => vi.restoreAllMocks());

  /** Something waiting to leave. */
  async function queued(content: string): Promise<string> {
    const answer = await box.reply(await box.person('sms'), content);
    return answer.json<{ id: string }>().id;
  }

  /** What the world outside and our own tables say of it. */
  async function countOf(content: string) {
    const messages = await box.opened.engine.reader
      .selectFrom('message')
      .select('id')
      .where('excerpt', '=', content)
      .execute();
    return { taken: (await box.taken()).filter(({ text }) => text === content).length, messages: messages.length };
  }

  /** Time passes until the entry has come to its end: in rounds, since how long a round takes is the machine's affair. */
  async function settled(id: string, stepMs = 2 * SECOND, rounds = 400): Promise<string | undefined> {
    for (let round = 0; round < rounds; round += 1) {
      await passTime(box.opened, stepMs);
      await box.opened.doJobs();
      const state = (await box.rowOf(id))?.state;
      if (state === 'sent' || state === 'failed') return state;
    }
    return (await box.rowOf(id))?.state;
  }

  /** Changes who carries the messages, for one test. */
  function carriedBy(change: (adapter: ChannelAdapter) => ChannelAdapter): void {
    const adapters = box.opened.app.get(ChannelAdapters);
    const real = adapters.forChannel.bind(adapters);
    let changed: ChannelAdapter | undefined;
    vi.spyOn(adapters, 'forChannel').mockImplementation(async (channel) => {
      const adapter = await real(channel);
      if (adapter !== null) changed ??= change(adapter);
      return changed ?? null;
    });
  }

  /** A provider that sends once for one key, which none of the real ones does. */
  function recognizing(adapter: ChannelAdapter): ChannelAdapter {
    const known = new Map<string, ReturnType<ChannelAdapter['send']>>();
    const send: ChannelAdapter['send'] = (message, signal) => {
      const sent = known.get(message.idempotencyKey) ?? adapter.send(message, signal);
      known.set(message.idempotencyKey, sent);
      return sent;
    };
    return { ...adapter, recognizesKeys: true, send };
  }

  /** Does something else the first time that this text is sent. */
  function atFirst(
    content: string,
    instead: (send: ChannelAdapter['send']) => ChannelAdapter['send'],
  ): (adapter: ChannelAdapter) => ChannelAdapter {
    let isFirst = true;
    return (adapter) => ({
      ...adapter,
      send: (message, signal) => {
        if (message.text !== content || !isFirst) return adapter.send(message, signal);
        isFirst = false;
        return instead(adapter.send)(message, signal);
      },
    });
  }

  const goneBefore = () => () => Promise.reject(new CutOff('gone'));
  const goneAfter =
    (send: ChannelAdapter['send']): ChannelAdapter['send'] =>
    async (message, signal) => {
      await send(message, signal);
      throw new CutOff('gone');
    };

  describe('that is cut off', () => {
    test('before the provider was called is made up for', async () => {
      carriedBy((adapter) => atFirst('Cut before', goneBefore)(recognizing(adapter)));
      const id = await queued('Cut before');
      box.passUndo();
      expect(await settled(id)).toBe('sent');
      expect(await countOf('Cut before')).toEqual({ taken: 1, messages: 1 });
    });

    test('after the provider took it is recognized, and sent once', async () => {
      carriedBy((adapter) => atFirst('Cut after', goneAfter)(recognizing(adapter)));
      const id = await queued('Cut after');
      box.passUndo();
      expect(await settled(id)).toBe('sent');
      expect(await countOf('Cut after')).toEqual({ taken: 1, messages: 1 });
    });

    test('after it was only claimed is sent by itself, also where no keys are recognized', async () => {
      const putTogether = vi.spyOn(box.opened.app.get(OutgoingContent), 'of').mockRejectedValueOnce(new CutOff('gone'));
      const id = await queued('Only claimed');
      box.passUndo();
      expect(await settled(id)).toBe('sent');
      expect(putTogether).toHaveBeenCalledTimes(2);
      expect(await countOf('Only claimed')).toEqual({ taken: 1, messages: 1 });
    });

    test('while it is handed over is sent by itself, once', async () => {
      const departure = box.opened.app.get(Departure);
      const left = vi.spyOn(departure, 'leave').mockRejectedValueOnce(new CutOff('gone'));
      const id = await queued('Cut at the hand-over');
      box.passUndo();
      expect(await settled(id)).toBe('sent');
      expect(left).toHaveBeenCalledTimes(2);
      expect(await countOf('Cut at the hand-over')).toEqual({ taken: 1, messages: 1 });
    });

    test('from the database after the provider took it, is written down when that is back', async () => {
      const outcome = box.opened.app.get(Outcome);
      const away = new Outage('DATABASE_UNAVAILABLE', null);
      const accepted = vi.spyOn(outcome, 'accepted').mockRejectedValueOnce(away).mockRejectedValueOnce(away);
      const id = await queued('Database away');
      box.passUndo();
      expect(await settled(id)).toBe('sent');
      expect(accepted).toHaveBeenCalledTimes(3);
      expect(await countOf('Database away')).toEqual({ taken: 1, messages: 1 });
    });

    test('after a provider that recognizes no keys was called is not tried again by itself', async () => {
      carriedBy(atFirst('Cut after, unrecognized', goneAfter));
      const id = await queued('Cut after, unrecognized');
      box.passUndo();
      expect(await settled(id)).toBe('failed');
      expect(await box.rowOf(id)).toMatchObject({ failure_code: 'unconfirmed' });
      expect(await countOf('Cut after, unrecognized')).toEqual({ taken: 1, messages: 1 });
    });

    test('before such a provider was called is sent by itself', async () => {
      carriedBy(atFirst('Cut before, unrecognized', goneBefore));
      const id = await queued('Cut before, unrecognized');
      box.passUndo();
      expect(await settled(id)).toBe('sent');
      expect(await countOf('Cut before, unrecognized')).toEqual({ taken: 1, messages: 1 });
    });

    test('while the answer is written down is written down again', async () => {
      carriedBy(recognizing);
      const outcome = box.opened.app.get(Outcome);
      const accepted = vi.spyOn(outcome, 'accepted').mockRejectedValueOnce(new CutOff('gone'));
      const id = await queued('Cut while writing');
      box.passUndo();
      expect(await settled(id)).toBe('sent');
      expect(accepted).toHaveBeenCalledTimes(2);
      expect(await countOf('Cut while writing')).toEqual({ taken: 1, messages: 1 });
    });

    test('while it becomes a message leaves nothing half done', async () => {
      const id = await queued('Cut at departure');
      const log = box.opened.app.get(ChangeLog);
      const append = log.append.bind(log);
      let isCut = false;
      vi.spyOn(log, 'append').mockImplementation((tx, written) => {
        if (isCut || !written.has('messages')) return append(tx, written);
        isCut = true;
        throw new CutOff('gone');
      });
      box.passUndo();
      expect(await settled(id)).toBe('sent');
      expect(await countOf('Cut at departure')).toEqual({ taken: 1, messages: 1 });
    });

    test('and whose job is lost is found by the sweep', async () => {
      const id = await queued('Job lost');
      await box.opened.engine.writer.deleteFrom('job').where('kind', '=', 'outbox.send.sms').execute();
      box.opened.clock.advance(HOUR);
      expect(await settled(id)).toBe('sent');
      expect(await countOf('Job lost')).toEqual({ taken: 1, messages: 1 });
    });
  });

  test('that many jobs are at is one sending', async () => {
    const id = await queued('Many hands');
    box.passUndo();
    const sender = box.opened.app.get(Sender);
    const { signal } = new AbortController();
    await Promise.all(
      Array.from({ length: 6 }, (_, job) => box.opened.inWorkspace(() => sender.send(id, `job ${job}`, signal))),
    );
    expect(await settled(id)).toBe('sent');
    expect(await countOf('Many hands')).toEqual({ taken: 1, messages: 1 });
    expect((await box.rowOf(id))?.attempts).toBe(1);
  });

  test('leaves after those that were written before it in the conversation, at the same instant too', async () => {
    const person = await box.person('sms');
    const texts = ['Order 1', 'Order 2', 'Order 3', 'Order 4'];
    const ids: string[] = [];
    for (const text of texts) ids.push((await box.reply(person, text)).json<{ id: string }>().id);
    const rows = await Promise.all(ids.map((id) => box.rowOf(id)));
    expect(new Set(rows.map((row) => row?.send_at)).size).toBe(1);
    box.passUndo();
    // Whoever looks first, and however often, the first one goes first.
    const sender = box.opened.app.get(Sender);
    const { signal } = new AbortController();
    for (const id of ids.toReversed()) await box.opened.inWorkspace(() => sender.send(id, `looks at ${id}`, signal));
    for (const id of ids) expect(await settled(id)).toBe('sent');
    expect((await box.taken()).map(({ text }) => text).filter((text) => text.startsWith('Order'))).toEqual(texts);
  });

  test('is not taken for lost when the clock is set forward while the provider answers', async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    carriedBy((adapter) => ({
      ...adapter,
      send: async (message, signal) => {
        begun.resolve();
        await gate.promise;
        return adapter.send(message, signal);
      },
    }));
    const id = await queued('Slow answer');
    box.passUndo();
    await begun.promise;
    box.opened.clock.advance(HOUR);
    const sender = box.opened.app.get(Sender);
    await box.opened.inWorkspace(() => sender.send(id, 'the sweep', new AbortController().signal));
    expect(await box.rowOf(id)).toMatchObject({ state: 'sending', attempts: 1 });
    gate.resolve();
    expect(await settled(id)).toBe('sent');
    expect(await countOf('Slow answer')).toEqual({ taken: 1, messages: 1 });
  });

  test('that another process took for lost is confirmed by its answer', async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    carriedBy((adapter) => ({
      ...adapter,
      send: async (message, signal) => {
        const result = await adapter.send(message, signal);
        begun.resolve();
        await gate.promise;
        return result;
      },
    }));
    const id = await queued('Late answer');
    box.passUndo();
    await begun.promise;
    await box.opened.engine.writer
      .updateTable('outbound_message')
      .set({ state: 'failed', failure_code: 'unconfirmed', failure_is_final: 1 })
      .where('id', '=', id)
      .execute();
    gate.resolve();
    await expect.poll(async () => (await box.rowOf(id))?.state, { timeout: 20_000 }).toBe('sent');
    expect(await box.rowOf(id)).toMatchObject({ failure_code: null });
    expect(await countOf('Late answer')).toEqual({ taken: 1, messages: 1 });
  });

  test('fails in the end when the provider is never there, and a retry gets through', async () => {
    const adapters = box.opened.app.get(ChannelAdapters);
    const real = await box.opened.inWorkspace(() => adapters.forChannel('sms'));
    if (real === null) throw new Error('Nobody carries the channel.');
    const lost = { ok: false, failure: 'transient', providerCode: null, retryAfterMs: null } as const;
    const away = vi.spyOn(adapters, 'forChannel').mockResolvedValue({ ...real, send: async () => lost });
    const id = await queued('Nobody there');
    box.passUndo();
    expect(await settled(id, 20 * 60 * SECOND, 20)).toBe('failed');
    const row = await box.rowOf(id);
    expect(row).toMatchObject({ attempts: 8, failure_code: 'transient', failure_is_final: 1 });
    away.mockRestore();
    await box.post(`/api/messages/${row?.message_id}/retry`);
    expect(await settled(id)).toBe('sent');
    expect(await countOf('Nobody there')).toEqual({ taken: 1, messages: 1 });
  });

  test('whose answer never came is repeated only where keys are recognized, and by a person', async () => {
    const unconfirmed = { ok: false, failure: 'unconfirmed', providerCode: null, retryAfterMs: null } as const;
    const send = vi.fn<ChannelAdapter['send']>().mockResolvedValueOnce(unconfirmed);
    carriedBy((adapter) => ({ ...adapter, send }));
    const id = await queued('No answer');
    box.passUndo();
    expect(await settled(id)).toBe('failed');
    expect(await box.rowOf(id)).toMatchObject({ failure_code: 'unconfirmed', attempts: 1 });
    send.mockResolvedValue({ ok: true, providerMessageId: `again-${engine}` });
    const letters = await box.opened.get<{ id: string }[]>('/api/dead-letters?direction=out');
    expect(letters.map((letter) => letter.id)).toContain(id);
    expect((await box.post(`/api/dead-letters/${id}/retry`)).statusCode).toBe(200);
    expect(await settled(id)).toBe('sent');
    expect(send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([`${id}.1`, `${id}.2`]);
    vi.restoreAllMocks();
    const keyed = vi.fn<ChannelAdapter['send']>().mockResolvedValueOnce(unconfirmed);
    keyed.mockResolvedValue({ ok: true, providerMessageId: `keyed-${engine}` });
    carriedBy((adapter) => ({ ...adapter, recognizesKeys: true, send: keyed }));
    const other = await queued('No answer, with a key');
    box.passUndo();
    expect(await settled(other)).toBe('sent');
    expect(keyed.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([`${other}.1`, `${other}.1`]);
  });

  test('keeps to the pace of its provider, and leaves it alone when asked to', async () => {
    const sentAt: number[] = [];
    const pause = { ok: false, failure: 'throttled', providerCode: '429', retryAfterMs: 30 * SECOND } as const;
    const send: ChannelAdapter['send'] = async () => {
      sentAt.push(box.opened.clock.now());
      return sentAt.length === 1 ? pause : { ok: true, providerMessageId: `paced-${engine}-${sentAt.length}` };
    };
    const rates = { connection: { messages: 2, perMs: 10 * SECOND }, recipient: null };
    const slots = vi.spyOn(box.opened.app.get(Pace), 'take');
    carriedBy((adapter) => ({ ...adapter, send, rates }));
    box.opened.clock.advance(HOUR);
    const ids = [await queued('Pace 1')];
    box.passUndo();
    await expect.poll(() => sentAt.length, { timeout: 15_000 }).toBe(1);
    await expect.poll(async () => (await box.rowOf(ids[0] ?? ''))?.failure_code, { timeout: 15_000 }).toBe('throttled');
    for (let index = 2; index <= 6; index += 1) ids.push(await queued(`Pace ${index}`));
    box.passUndo();
    for (const id of ids) expect(await settled(id)).toBe('sent');
    const [refused = 0, ...taken] = sentAt;
    expect((taken[0] ?? 0) - refused).toBeGreaterThanOrEqual(30 * SECOND);
    expect(taken).toHaveLength(6);
    const rows = await Promise.all(ids.map((id) => box.rowOf(id)));
    expect(rows.map((row) => row?.attempts)).toEqual([2, 1, 1, 1, 1, 1]);
    // A job may be late for its slot, so it is the slots that keep apart.
    const given = (await Promise.all(slots.mock.results.map(({ value }) => value))).toSorted((a, b) => a - b);
    expect(given.length).toBeGreaterThanOrEqual(6);
    for (const [index, at] of given.slice(2).entries()) expect(at - given[index]).toBeGreaterThanOrEqual(10 * SECOND);
  });
});
