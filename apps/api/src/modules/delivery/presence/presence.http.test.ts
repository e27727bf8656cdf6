import type { PresenceShown } from '@concordia/contract/delivery';
import type { Message } from '@concordia/contract/inbox';
import type { Channel } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { SimulatedPeers } from '../../channels/connections/simulated/simulated-peers.js';
import { type OutboxTest, openOutbox, passTime } from '../outbox/testing.js';

const PATIENCE = { timeout: 15_000 };
const THEM = '+46701740099';

onEveryEngine('the presence of members', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
  });
  afterAll(() => box.opened.close());
  beforeEach(() => box.opened.enterNewWorkspace());

  const says = async (channel: Channel, from: string = THEM): Promise<Message> => {
    await box.connect(channel);
    await box.post(`/api/channels/${channel}/simulated-messages`, { from, name: 'Ada', text: 'Is the offer open?' });
    const heard = () => box.opened.get<Message[]>(`/api/messages?channel=${channel}`);
    await expect.poll(heard, PATIENCE).toHaveLength(1);
    const [message] = await heard();
    if (message === undefined) throw new Error('It did not come in.');
    return message;
  };
  const show = async (conversationId: string, state: 'reading' | 'writing') =>
    (await box.post(`/api/conversations/${conversationId}/presence`, { state })).json<PresenceShown>();
  const told = async () => {
    await box.opened.doJobs();
    const peers = box.opened.app.get(SimulatedPeers).runningIn(box.opened.workspaceId);
    return peers.flatMap(({ peer }) => peer.signals ?? []).map(({ kind, to }) => ({ kind, to }));
  };
  const share = (sharesPresence: boolean) =>
    box.opened.request({
      method: 'PUT',
      url: '/api/workspace/settings',
      payload: { currency: 'USD', timeZone: 'UTC', sharesPresence },
    });

  test('who opens a conversation leaves a read mark, and who writes is seen writing', async () => {
    const { conversationId } = await says('whatsapp');
    expect(await show(conversationId, 'reading')).toEqual({ isShown: true, lastsMs: null });
    expect(await told()).toEqual([{ kind: 'read', to: THEM }]);
    expect(await show(conversationId, 'writing')).toEqual({ isShown: true, lastsMs: 25_000 });
    expect((await told()).at(-1)).toEqual({ kind: 'typing', to: THEM });
  });

  test('typing is told again only when the channel shows it no more', async () => {
    const { conversationId } = await says('messenger', '6301234567890123');
    for (const pause of [0, 5_000, 14_000]) {
      await passTime(box.opened, pause);
      expect(await show(conversationId, 'writing')).toEqual({ isShown: true, lastsMs: 20_000 });
    }
    expect(await told()).toHaveLength(1);
    await passTime(box.opened, 1_000);
    await show(conversationId, 'writing');
    expect(await told()).toHaveLength(2);
  });

  test('nobody is told when the workspace does not want it', async () => {
    const { conversationId } = await says('telegram', '700123456');
    await share(false);
    expect(await show(conversationId, 'writing')).toEqual({ isShown: false, lastsMs: null });
    expect(await told()).toEqual([]);
    await share(true);
    expect(await show(conversationId, 'writing')).toEqual({ isShown: true, lastsMs: 5_000 });
    expect(await told()).toHaveLength(1);
  });

  test('channels without it tell nobody', async () => {
    const { conversationId } = await says('sms');
    expect(await show(conversationId, 'reading')).toEqual({ isShown: false, lastsMs: null });
    expect(await told()).toEqual([]);
  });

  test('what a provider refuses is not tried again', async () => {
    const { conversationId } = await says('messenger', '6301234567890123');
    await passTime(box.opened, 25 * 3_600_000);
    expect(await show(conversationId, 'reading')).toMatchObject({ isShown: true });
    expect(await told()).toEqual([]);
    expect(await box.opened.get('/api/dead-letters')).toEqual([]);
  });

  test('a conversation that is not there is not found', async () => {
    const url = '/api/conversations/0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11/presence';
    expect((await box.post(url, { state: 'reading' })).statusCode).toBe(404);
    expect((await box.post(url, { state: 'sleeping' })).statusCode).toBe(400);
  });
});
