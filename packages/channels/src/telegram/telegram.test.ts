import { testEnvironment } from '@concordia/peers/kit';
import { startTelegramPeer } from '@concordia/peers/telegram';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChannelAdapter, OutgoingMessage } from '../port/adapter.js';
import { connectTelegram } from './connect.js';

const PUBLIC = 'https://concordia.test';
const never = new AbortController().signal;
const SECRET = 'a-secret_of-our-own';
const THEM = '700123456';
const png = { name: 'a.png', contentType: 'image/png', content: new TextEncoder().encode('picture') };

const message = (text: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'telegram',
  to: THEM,
  text,
  subject: null,
  idempotencyKey: 'k',
  ...more,
});

function connected(settings: Record<string, string>, origin: string | null, fetch = globalThis.fetch): ChannelAdapter {
  const tools = { fetch, now: Date.now, random: Math.random, origin, publicUrl: PUBLIC };
  const result = connectTelegram(settings, tools);
  if (!result.ok) throw new Error(`Missing: ${result.missing.join(', ')}`);
  return result.adapter;
}

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

const QUIET = { failing: 0, hanging: 0, losing: 0, doubling: 0, lateMs: 0 };

async function start(fault = QUIET) {
  const stage = testEnvironment({ settings: { webhookToken: SECRET }, fault: () => fault });
  const peer = await startTelegramPeer(stage.options);
  stop = peer.stop;
  const adapter = connected(peer.settings, peer.origin);
  const events = async () => {
    await peer.settled();
    const all = stage.webhooks.map((webhook) => ({ ...webhook, url: `${PUBLIC}${webhook.path}` }));
    expect(all.map((webhook) => adapter.verify(webhook))).toEqual(all.map(() => 'genuine'));
    return all.flatMap((webhook) => adapter.split(webhook) ?? []).map(({ raw }) => adapter.parse(raw));
  };
  const say = (text: string, more: object = {}) =>
    peer.write({ from: THEM, name: 'Ada', subject: null, text, inReplyTo: null, ...more });
  return { stage, peer, adapter, events, say };
}

const answering = (status: number, body: object) =>
  connected({ botToken: '1:t' }, null, async () => Response.json(body, { status }));

const saying = (code: number, description: string, parameters: object = {}) =>
  answering(code, { ok: false, error_code: code, description, parameters });

