import type { Message, MessageDetail } from '@concordia/contract/inbox';
import { type Channel, DAY } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { SimulatedPeers } from '../../channels/connections/simulated/simulated-peers.js';
import { type OutboxTest, openOutbox, passTime } from '../outbox/testing.js';

const PATIENCE = { timeout: 15_000 };
const THEM = '+46701740099';

onEveryEngine('our reactions', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
  });
  afterAll(() => box.opened.close());
  beforeEach(() => box.opened.enterNewWorkspace());

  const says = async (channel: Channel, from: string = THEM): Promise<Message> => {
    await box.connect(channel);
    await box.post(`/api/channels/${channel}/simulated-messages`, { from, name: 'Ada', text: 'The plan is here.' });
    const heard = () => box.opened.get<Message[]>(`/api/messages?channel=${channel}`);
    await expect.poll(heard, PATIENCE).toHaveLength(1);
    const [message] = await heard();
    if (message === undefined) throw new Error('It did not come in.');
    return message;
  };
  const detail = (id: string) => box.opened.get<MessageDetail>(`/api/messages/${id}`);
  const react = (id: string, emoji: string) =>
    box.opened.request({ method: 'PUT', url: `/api/messages/${id}/reaction`, payload: { emoji } });
  const unreact = (id: string) => box.opened.request({ method: 'DELETE', url: `/api/messages/${id}/reaction` });
  const given = () => {
    const peers = box.opened.app.get(SimulatedPeers).runningIn(box.opened.workspaceId);
    return peers.flatMap(({ peer }) => peer.signals ?? []).map(({ emoji }) => emoji);
  };

  test('reach the contact, take the place of the one before, and can be removed', async () => {
    const { id } = await says('whatsapp');
    expect((await detail(id)).reactWith).toBeNull();
    const answer = await react(id, '👍');
    expect(answer.json()).toMatchObject({ id, reactions: [{ emoji: '👍', isOurs: true, name: null }] });
    await react(id, '🎉');
    expect((await detail(id)).reactions).toMatchObject([{ emoji: '🎉', isOurs: true }]);
    expect((await unreact(id)).json()).not.toHaveProperty('reactions');
    expect(given()).toEqual(['👍', '🎉', null]);
    // There is nothing left to remove, and nobody to tell.
    expect((await unreact(id)).statusCode).toBe(200);
    expect(given()).toHaveLength(3);
  });

  test('are those that the channel takes, in its spelling', async () => {
    const { id } = await says('telegram', '700123456');
    expect((await detail(id)).reactWith).toContain('❤');
    const refused = await react(id, '🦊');
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'EMOJI_NOT_OFFERED']);
    expect(refused.json().details).toMatchObject([{ field: 'body.emoji', received: '🦊' }]);
    await react(id, '❤️');
    expect(given()).toEqual(['❤']);
  });

  test('need a channel that takes them, and a message of a contact', async () => {
    const { id } = await says('sms');
    expect(await detail(id)).not.toHaveProperty('reactWith');
    const refused = await react(id, '👍');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'NO_REACTIONS']);
    expect((await react('0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11', '👍')).statusCode).toBe(404);
  });

  test('are not sent when the window is closed, and then not shown', async () => {
    const { id } = await says('messenger', '6301234567890123');
    await passTime(box.opened, DAY);
    const refused = await react(id, '👍');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'WINDOW_CLOSED']);
    expect(await detail(id)).not.toHaveProperty('reactions');
    expect(given()).toEqual([]);
  });
});
