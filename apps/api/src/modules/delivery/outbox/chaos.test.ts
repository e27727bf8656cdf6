import type { ChannelAdapter, SendResult } from '@concordia/channels/port';
import { SECOND } from '@concordia/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { type OutboxTest, openOutbox, passTime } from './testing.js';

const PEOPLE = 6;
const EACH = 5;

const refused = (failure: 'throttled' | 'transient' | 'unconfirmed'): SendResult => ({
  ok: false,
  failure,
  providerCode: null,
  retryAfterMs: failure === 'throttled' ? 2_000 : null,
});

type Send = ChannelAdapter['send'];

/** What goes wrong, in turn; most of the calls go well. */
const ACCIDENTS: readonly ((send: Send) => Send)[] = [
  () => async () => refused('transient'),
  () => async () => refused('throttled'),
  () => async () => {
    throw new Error('cut off before');
  },
  (send) => async (message, signal) => {
    await send(message, signal);
    throw new Error('cut off after');
  },
  (send) => async (message, signal) => {
    await send(message, signal);
    return refused('unconfirmed');
  },
];

onEveryEngine('many messages to a provider in trouble', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    await box.connect('sms');
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await box.opened.close();
  });

  test('come to an end each, leave in their order, once at most, and none is shown as sent that was not taken', async () => {
    const adapters = box.opened.app.get(ChannelAdapters);
    const real = adapters.forChannel.bind(adapters);
    let calls = 0;
    vi.spyOn(adapters, 'forChannel').mockImplementation(async (channel) => {
      const adapter = await real(channel);
      if (adapter === null) return null;
      const send: Send = (message, signal) => {
        calls += 1;
        const accident = calls % 3 === 0 ? ACCIDENTS[(calls / 3) % ACCIDENTS.length] : undefined;
        return (accident?.(adapter.send) ?? adapter.send)(message, signal);
      };
      return { ...adapter, send };
    });
    for (let person = 0; person < PEOPLE; person += 1) {
      const somebody = await box.person('sms');
      for (let turn = 0; turn < EACH; turn += 1) await box.reply(somebody, `To ${person}, number ${turn}`);
    }
    const rows = () => box.opened.engine.reader.selectFrom('outbound_message').selectAll().execute();
    await expect
      .poll(
        async () => {
          await passTime(box.opened, 4 * SECOND);
          return (await rows()).filter(({ state }) => state !== 'sent' && state !== 'failed').length;
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBe(0);
    const taken = (await box.taken()).map(({ text }) => text);
    expect(new Set(taken).size).toBe(taken.length);
    const ended = await rows();
    const sent = ended.filter(({ state }) => state === 'sent').map(({ content }) => content);
    expect(sent.filter((text) => !taken.includes(text))).toEqual([]);
    expect(sent.length).toBeGreaterThan(ended.length / 2);
    const failures = ended.filter(({ state }) => state === 'failed').map(({ failure_code }) => failure_code);
    expect(new Set(failures)).toEqual(new Set(['unconfirmed']));
    for (let person = 0; person < PEOPLE; person += 1) {
      const theirs = taken.filter((text) => text.startsWith(`To ${person},`));
      expect(theirs).toEqual(theirs.toSorted());
    }
  }, 90_000);
});
