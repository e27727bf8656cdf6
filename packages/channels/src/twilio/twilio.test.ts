import { type FetchFile, testEnvironment } from '@concordia/peers/kit';
import { startTwilioPeer } from '@concordia/peers/twilio';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChannelAdapter, OutgoingMessage, RawWebhook } from '../port/adapter.js';
import { connectTwilio } from './connect.js';

const PUBLIC = 'https://concordia.test';
const never = new AbortController().signal;
const THEM = '+46701234567';
const message = (text: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'sms',
  to: THEM,
  text,
  subject: null,
  idempotencyKey: 'k',
  ...more,
});

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function start(
  settings: Record<string, string> = {},
  fault = { failing: 0, hanging: 0, losing: 0 },
  fetchFile?: FetchFile,
) {
  const stage = testEnvironment({
    settings,
    ...(fetchFile !== undefined && { fetchFile }),
    fault: () => ({ ...fault, doubling: 0, lateMs: 0 }),
  });
  const peer = await startTwilioPeer(stage.options);
  stop = peer.stop;
  const adapter = connected({ ...peer.settings, ...settings }, peer.origin);
  const received = async () => {
    await peer.settled();
    return stage.webhooks.map(
      (webhook): RawWebhook => ({ ...webhook, url: `${PUBLIC}${webhook.path}`, headers: webhook.headers }),
    );
  };
  const events = async () => {
    const all = await received();
    expect(all.map((webhook) => adapter.verify(webhook))).toEqual(all.map(() => 'genuine'));
    return all.flatMap((webhook) => adapter.split(webhook) ?? []).map(({ raw }) => adapter.parse(raw));
  };
  return { stage, peer, adapter, events, received };
}

function connected(settings: Record<string, string>, origin: string | null, fetch = globalThis.fetch): ChannelAdapter {
  const tools = { fetch, now: () => Date.UTC(2026, 10, 20, 9, 30), random: Math.random, origin, publicUrl: PUBLIC };
  const result = connectTwilio(settings, tools);
  if (!result.ok) throw new Error(`Missing: ${result.missing.join(', ')}`);
  return result.adapter;
}

const MINE = { accountSid: 'AC1', authToken: 't', fromNumber: '+15005550006' };
const answering = (status: number, body: object, headers: Record<string, string> = {}) =>
  connected(MINE, null, async () => Response.json(body, { status, headers }));