describe('sending by Telegram', () => {
  it('is allowed to who wrote first, and answers their message', async () => {
    const { peer, adapter, events, say } = await start();
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ failure: 'window_closed' });
    const asked = await say('Hello');
    const answers = { providerMessageId: asked, references: [] };
    const sent = await adapter.send(message('Hi #reply', { answers }), never);
    expect(sent).toEqual({ ok: true, providerMessageId: peer.accepted[0]?.id });
    expect((await events()).at(-1)).toMatchObject({ kind: 'message', from: THEM, inReplyTo: peer.accepted[0]?.id });
  });

  it.each([
    ['one file', [png]],
    ['several files', [png, { ...png, contentType: 'application/pdf', name: 'b.pdf' }]],
  ])('takes %s with the text under it, in one call', async (_name, files) => {
    const { peer, adapter, say } = await start();
    await say('Hello');
    expect(await adapter.send(message('Look', { files }), never)).toMatchObject({ ok: true });
    expect(peer.accepted).toMatchObject([{ text: 'Look', to: THEM }]);
    expect(await adapter.send(message('a'.repeat(1_025), { files }), never)).toMatchObject({ failure: 'too_long' });
  });

  it.each([
    ['#unreachable', 'recipient_unreachable', '400 chat not found'],
    ['#reject', 'rejected', "400 can't parse entities"],
    ['#throttle', 'throttled', '429 retry after 1'],
    ['#outage', 'transient', '503 Service Unavailable'],
    ['a'.repeat(4_097), 'too_long', '400 message is too long'],
    [' ', 'rejected', '400 message text is empty'],
  ])('is refused for %s', async (text, failure, providerCode) => {
    const { peer, adapter, say } = await start();
    await say('Hello');
    expect(await adapter.send(message(text), never)).toMatchObject({ ok: false, failure, providerCode });
    expect(peer.accepted).toEqual([]);
  });

  it('is one message a second in a chat, and as long as Telegram says', async () => {
    const { stage, adapter, say } = await start();
    await say('Hello');
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ ok: true });
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ failure: 'throttled', retryAfterMs: 1_000 });
    stage.advance(1_000);
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ ok: true });
  });

  it('ends when they block the bot', async () => {
    const { peer, adapter, events, say } = await start();
    await say('Hello');
    peer.block(THEM);
    expect((await events()).at(-1)).toMatchObject({ kind: 'consent', consent: 'opted_out', from: THEM, by: 'blocked' });
    expect(await adapter.send(message('Hi'), never)).toMatchObject({
      failure: 'opted_out',
      providerCode: '403 bot was blocked by the user',
    });
  });

  it('tells what was surely not taken from what may have been', async () => {
    const lost = await start({ ...QUIET, losing: 1 });
    await lost.say('Hello');
    expect(await lost.adapter.send(message('Hi'), never)).toMatchObject({ failure: 'unconfirmed' });
    expect(lost.peer.accepted).toHaveLength(1);
    await lost.peer.stop();
    expect(await lost.adapter.send(message('Hi'), never)).toMatchObject({ failure: 'transient' });
    const failing = await start({ ...QUIET, failing: 1 });
    expect(await failing.adapter.send(message('Hi'), never)).toMatchObject({ failure: 'transient' });
    expect(await answering(200, {}).send(message('Hi'), never)).toMatchObject({ failure: 'unconfirmed' });
  });

  it.each([
    [401, 'Unauthorized', 'authentication'],
    [403, 'Forbidden: user is deactivated', 'recipient_unreachable'],
    [400, 'Bad Request: MESSAGE_TOO_LONG', 'too_long'],
    [502, 'Bad Gateway', 'unconfirmed'],
  ])('understands %i %s', async (code, description, failure) => {
    expect(await saying(code, description).send(message('Hi'), never)).toMatchObject({ failure });
  });

  it('follows a group to its new number', async () => {
    const asked: unknown[] = [];
    const adapter = connected({ botToken: '1:t' }, null, async (_url, init) => {
      const { chat_id }: { chat_id: string } = JSON.parse(String(init?.body));
      asked.push(chat_id);
      return asked.length === 1
        ? new Response('{"ok":false,"error_code":400,"parameters":{"migrate_to_chat_id":-1001234567890123457}}')
        : Response.json({ ok: true, result: { message_id: 5, chat: { id: chat_id } } });
    });
    expect(await adapter.send(message('Hi', { to: '-5' }), never)).toEqual({
      ok: true,
      providerMessageId: '-1001234567890123457:5',
    });
    expect(asked).toEqual(['-5', '-1001234567890123457']);
  });
});

describe('a bot', () => {
  it('is asked for its name, and says where updates go and what has to come with them', async () => {
    const { stage, peer, adapter, say } = await start();
    expect(await adapter.check(never)).toEqual({ ok: true, account: '@simulator_bot', expiresAt: null });
    expect(await adapter.subscribe?.(`${PUBLIC}/webhooks/telegram?there`, never)).toMatchObject({ ok: true });
    await say('Hello');
    await peer.settled();
    expect(stage.webhooks.map(({ path }) => path)).toEqual(['/webhooks/telegram?there']);
  });

  it('needs a secret of ours before it sends updates', async () => {
    const { peer } = await start();
    const without = connected({ botToken: peer.settings.botToken ?? '' }, peer.origin);
    expect(await without.subscribe?.(PUBLIC, never)).toMatchObject({ ok: false });
  });

  it('is not let in with another token', async () => {
    const { peer } = await start();
    for (const botToken of ['1:wrong', 'nonsense', '../../x']) {
      const check = await connected({ botToken }, peer.origin).check(never);
      expect(check).toMatchObject({ ok: false, failure: 'authentication' });
      expect(JSON.stringify(check)).not.toContain(botToken);
    }
    const tools = { fetch, now: Date.now, random: Math.random, origin: null, publicUrl: PUBLIC };
    expect(connectTelegram({}, tools)).toEqual({ ok: false, missing: ['botToken'] });
  });

  it('hands over the files that come with a message', async () => {
    const { adapter, events, say } = await start();
    await say('Look', { files: [png, png] });
    const got = await events();
    expect(got).toMatchObject([{ text: 'Look', files: [{ name: 'a.png', size: 7 }] }, { text: '' }]);
    const [event] = got;
    const [file] = typeof event === 'object' && event?.kind === 'message' ? (event.files ?? []) : [];
    const opened = await adapter.openFile?.(file?.kind === 'remote' ? file.reference : '', never);
    if (opened?.ok !== true) throw new Error('The file did not open.');
    const chunks: Uint8Array[] = [];
    for await (const chunk of opened.content) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe('picture');
    expect(await adapter.openFile?.('unknown', never)).toMatchObject({ ok: false, failure: 'rejected' });
  });
});

