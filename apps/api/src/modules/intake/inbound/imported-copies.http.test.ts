import type { InboundEvent } from '@concordia/channels/port';
import type { Message } from '@concordia/contract/inbox';
import type { ImportRun } from '@concordia/contract/intake';
import { MINUTE } from '@concordia/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type OutboxTest, openOutbox } from '../../delivery/outbox/testing.js';
import { THREAD } from '../imports/archive-reader.js';
import { SOURCE_THREAD } from '../imports/testing-thread.js';
import { Events } from './events.js';

const HANDLE = '+46701740601';

onEveryEngine('A live message that an archive has too', (engine) => {
  let box: OutboxTest;
  beforeEach(async () => {
    box = await openOutbox(engine);
    // The reading thread runs from source here.
    Object.assign(box.opened.app.get(THREAD), SOURCE_THREAD);
  });
  afterEach(() => box.opened.close());

  const take = (
    channel: 'whatsapp' | 'telegram',
    more: Partial<InboundEvent> & Pick<InboundEvent, 'at' | 'messageId'>,
  ) => {
    const base = { kind: 'message', id: more.messageId, account: 'a', channel, from: HANDLE, name: 'Ada' } as const;
    const event: InboundEvent = { ...base, subject: null, text: 'Hello', inReplyTo: null, ...more };
    const events = box.opened.app.get(Events);
    const incoming = {
      event,
      files: [],
      provider: channel === 'telegram' ? 'telegram' : 'whatsapp',
      accountId: null,
      isTest: false,
    } as const;
    return box.opened.inWorkspace(() => box.opened.app.get(WorkspaceDatabase).write((tx) => events.take(tx, incoming)));
  };
  const upload = async (name: string, content: string): Promise<ImportRun> => {
    const url = `/api/imports?name=${encodeURIComponent(name)}&timeZone=UTC`;
    const headers = { 'content-type': 'application/octet-stream' };
    const { id } = (
      await box.opened.request({ method: 'POST', url, headers, payload: Buffer.from(content) })
    ).json<ImportRun>();
    await box.opened.doJobs();
    const run = () => box.opened.get<ImportRun>(`/api/imports/${id}`);
    await expect.poll(run, { timeout: 20_000 }).toMatchObject({ state: 'done' });
    return run();
  };
  const chat = (at: number, ...texts: string[]) => {
    const date = new Date(at).toISOString();
    const day = `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(2, 4)}, ${date.slice(11, 16)}`;
    return [...texts.map((text) => `${day} - ${HANDLE}: ${text}`), `${day} - Mara: Sure`].join('\n');
  };
  const stored = () => box.opened.get<Message[]>('/api/messages');

  test('is stored once, whichever came first', async () => {
    const at = Math.floor((box.opened.clock.now() - 30 * MINUTE) / MINUTE) * MINUTE;
    const name = `WhatsApp Chat with ${HANDLE}.txt`;
    await take('whatsapp', { at: at + 3 * MINUTE + 7000, messageId: 'w-early', text: 'Early' });
    const first = await upload(name, `${chat(at, 'Hello', 'ok', 'ok')}\n${chat(at + 3 * MINUTE, 'Early')}`);
    expect(first).toMatchObject({ messagesAdded: 5, duplicates: 1, contactsAdded: 0 });
    await take('whatsapp', { at: at + 5000, messageId: 'w-1', text: 'Hello' });
    await take('whatsapp', { at: at + 5000, messageId: 'w-1', text: 'Hello' });
    await take('whatsapp', { at: at + 6000, messageId: 'w-2', text: 'ok' });
    await take('whatsapp', { at: at + 7000, messageId: 'w-3', text: 'ok' });
    expect(await stored()).toHaveLength(6);
    // Each imported message has one live copy: a third "ok" is new.
    await take('whatsapp', { at: at + 8000, messageId: 'w-4', text: 'ok' });
    await take('whatsapp', { at: at + 9 * MINUTE, messageId: 'w-5', text: 'Hello' });
    const all = await stored();
    expect(all).toHaveLength(8);
    expect(new Set(all.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect(await upload(name, chat(at, 'Hello', 'ok', 'ok'))).toMatchObject({ messagesAdded: 0, duplicates: 4 });
  });

  test('of a Telegram group is known by its number, though its text was edited', async () => {
    const at = Math.floor((box.opened.clock.now() - 30 * MINUTE) / 1000) * 1000;
    const message = {
      id: 7,
      type: 'message',
      date_unixtime: String(at / 1000),
      from: 'Ada',
      from_id: 'user42',
      text: 'Edited',
    };
    const group = { name: 'The fair', type: 'private_supergroup', id: 77, messages: [message] };
    const owner = { user_id: 1, first_name: 'Mara' };
    await upload('result.json', JSON.stringify({ personal_information: owner, chats: { list: [group] } }));
    await take('telegram', { at, messageId: '-10077:7', from: '-10077', text: 'Before' });
    await take('telegram', { at, messageId: '-10077:8', from: '-10077', text: 'Next' });
    const all = await stored();
    expect(all).toHaveLength(2);
    expect(new Set(all.map(({ contact }) => contact?.id)).size).toBe(1);
  });
});