describe('sending by Twilio', () => {
  it('is taken, and reported sent and delivered through signed webhooks', async () => {
    const { peer, adapter, events } = await start();
    const result = await adapter.send(message('Hej!'), never);
    const [taken] = peer.accepted;
    expect(result).toEqual({ ok: true, providerMessageId: taken?.id });
    expect(await events()).toMatchObject([
      { kind: 'receipt', receipt: 'sent', messageId: taken?.id, account: peer.settings.accountSid },
      { kind: 'receipt', receipt: 'delivered', failure: null },
    ]);
  });

  it('goes through the messaging service where there is one', async () => {
    const { peer, adapter } = await start({ messagingServiceSid: 'MG0123' });
    expect(await adapter.send(message('Hej!'), never)).toMatchObject({ ok: true });
    expect(await adapter.subscribe?.(`${PUBLIC}/webhooks/sms`, never)).toMatchObject({ ok: true });
    expect(peer.accepted).toHaveLength(1);
  });

  it.each(['30001', '30022'])('does not take the final failure %s for a matter of speed', (code) => {
    const adapter = connected(MINE, null);
    const form = { MessageSid: 'SM1', AccountSid: 'AC1', MessageStatus: 'undelivered', ErrorCode: code };
    const body = new TextEncoder().encode(new URLSearchParams(form).toString());
    const [told] = adapter.split({ method: 'POST', url: PUBLIC, headers: {}, body }) ?? [];
    expect(adapter.parse(told?.raw ?? '')).toMatchObject({
      id: 'SM1:undelivered',
      receipt: 'failed',
      failure: 'recipient_unreachable',
      providerCode: code,
    });
  });

  it.each([
    ['START', 'opted_in'],
    ['STOP', 'opted_out'],
  ])('takes Twilio’s word %s for a wish, whatever the text is', (OptOutType, consent) => {
    const adapter = connected(MINE, null);
    const form = { MessageSid: 'SM2', AccountSid: 'AC1', From: THEM, Body: 'Ja', OptOutType };
    const body = new TextEncoder().encode(new URLSearchParams(form).toString());
    const told = adapter.split({ method: 'POST', url: PUBLIC, headers: {}, body }) ?? [];
    expect(told.map(({ raw }) => adapter.parse(raw)).at(-1)).toMatchObject({ kind: 'consent', consent });
  });

  it('reports a failure with its code', async () => {
    const { adapter, events } = await start();
    await adapter.send(message('#bounce'), never);
    expect((await events()).at(-1)).toMatchObject({
      receipt: 'failed',
      failure: 'recipient_unreachable',
      providerCode: '30005',
    });
  });

  it.each([
    ['#unreachable', {}, 'recipient_unreachable', '21614'],
    ['#reject', {}, 'rejected', '30007'],
    ['#throttle', {}, 'throttled', '20429'],
    ['#outage', {}, 'transient', '20503'],
    ['Hi', { to: '0701234567' }, 'recipient_unreachable', '21211'],
    ['a'.repeat(1_601), {}, 'too_long', '21617'],
    [' ', {}, 'rejected', '21602'],
  ])('is refused for %s %o', async (text, more, failure, providerCode) => {
    const { peer, adapter } = await start();
    expect(await adapter.send(message(text, more), never)).toMatchObject({ ok: false, failure, providerCode });
    expect(peer.accepted).toEqual([]);
  });

  it('says that it cannot send a file without an address, and sends nothing', async () => {
    const { peer, adapter } = await start();
    const files = [{ name: 'a.png', contentType: 'image/png', content: new Uint8Array(1) }];
    expect(await adapter.send(message('Look', { files }), never)).toMatchObject({
      failure: 'rejected',
      providerCode: 'files_need_public_url',
    });
    expect(peer.accepted).toEqual([]);
  });

  const LINK = `${PUBLIC}/webhooks/media/abc`;
  const picture = { name: 'plan.png', contentType: 'image/png', content: new Uint8Array(9), link: LINK };
  /** What Twilio finds behind each link. */
  const serving =
    (contentType: string, size: number, status = 200): FetchFile =>
    async (_url, method) => ({
      status,
      headers: { 'content-type': contentType, 'content-disposition': 'inline; filename="plan.png"' },
      content: new Uint8Array(method === 'HEAD' ? 0 : size),
    });

  it('is an MMS with files, whose addresses are fetched', async () => {
    const { peer, adapter, events } = await start({}, undefined, serving('image/png', 9));
    const files = [picture, { ...picture, link: `${LINK}d` }];
    expect(await adapter.send(message('Look', { files }), never)).toEqual({
      ok: true,
      providerMessageId: expect.stringMatching(/^MM/),
    });
    const taken = { name: 'plan.png', contentType: 'image/png', size: 9 };
    expect(peer.accepted).toMatchObject([{ text: 'Look', files: [taken, taken] }]);
    expect(await events()).toMatchObject([{ receipt: 'sent' }, { receipt: 'delivered' }]);
  });

  it.each([
    ['a file that is gone', serving('image/png', 9, 404), '11200'],
    ['a type that phones do not take', serving('text/html', 9), '12300'],
    ['more than 5 MB', serving('image/png', 5 * 1_048_577), '11751'],
  ])('fails after it was taken, for %s', async (_, fetchFile, code) => {
    const { peer, adapter, events } = await start({}, undefined, fetchFile);
    expect(await adapter.send(message('', { files: [picture] }), never)).toMatchObject({ ok: true });
    expect(peer.accepted).toEqual([]);
    expect(await events()).toMatchObject([{ receipt: 'failed', failure: 'rejected', providerCode: code }]);
  });

  it('waits as long as it is told', async () => {
    const { adapter } = await start();
    for (let sent = 0; sent < 30; sent += 1) expect((await adapter.send(message('Hi'), never)).ok).toBe(true);
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ failure: 'throttled', retryAfterMs: 1_000 });
  });

  it('tells what was surely not taken from what may have been', async () => {
    const lost = await start({}, { failing: 0, hanging: 0, losing: 1 });
    expect(await lost.adapter.send(message('Hi'), never)).toMatchObject({ failure: 'unconfirmed' });
    expect(lost.peer.accepted).toHaveLength(1);
    await lost.peer.stop();
    expect(await lost.adapter.send(message('Hi'), never)).toMatchObject({ failure: 'transient' });
    const failing = await start({}, { failing: 1, hanging: 0, losing: 0 });
    expect(await failing.adapter.send(message('Hi'), never)).toMatchObject({ failure: 'transient' });
    expect(failing.peer.accepted).toEqual([]);
    expect(await answering(500, {}).send(message('Hi'), never)).toMatchObject({ failure: 'unconfirmed' });
    expect(await answering(201, {}).send(message('Hi'), never)).toMatchObject({ failure: 'unconfirmed' });
  });

  it.each([
    [20003, 'authentication'],
    [21608, 'recipient_unreachable'],
    [21610, 'opted_out'],
    [30003, 'recipient_unreachable'],
    [30007, 'rejected'],
    [63016, 'template_needed'],
  ])('understands %i as %s', async (code, failure) => {
    const sent = await answering(400, { code, message: 'No.' }).send(message('Hi'), never);
    expect(sent).toMatchObject({ failure, providerCode: String(code) });
  });
});

