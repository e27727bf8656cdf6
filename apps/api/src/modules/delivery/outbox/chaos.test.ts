import type { ChannelAdapter, SendResult } from '@concordia/channels/port';
import type { ChannelAccount } from '@concordia/contract/channels';
import type { Conversation } from '@concordia/contract/inbox';
import { type Channel, SECOND } from '@concordia/domain';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { SimulatedPeers } from '../../channels/connections/simulated/simulated-peers.js';
import { type OutboxTest, openOutbox, passTime } from './testing.js';

const PEOPLE = 6;
const EACH = 5;

const PATIENCE = { timeout: 60_000, interval: 50 };

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
  });
  beforeEach(() => box.opened.enterNewWorkspace());
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => box.opened.close());

  /** From now on every third call meets an accident, whichever account it is of. */
  function trouble(): void {
    const adapters = box.opened.app.get(ChannelAdapters);
    const real = adapters.forChannel.bind(adapters);
    let calls = 0;
    vi.spyOn(adapters, 'forChannel').mockImplementation(async (...asked) => {
      const adapter = await real(...asked);
      if (adapter === null) return null;
      const send: Send = (message, signal) => {
        calls += 1;
        const accident = calls % 3 === 0 ? ACCIDENTS[(calls / 3) % ACCIDENTS.length] : undefined;
        return (accident?.(adapter.send) ?? adapter.send)(message, signal);
      };
      return { ...adapter, send };
    });
  }

  const rows = () =>
    box.opened.engine.reader
      .selectFrom('outbound_message')
      .selectAll()
      .where('workspace_id', '=', box.opened.workspaceId)
      .execute();

  /** @returns how each ended, once all have. */
  async function ends() {
    const waiting = async () => {
      await passTime(box.opened, 4 * SECOND);
      return (await rows()).filter(({ state }) => state !== 'sent' && state !== 'failed').length;
    };
    await expect.poll(waiting, PATIENCE).toBe(0);
    const ended = await rows();
    const failures = ended.filter(({ state }) => state === 'failed').map(({ failure_code }) => failure_code);
    expect(new Set(failures)).toEqual(new Set(['unconfirmed']));
    const sent = ended.filter(({ state }) => state === 'sent');
    expect(sent.length).toBeGreaterThan(ended.length / 2);
    return { ended, sent };
  }

  test('come to an end each, leave in their order, once at most, and none is shown as sent that was not taken', async () => {
    await box.connect('sms');
    trouble();
    for (let person = 0; person < PEOPLE; person += 1) {
      const somebody = await box.person('sms');
      for (let turn = 0; turn < EACH; turn += 1) await box.reply(somebody, `To ${person}, number ${turn}`);
    }
    const { sent } = await ends();
    const taken = (await box.taken()).map(({ text }) => text);
    expect(new Set(taken).size).toBe(taken.length);
    expect(sent.map(({ content }) => content).filter((text) => !taken.includes(text))).toEqual([]);
    for (let person = 0; person < PEOPLE; person += 1) {
      const theirs = taken.filter((text) => text.startsWith(`To ${person},`));
      expect(theirs).toEqual(theirs.toSorted());
    }
  }, 90_000);

  test('by several accounts leave by the one that was written to, once at most and in their order', async () => {
    const accounts = [...(await open('sms', 3)), ...(await open('whatsapp', 2))];
    const people = ['+46701740001', '+46701740002'];
    for (const { channel, id } of accounts) {
      for (const from of people)
        await box.post(`/api/channels/${channel}/accounts/${id}/simulated-messages`, { from, text: 'Hello' });
    }
    const conversations = async () => {
      await box.opened.doJobs();
      return box.opened.get<Conversation[]>('/api/conversations?limit=200');
    };
    await expect.poll(async () => (await conversations()).length, PATIENCE).toBe(accounts.length * people.length);
    trouble();
    const written = new Map<string, string>();
    for (let turn = 0; turn < EACH; turn += 1) {
      for (const { id, accountId } of await conversations()) {
        const text = `In ${id}, number ${turn}`;
        written.set(text, accountId ?? '');
        const body = { content: text, idempotencyKey: `chaos-${id}-${turn}` };
        expect((await box.post(`/api/conversations/${id}/replies`, body)).statusCode).toBe(200);
      }
    }
    const { ended, sent } = await ends();
    expect(ended).toHaveLength(written.size);
    expect(ended.filter(({ content, account_id }) => written.get(content) !== account_id)).toEqual([]);
    const peers = box.opened.app.get(SimulatedPeers).runningIn(box.opened.workspaceId);
    const taken = peers.flatMap(({ accountId, peer }) => peer.accepted.map(({ text }) => ({ accountId, text })));
    expect(taken.filter(({ accountId, text }) => written.get(text) !== accountId)).toEqual([]);
    const texts = taken.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(sent.map(({ content }) => content).filter((text) => !texts.includes(text))).toEqual([]);
    for (const { id } of await conversations()) {
      const theirs = texts.filter((text) => text.startsWith(`In ${id},`));
      expect(theirs).toEqual(theirs.toSorted());
    }
  }, 120_000);

  async function open(channel: Channel, count: number): Promise<readonly ChannelAccount[]> {
    const opened: ChannelAccount[] = [];
    for (let number = 1; number <= count; number += 1) {
      const account = { name: `${channel} ${number}`, mode: 'simulated' };
      opened.push((await box.post(`/api/channels/${channel}/accounts`, account)).json());
    }
    return opened;
  }
});
