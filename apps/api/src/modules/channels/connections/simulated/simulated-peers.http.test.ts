import type { Message } from '@concordia/contract/inbox';
import type { Channel } from '@concordia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEveryEngine } from '../../../../testing/engines.js';
import { type OutboxTest, openOutbox } from '../../../delivery/outbox/testing.js';
import { MailboxWatches } from '../../../intake/mailboxes/mailbox-watches.js';

/** Who writes, and how far the usual provider of the channel tells what became of an answer. */
const PEOPLE = {
  email: ['ada@people.example', 'read'],
  whatsapp: ['+46701740601', 'read'],
  linkedin: ['ada-lindqvist', 'sent'],
  sms: ['+46701740602', 'delivered'],
  telegram: ['@ada_l', 'sent'],
  instagram: ['ada.roasts', 'read'],
  messenger: ['ada.lindqvist', 'read'],
  twitter: ['@adaroasts', 'read'],
} as const satisfies Partial<Record<Channel, readonly [string, string]>>;

const CHANNELS: readonly (keyof typeof PEOPLE)[] = [
  'email',
  'whatsapp',
  'linkedin',
  'sms',
  'telegram',
  'instagram',
  'messenger',
  'twitter',
];

const PATIENCE = { timeout: 15_000 };

onEveryEngine('a simulated channel', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    for (const channel of CHANNELS) await box.connect(channel);
  });
  afterAll(() => box.opened.close());

  const messagesOn = (channel: Channel) => box.opened.get<Message[]>(`/api/messages?channel=${channel}`);

  describe.each(CHANNELS)('%s', (channel) => {
    const [from, receipt] = PEOPLE[channel];

    test('takes what somebody writes, and an answer, through its provider', async () => {
      const said = { from, name: 'Ada Lindqvist', text: `Is the offer on ${channel} still open?` };
      const written = await box.post(`/api/channels/${channel}/simulated-messages`, said);
      expect(written.json()).toEqual({ id: expect.any(String) });
      await expect
        .poll(() => messagesOn(channel), PATIENCE)
        .toContainEqual(expect.objectContaining({ content: said.text, direction: 'inbound', status: 'inbox' }));
      const [message] = await messagesOn(channel);
      if (message === undefined) throw new Error('Nobody wrote.');
      const reply = { content: 'It is.', idempotencyKey: `simulated-${channel}` };
      const answer = await box.post(`/api/conversations/${message.conversationId}/replies`, reply);
      expect(answer.json()).toMatchObject({ state: 'queued', mode: 'simulated' });
      box.passUndo();
      const { id } = answer.json<{ id: string }>();
      await box.untilEntry(id, { state: 'sent' });
      const sent = (await box.rowOf(id))?.message_id ?? '';
      await box.untilMessage(sent, { receipt });
    });

    test('knows who wrote by one handle, however often they write', async () => {
      const again = `And again on ${channel}`;
      await box.post(`/api/channels/${channel}/simulated-messages`, { from, name: 'Ada Lindqvist', text: again });
      await expect
        .poll(() => messagesOn(channel), PATIENCE)
        .toContainEqual(expect.objectContaining({ content: again }));
      const people = (await messagesOn(channel)).map(({ contact }) => contact?.id);
      expect(new Set(people).size).toBe(1);
    });
  });
});

onEveryEngine('a simulated mailbox', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    const payload = { provider: 'imap', settings: { fromAddress: 'mara@fernhill.example' } };
    await box.opened.request({ method: 'PUT', url: '/api/channels/email/settings', payload });
    await box.connect('email');
    await box.opened.app.get(MailboxWatches).lookAround();
  });
  afterAll(() => box.opened.close());

  const messages = () => box.opened.get<Message[]>('/api/messages?channel=email');
  /** Somebody writes to us. @returns their message once it arrived. */
  const written = async (name: string): Promise<Message> => {
    const text = `Is the offer still open? ${name}`;
    const said = { from: `${name.toLowerCase()}@people.example`, name, subject: 'Beans', text };
    expect((await box.post('/api/channels/email/simulated-messages', said)).statusCode).toBe(200);
    const find = async () => (await messages()).find(({ content }) => content === text);
    await expect.poll(find, PATIENCE).toBeDefined();
    const message = await find();
    if (message === undefined) throw new Error('Nothing arrived.');
    return message;
  };
  const answered = async ({ conversationId }: Message, content: string) => {
    const answer = await box.post(`/api/conversations/${conversationId}/replies`, {
      content,
      idempotencyKey: `mailbox-${content.length}`,
    });
    box.passUndo();
    const { id } = answer.json<{ id: string }>();
    await expect.poll(async () => (await box.rowOf(id))?.state, PATIENCE).toMatch(/sent|failed/);
    return { conversationId, id, messageId: (await box.rowOf(id))?.message_id ?? '' };
  };

  test('is read over IMAP while it is open, as a live one is', async () => {
    const message = await written('Bea');
    expect(message).toMatchObject({ subject: 'Beans', direction: 'inbound' });
    expect((await messages()).filter(({ content }) => content === message.content)).toHaveLength(1);
    expect(await box.opened.get('/api/mailboxes')).toMatchObject([{ state: 'listening', failure: null }]);
  });

  test('brings the answer of who is written to into their conversation, once, and our own mail not at all', async () => {
    const { conversationId } = await answered(await written('Ada'), 'Until Monday. #reply #twice');
    const inside = async () => (await messages()).filter((message) => message.conversationId === conversationId);
    await expect.poll(async () => (await inside()).length, PATIENCE).toBe(3);
    // Our mail also lies in the folder for sent mail.
    await box.opened.app.get(MailboxWatches).lookAround();
    expect((await inside()).map(({ direction }) => direction)).toEqual(['inbound', 'outbound', 'inbound']);
  });

  test('hears that mail came back, and shows that where the mail is', async () => {
    const message = await written('Cem');
    const conversations = async () => new Set((await messages()).map((one) => one.conversationId));
    const before = await conversations();
    const { conversationId, messageId } = await answered(message, 'Here is the bill. #bounce');
    await box.untilMessage(messageId, {
      receipt: 'failed',
      delivery: { failure: { code: 'recipient_unreachable', providerCode: '550 5.1.1' } },
    });
    expect(await conversations()).toEqual(before);
    const eligible = await box.post(`/api/conversations/${conversationId}/replies`, {
      content: 'Once more?',
      idempotencyKey: 'after-bounce',
    });
    expect(eligible.json()).toMatchObject({ statusCode: 409, code: 'OPTED_OUT' });
  });
});