describe('what Twilio tells', () => {
  it('is a message with its files', async () => {
    const { stage, peer, adapter, events } = await start();
    const content = new TextEncoder().encode('picture');
    const files = [{ name: 'a.png', contentType: 'image/png', content }];
    const id = await peer.write({ from: THEM, name: null, subject: null, text: 'Look', inReplyTo: null, files });
    const [event] = await events();
    expect(event).toMatchObject({ kind: 'message', messageId: id, from: THEM, text: 'Look', at: stage.now() });
    const [file] = typeof event === 'object' && event?.kind === 'message' ? (event.files ?? []) : [];
    expect(file).toMatchObject({ kind: 'remote', name: 'file-1.png', contentType: 'image/png' });
    const opened = await adapter.openFile?.(file?.kind === 'remote' ? file.reference : '', never);
    if (opened?.ok !== true) throw new Error('The file did not open.');
    const chunks: Uint8Array[] = [];
    for await (const chunk of opened.content) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(Buffer.from(content));
  });

  it('is a wish besides the message when somebody writes STOP, and Twilio honours it', async () => {
    const { peer, adapter, events } = await start();
    const say = (text: string) => peer.write({ from: THEM, name: null, subject: null, text, inReplyTo: null });
    await say('stop');
    expect(await events()).toMatchObject([
      { kind: 'message', text: 'stop' },
      { kind: 'consent', from: THEM, consent: 'opted_out', by: 'STOP' },
    ]);
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ failure: 'opted_out', providerCode: '21610' });
    await say('START');
    expect((await events()).at(-1)).toMatchObject({ kind: 'consent', consent: 'opted_in' });
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ ok: true });
  });

  it('keeps one id when it is told twice', async () => {
    const { adapter, received } = await start();
    await adapter.send(message('#twice'), never);
    const ids = (await received()).flatMap((webhook) => adapter.split(webhook) ?? []).map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
  });

  it('never upsets the reader, whatever it is', () => {
    const adapter = connected(MINE, null);
    const base = { method: 'POST', url: PUBLIC, headers: {} } as const;
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (body) => {
        const headers = { 'x-twilio-signature': Buffer.from(body).toString('latin1') };
        expect(adapter.verify({ ...base, headers, body })).toBe('forged');
        expect(adapter.split({ ...base, body })).toBeNull();
      }),
    );
    const value = fc.oneof(fc.string(), fc.constantFrom('sent', 'STOP', '11', '-1', 'whatsapp:+46', ' '));
    const names = ['MessageSid', 'AccountSid', 'From', 'Body', 'NumMedia', 'MessageStatus', 'OptOutType', 'ErrorCode'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), fc.json(), (fields, text) => {
        const body = new TextEncoder().encode(
          new URLSearchParams({ MessageSid: 'SM1', AccountSid: 'AC1', ...fields }).toString(),
        );
        expect(() => (adapter.split({ ...base, body }) ?? []).map(({ raw }) => adapter.parse(raw))).not.toThrow();
        expect(() => adapter.parse(text)).not.toThrow();
      }),
    );
  });
});

describe('an account at Twilio', () => {
  it('is asked for its name, and told where we are', async () => {
    const { peer, adapter, received } = await start();
    expect(await adapter.check(never)).toEqual({ ok: true, account: 'Simulator (+15005550006)', expiresAt: null });
    expect(await adapter.subscribe?.(`${PUBLIC}/webhooks/sms?here`, never)).toMatchObject({ ok: true });
    await peer.write({ from: THEM, name: null, subject: null, text: 'Hi', inReplyTo: null });
    expect((await received()).map(({ url }) => url)).toEqual([`${PUBLIC}/webhooks/sms?here`]);
  });

  it('is refused with Twilio’s words, and never with the token', async () => {
    const { peer } = await start();
    const wrong = connected({ ...peer.settings, authToken: 'wrong' }, peer.origin);
    expect(await wrong.check(never)).toEqual({
      ok: false,
      failure: 'authentication',
      providerCode: '20003',
      said: 'Authenticate',
    });
    const other = connected({ ...peer.settings, fromNumber: '+15005550007' }, peer.origin);
    expect(await other.subscribe?.(PUBLIC, never)).toMatchObject({ ok: false, failure: 'authentication' });
    expect(await answering(200, { status: 'suspended' }).check(never)).toMatchObject({ failure: 'authentication' });
  });

  it('needs a number or a messaging service', () => {
    const tools = { fetch, now: Date.now, random: Math.random, origin: null, publicUrl: PUBLIC };
    expect(connectTwilio({ accountSid: 'AC1' }, tools)).toEqual({ ok: false, missing: ['authToken', 'fromNumber'] });
  });

  it('gives its credentials to nobody else', async () => {
    const asked: [string, boolean][] = [];
    const fetch = async (url: string | URL | Request, init?: RequestInit) => {
      asked.push([String(url), new Headers(init?.headers).has('authorization')]);
      return asked.length === 1
        ? new Response(null, { status: 307, headers: { location: 'https://media.twiliocdn.com/x' } })
        : new Response('file');
    };
    const adapter = connected(MINE, null, fetch);
    expect(await adapter.openFile?.('https://api.twilio.com.example/x', never)).toMatchObject({ ok: false });
    expect(await adapter.openFile?.('nonsense', never)).toMatchObject({ ok: false });
    expect(await adapter.openFile?.('https://api.twilio.com/x', never)).toMatchObject({ ok: true });
    expect(asked).toEqual([
      ['https://api.twilio.com/x', true],
      ['https://media.twiliocdn.com/x', false],
    ]);
  });
});