describe('pictures of people on Telegram', () => {
  it('are told of who wrote, and opened in a size that suffices', async () => {
    const { adapter, say } = await start();
    expect(await adapter.profile?.(THEM, never)).toMatchObject({ ok: false, failure: 'recipient_unreachable' });
    await say('Hello');
    expect(await adapter.profile?.(THEM, never)).toEqual({ ok: true, name: null, picture: null });
    await say('Hello', { picture: png });
    const found = await adapter.profile?.(THEM, never);
    const file = await adapter.openFile?.(found?.ok === true ? (found.picture ?? '') : '', never);
    if (file?.ok !== true) throw new Error('There is no picture.');
    let text = '';
    for await (const part of file.content) text += Buffer.from(part).toString();
    expect(text).toBe('picture');
  });

  it('are not asked for of groups and names', async () => {
    const nobody = connected({ botToken: '1:t' }, null, () => Promise.reject(new Error('asked')));
    for (const handle of ['-100123', '@ada']) {
      expect(await nobody.profile?.(handle, never)).toEqual({ ok: true, name: null, picture: null });
    }
  });
});

describe('the form of a file on Telegram', () => {
  const opus = Buffer.from(`OggS${'\0'.repeat(24)}OpusHead`, 'latin1');
  const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1');
  const voice = { name: 'a.ogg', contentType: 'audio/ogg', content: opus };
  const sticker = { name: 'a.webp', contentType: 'image/webp', content: webp };

  it('is a voice message with a caption, or a sticker', async () => {
    const { peer, adapter, say } = await start();
    await say('Hello');
    const spoken = await adapter.send(message('Listen', { files: [voice], form: 'voice' }), never);
    expect(spoken).toMatchObject({ ok: true });
    expect(peer.accepted).toMatchObject([{ text: 'Listen', files: [{ name: 'a.ogg', sentAs: 'voice' }] }]);
  });

  it('is what its type says: a video and music can be played', async () => {
    const { peer, adapter, say, stage } = await start();
    await say('Hello');
    const of = (name: string, contentType: string) => ({ name, contentType, content: new Uint8Array(7) });
    const [photo, video, music, plan] = [
      of('a.jpg', 'image/jpeg'),
      of('a.mp4', 'video/mp4'),
      of('a.mp3', 'audio/mpeg'),
      of('a.pdf', 'application/pdf'),
    ] as const;
    const sendings = [[photo], [video], [music], [plan], [voice], [photo, video], [music, music], [video, plan]];
    for (const files of sendings) {
      expect(await adapter.send(message('', { files }), never)).toMatchObject({ ok: true });
      stage.advance(1_000);
    }
    expect(peer.accepted.map(({ files }) => files?.map(({ sentAs }) => sentAs))).toEqual([
      ['photo'],
      ['video'],
      ['audio'],
      ['document'],
      ['document'],
      ['photo', 'video'],
      ['audio', 'audio'],
      ['document', 'document'],
    ]);
  });

  it('is refused for other bytes', async () => {
    const { adapter, say } = await start();
    await say('Hello');
    const wrong = { ...voice, content: webp };
    expect(await adapter.send(message('', { files: [wrong], form: 'voice' }), never)).toMatchObject({
      failure: 'rejected',
    });
    const other = { ...sticker, content: opus };
    expect(await adapter.send(message('', { files: [other], form: 'sticker' }), never)).toMatchObject({
      failure: 'rejected',
    });
    expect(await adapter.send(message('', { files: [sticker], form: 'sticker' }), never)).toMatchObject({ ok: true });
  });
});
