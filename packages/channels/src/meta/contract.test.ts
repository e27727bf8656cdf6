import { createHmac } from 'node:crypto';
import type { NetworkFault, PeerOptions, PlayedWebhook, ProviderPeer } from '@concordia/peers/kit';
import { testEnvironment } from '@concordia/peers/kit';
import { startInstagramPeer, startMessengerPeer, startWhatsappPeer } from '@concordia/peers/meta';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChannelAdapter, OutgoingMessage, RawWebhook } from '../port/adapter.js';
import type { Connect, ConnectionSettings } from '../port/connect.js';
import { connectInstagram, connectMessenger, connectWhatsapp } from './index.js';

/** A text of a template. */
const value = (part: 'header' | 'body' | 'button', name: string, text: string) => ({ part, index: 0, name, text });

type Read = Exclude<ReturnType<ChannelAdapter['parse']>, null | 'ignored'>;

const PUBLIC = 'https://concordia.test';
const HOUR = 3_600_000;
const never = new AbortController().signal;
const PNG = { name: 'plan.png', contentType: 'image/png', content: new Uint8Array([137, 80, 78, 71]) };
const PDF = { name: 'offer.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) };
const SOUND = { name: 'note.ogg', contentType: 'audio/ogg', content: new Uint8Array([79, 103]) };

const CHANNELS = {
  whatsapp: { connect: connectWhatsapp, start: startWhatsappPeer, them: '+46701234567', length: 4_096 },
  messenger: { connect: connectMessenger, start: startMessengerPeer, them: '6301234567890123', length: 2_000 },
  instagram: { connect: connectInstagram, start: startInstagramPeer, them: '1784123456789', length: 1_000 },
} as const satisfies Record<string, Line>;

interface Line {
  readonly connect: Connect;
  readonly start: (options: PeerOptions) => Promise<ProviderPeer>;
  readonly them: string;
  readonly length: number;
}

type MetaChannel = keyof typeof CHANNELS;

const ALL = ['whatsapp', 'messenger', 'instagram'] as const;

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

const asRaw = (webhook: PlayedWebhook): RawWebhook => ({ ...webhook, url: `${PUBLIC}${webhook.path}` });

function adapterOf(
  channel: MetaChannel,
  settings: ConnectionSettings,
  origin: string | null,
  fetch = globalThis.fetch,
) {
  const tools = { fetch, now: () => Date.UTC(2026, 10, 20, 9, 30), random: Math.random, origin, publicUrl: PUBLIC };
  const connected = CHANNELS[channel].connect(settings, tools);
  if (!connected.ok) throw new Error(`Missing: ${connected.missing.join(', ')}`);
  return connected.adapter;
}

async function start(channel: MetaChannel, fault: Partial<NetworkFault> = {}) {
  const heard: PlayedWebhook[] = [];
  let adapter: ChannelAdapter | null = null;
  const stage = testEnvironment({
    fault: () => ({ failing: 0, hanging: 0, losing: 0, doubling: 0, lateMs: 0, ...fault }),
    deliver: async (webhook) => {
      if (webhook.method === 'POST') heard.push(webhook);
      return adapter?.handshake?.(asRaw(webhook)) ?? { status: webhook.method === 'POST' ? 200 : 403, body: '' };
    },
  });
  const { start: startPeer, them } = CHANNELS[channel];
  const peer = await startPeer(stage.options);
  stop = peer.stop;
  const own = adapterOf(channel, peer.settings, peer.origin);
  adapter = own;
  const message = (text: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
    channel,
    to: them,
    text,
    subject: null,
    idempotencyKey: 'key-1',
    ...more,
  });
  /** Everything that was told: genuine, taken apart, and understood. */
  const events = async (): Promise<readonly Read[]> => {
    await peer.settled();
    const all = heard.map(asRaw);
    expect(all.map((webhook) => own.verify(webhook))).toEqual(all.map(() => 'genuine'));
    const envelopes = all.flatMap((webhook) => own.split(webhook) ?? []);
    return envelopes.map(({ raw }) => own.parse(raw)).filter((event) => event !== null && event !== 'ignored');
  };
  const send = (text: string, more?: Partial<OutgoingMessage>) => own.send(message(text, more), never);
  const write = (text: string, more: object = {}) =>
    peer.write({ from: them, name: 'Ada', subject: null, text, inReplyTo: null, ...more });
  return { stage, peer, adapter: own, heard, events, send, write, them };
}

const fileOf = async (adapter: ChannelAdapter, event: Read | undefined) => {
  const [file] = event !== undefined && event.kind === 'message' ? (event.files ?? []) : [];
  const opened = file?.kind === 'remote' ? await adapter.openFile?.(file.reference, never) : undefined;
  if (opened?.ok !== true) return null;
  const bytes: number[] = [];
  for await (const chunk of opened.content) bytes.push(...chunk);
  return { type: opened.contentType, bytes };
};

describe.each(ALL)('%s and its peer', (channel) => {
  it('hear each other', async () => {
    const { peer, events, send, write, them } = await start(channel);
    const id = await write('Hej!');
    const result = await send('Hello https://example.org');
    expect(result).toEqual({ ok: true, providerMessageId: peer.accepted[0]?.id });
    expect(peer.accepted).toMatchObject([{ channel, to: them, text: 'Hello https://example.org' }]);
    const all = await events();
    expect(all[0]).toMatchObject({ kind: 'message', messageId: id, direction: 'inbound', from: them, text: 'Hej!' });
    expect(all.at(-1)).toMatchObject({ kind: 'receipt', receipt: 'read' });
  });

  it('know what answers what', async () => {
    const { events, send, write } = await start(channel);
    const id = await write('Can you?');
    const answers = { providerMessageId: id, references: [] };
    const sent = await send('Yes. #reply', { answers });
    const told = (await events()).find((event) => event.kind === 'message' && event.inReplyTo);
    expect(told).toMatchObject({ inReplyTo: sent.ok ? sent.providerMessageId : '' });
  });

  it('exchange files', async () => {
    const { peer, adapter, events, send, write } = await start(channel);
    await write('The plan', { files: [PNG] });
    const [told] = await events();
    expect(told).toMatchObject({ kind: 'message', text: 'The plan', files: [{ kind: 'remote' }] });
    expect(await fileOf(adapter, told)).toEqual({ type: 'image/png', bytes: [...PNG.content] });
    expect(await send('Two files', { files: [PDF, SOUND] })).toMatchObject({ ok: true });
    expect(peer.accepted[0]?.text).toBe('Two files');
    expect(await adapter.openFile?.('http://127.0.0.1:1/x', never)).toMatchObject({ ok: false, failure: 'rejected' });
  });

  it('are open for a day after somebody wrote', async () => {
    const { send, write, stage } = await start(channel);
    const stranger = await send('Buy this');
    await write('Hi');
    stage.advance(24 * HOUR);
    const late = await send('Still there?');
    const [unknown, closed] =
      channel === 'whatsapp'
        ? (['template_needed', 'template_needed'] as const)
        : (['recipient_unreachable', 'window_closed'] as const);
    expect([stranger, late]).toMatchObject([{ failure: unknown }, { failure: closed }]);
  });

  it('say what keeps a message from going', async () => {
    const { adapter, peer, send, write } = await start(channel);
    await write('Hi');
    const { length } = CHANNELS[channel];
    expect(await send('a'.repeat(length + 1))).toMatchObject({ failure: 'too_long', providerCode: null });
    expect(await send('a'.repeat(length))).toMatchObject({ ok: true });
    expect(await send('#unreachable')).toMatchObject({ failure: 'recipient_unreachable' });
    expect(await send('#reject')).toMatchObject({ failure: 'rejected' });
    const throttled = await send('#throttle');
    expect(throttled).toMatchObject({ failure: 'throttled', retryAfterMs: 1_000 });
    expect(await send('#outage', { idempotencyKey: 'key-2' })).toMatchObject({ failure: 'transient' });
    expect([await send('#throttle'), await send('#outage', { idempotencyKey: 'key-2' })]).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    const strangers = adapterOf(channel, { ...peer.settings, accessToken: 'EAAother' }, peer.origin);
    const unproven = adapterOf(channel, { ...peer.settings, appSecret: 'other' }, peer.origin);
    expect(await strangers.check(never)).toMatchObject({ ok: false, failure: 'authentication', providerCode: '190' });
    expect(await unproven.check(never)).toMatchObject({ ok: false, providerCode: '100' });
    expect(await adapter.check(never)).toMatchObject({ ok: true, expiresAt: null });
  });

  it('tell receipts twice, or not at all', async () => {
    const { adapter, events, send, write, heard } = await start(channel);
    await write('Hi');
    await send('#twice');
    const before = await events();
    const ids = heard.flatMap((webhook) => adapter.split(asRaw(webhook)) ?? []).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).not.toEqual([]);
    await send('#silent');
    expect(await events()).toEqual(before);
  });

  it('subscribe, and shake hands about the address', async () => {
    const { adapter, peer } = await start(channel);
    expect(await adapter.subscribe?.(`${PUBLIC}/webhooks/meta`, never)).toMatchObject({ ok: true });
    if (channel === 'instagram') return;
    const stranger = adapterOf(channel, { ...peer.settings, verifyToken: 'other' }, peer.origin);
    expect(await stranger.subscribe?.(`${PUBLIC}/webhooks/meta`, never)).toMatchObject({
      ok: false,
      providerCode: '2200',
    });
  });

  it('tell a call that was lost from one that was not taken', async () => {
    const lost = await start(channel, { losing: 1 });
    await lost.write('Hi');
    expect(await lost.send('Hello')).toMatchObject({ failure: 'unconfirmed' });
    expect(lost.peer.accepted).toHaveLength(1);
    await lost.peer.stop();
    expect(await lost.send('Hello')).toMatchObject({ failure: 'transient' });
    const failing = await start(channel, { failing: 1 });
    expect(await failing.send('Hello')).toMatchObject({ failure: 'transient' });
    expect(failing.peer.accepted).toHaveLength(0);
  });

  it('gives way to whoever waits no longer', async () => {
    const { adapter, peer } = await start(channel, { hanging: 1 });
    const impatient = new AbortController();
    const sending = adapter.send(
      { channel, to: CHANNELS[channel].them, text: 'Hi', subject: null, idempotencyKey: 'k' },
      impatient.signal,
    );
    impatient.abort(new Error('Enough.'));
    await expect(sending).rejects.toThrow('Enough.');
    expect(peer.accepted).toHaveLength(0);
  });
});

describe('WhatsApp', () => {
  it('reports sent, delivered, read, with the key of the sending', async () => {
    const { events, send, write, peer } = await start('whatsapp');
    await write('Hi');
    await send('Hello');
    const messageId = peer.accepted[0]?.id;
    expect((await events()).slice(1)).toMatchObject(
      ['sent', 'delivered', 'read'].map((receipt) => ({ receipt, messageId, idempotencyKey: 'key-1' })),
    );
  });

  it('reports them in any order', async () => {
    const { events, send, write } = await start('whatsapp');
    await write('Hi');
    await send('#backwards');
    const receipts = (await events()).slice(1).map((event) => 'receipt' in event && event.receipt);
    expect(receipts).toEqual(['read', 'delivered', 'sent']);
  });

  it('reports a failure with its code', async () => {
    const { events, send, write } = await start('whatsapp');
    await write('Hi');
    await send('#bounce');
    expect((await events()).at(-1)).toMatchObject({
      receipt: 'failed',
      failure: 'recipient_unreachable',
      providerCode: '131026',
    });
  });

  describe('as a voice message', () => {
    const opus = new Uint8Array(Buffer.from(`OggS${'\0'.repeat(24)}OpusHead`, 'latin1'));
    const spoken = { name: 'note.ogg', contentType: 'audio/ogg', content: opus };

    it('takes OGG with Opus, uploaded with its codec, below the text', async () => {
      const { send, write, peer } = await start('whatsapp');
      await write('Hi');
      expect(await send('Listen', { files: [spoken], form: 'voice' })).toMatchObject({ ok: true });
      expect(await send('', { files: [spoken], form: 'voice' })).toMatchObject({ ok: true });
      const file = { name: 'note.ogg', contentType: 'audio/ogg; codecs=opus', size: opus.byteLength, sentAs: 'voice' };
      expect(peer.accepted.map(({ text, files }) => [text, files])).toMatchObject([
        ['Listen', undefined],
        ['', [file]],
        ['', [file]],
      ]);
    });

    it('takes no other bytes, which it takes as an audio file', async () => {
      const { send, write, peer } = await start('whatsapp');
      await write('Hi');
      expect(await send('', { files: [SOUND], form: 'voice' })).toMatchObject({
        failure: 'rejected',
        providerCode: '131009',
      });
      expect(peer.accepted).toEqual([]);
      expect(await send('', { files: [SOUND] })).toMatchObject({ ok: true });
    });

    it('has stickers beside it: WebP alone, without a text', async () => {
      const { send, write, peer } = await start('whatsapp');
      await write('Hi');
      const webp = new Uint8Array(Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'));
      const sticker = { name: 'a.webp', contentType: 'image/webp', content: webp };
      expect(await send('', { files: [sticker], form: 'sticker' })).toMatchObject({ ok: true });
      expect(peer.accepted).toMatchObject([{ files: [{ name: 'a.webp', sentAs: 'sticker' }] }]);
      expect(await send('', { files: [PNG], form: 'sticker' })).toMatchObject({ failure: 'rejected' });
    });

    it('is no OGG without its codec', async () => {
      const { peer } = await start('whatsapp');
      const { accessToken, appSecret = '', waPhoneId } = peer.settings;
      const form = new FormData();
      form.set('messaging_product', 'whatsapp');
      form.set('type', 'audio/ogg');
      form.set('file', new Blob([opus], { type: 'audio/ogg' }), 'note.ogg');
      const proof = createHmac('sha256', appSecret)
        .update(accessToken ?? '')
        .digest('hex');
      const url = `${peer.origin}/v23.0/${waPhoneId}/media?appsecret_proof=${proof}`;
      const answer = await fetch(url, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${accessToken}` },
      });
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 131053 } }]);
    });
  });

  it('sends templates to whom it may not write freely', async () => {
    const { send, peer } = await start('whatsapp');
    const template = { name: 'follow_up', language: 'en', values: [value('body', '1', 'Ada')] };
    expect(await send('', { template })).toMatchObject({ ok: true });
    expect(peer.accepted[0]?.text).toBe('Hello Ada, may we come back to your question?');
    expect(await send('', { template: { ...template, name: 'none' } })).toMatchObject({ providerCode: '132001' });
    expect(await send('', { template: { ...template, values: [] } })).toMatchObject({ providerCode: '132000' });
  });

  it('fills in headers, named placeholders, addresses of buttons, and a file above the text', async () => {
    const { send, peer } = await start('whatsapp');
    const values = [
      value('header', 'order_number', '4711'),
      value('body', 'customer_name', 'Ada'),
      value('body', 'day', 'Monday'),
      value('button', '1', 'abc'),
    ];
    const shipped = { name: 'order_shipped', language: 'en', values };
    expect(await send('', { template: shipped })).toMatchObject({ ok: true });
    expect(peer.accepted[0]?.text).toBe('Order 4711\n\nHello Ada, your order left us on Monday.');
    const without = { ...shipped, values: values.slice(0, -1) };
    expect(await send('', { template: without })).toMatchObject({ providerCode: '132000' });

    const invoice = {
      name: 'invoice',
      language: 'en',
      values: [value('body', '1', 'Ada'), value('body', '2', 'October')],
    };
    const file = { name: 'invoice.pdf', contentType: 'application/pdf', content: new Uint8Array(7) };
    expect(await send('', { template: invoice, files: [file] })).toMatchObject({ ok: true });
    expect(peer.accepted[1]).toMatchObject({
      text: 'Hello Ada, here is the invoice for October.',
      files: [{ contentType: 'application/pdf', size: 7 }],
    });
    expect(await send('', { template: invoice })).toMatchObject({ providerCode: '132012' });
  });

  it('offers the approved templates that texts and a file fill in', async () => {
    const { adapter } = await start('whatsapp');
    const listed = await adapter.templates?.(never);
    const templates = listed?.ok === true ? listed.templates : [];
    expect(templates.map(({ name, language, places }) => `${name} ${language} ${places.length}`)).toEqual([
      'hello_world en_US 0',
      'follow_up en 1',
      'follow_up en_US 1',
      'appointment en_US 3',
      'catalog en_US 0',
      'order_shipped en 4',
      'invoice en 2',
    ]);
    const [catalog, shipped, invoice] = templates.slice(4);
    expect(catalog).toMatchObject({ media: 'image', header: null });
    expect(shipped).toMatchObject({
      header: 'Order {{order_number}}',
      media: null,
      places: [
        { part: 'header', name: 'order_number', hint: '4711' },
        { part: 'body', name: 'customer_name', hint: 'Ada' },
        { part: 'body', name: 'day', hint: 'Monday' },
        { part: 'button', name: '1', index: 0, hint: 'Track it' },
      ],
    });
    expect(invoice).toMatchObject({ media: 'document', places: [{ hint: 'Ada' }, { hint: 'October' }] });
    expect(templates[2]).toMatchObject({ category: 'utility', header: null, footer: 'Answer STOP to end' });
  });

  it('writes to people who hide their number', async () => {
    const { send, peer } = await start('whatsapp');
    const template = { name: 'hello_world', language: 'en_US', values: [] };
    expect(await send('', { template, to: 'US.13491208655302741918' })).toMatchObject({ ok: true });
    expect(peer.accepted[0]?.to).toBe('US.13491208655302741918');
  });

  it('slows down for one person', async () => {
    const { send, write } = await start('whatsapp');
    await write('Hi');
    for (let index = 0; index < 45; index += 1) expect(await send(`${index}`)).toMatchObject({ ok: true });
    expect(await send('one too many')).toMatchObject({
      failure: 'throttled',
      providerCode: '131056',
      retryAfterMs: 6_000,
    });
  });

  it('learns which business account its number belongs to', async () => {
    const { adapter, peer } = await start('whatsapp');
    const { pageId, ...withoutBusiness } = peer.settings;
    expect(await adapter.check(never)).toMatchObject({ ok: true, account: 'Simulator +15550783881' });
    const ignorant = adapterOf('whatsapp', withoutBusiness, peer.origin);
    const subscribed = await ignorant.subscribe?.(`${PUBLIC}/webhooks/meta`, never);
    expect(subscribed).toMatchObject({ ok: true, learned: { pageId } });
  });
});

describe('Messenger', () => {
  it('knows its own message in the echo, and each that was delivered', async () => {
    const { events, send, write, peer, them } = await start('messenger');
    await write('Hi');
    await send('Hello');
    const messageId = peer.accepted[0]?.id;
    expect((await events()).slice(1)).toMatchObject([
      { kind: 'receipt', receipt: 'sent', messageId, idempotencyKey: 'key-1' },
      { kind: 'receipt', receipt: 'delivered', messageId },
      { kind: 'receipt', receipt: 'read', messageId: null, contact: them },
    ]);
  });

  it('writes outside the window under a tag only', async () => {
    const { send, write, stage } = await start('messenger');
    await write('Hi');
    stage.advance(25 * HOUR);
    const tag = (name: string) => ({ template: { name, language: 'en_US', values: [] } });
    expect(await send('Your order', tag('HUMAN_AGENT'))).toMatchObject({ ok: true });
    expect(await send('Your order', tag('SALE'))).toMatchObject({ failure: 'rejected' });
    expect(await send('Sorry for the wait')).toMatchObject({ failure: 'window_closed' });
    expect(await send('Sorry for the wait', { isByHumanAgent: true })).toMatchObject({ ok: true });
    stage.advance(7 * 24 * HOUR);
    expect(await send('Sorry for the wait', { isByHumanAgent: true })).toMatchObject({ failure: 'window_closed' });
  });
});

describe('Instagram', () => {
  it('gives back what was written in its own app, and what was read', async () => {
    const { events, send, write, peer, them } = await start('instagram');
    await write('Hi');
    await send('Hello');
    const messageId = peer.accepted[0]?.id;
    expect((await events()).slice(1)).toMatchObject([
      { kind: 'message', direction: 'outbound', messageId, from: them, text: 'Hello' },
      { kind: 'receipt', receipt: 'read', messageId },
    ]);
  });
});

describe('a message of several parts', () => {
  it('is not made again by itself when its beginning has arrived', async () => {
    let calls = 0;
    const answers = [{ id: '1' }, { messages: [{ id: 'wamid.1' }] }];
    const settings = { appSecret: 's', accessToken: 't', verifyToken: 'v', waPhoneId: '1' };
    const adapter = adapterOf('whatsapp', settings, null, async () => {
      const answer = answers[calls];
      calls += 1;
      return answer === undefined
        ? Response.json({ error: { code: 131_000, message: 'No.' } }, { status: 500 })
        : Response.json(answer);
    });
    const both = {
      channel: 'whatsapp',
      to: '+46701234567',
      text: 'Listen',
      subject: null,
      idempotencyKey: 'k',
    } as const;
    expect(await adapter.send({ ...both, files: [SOUND] }, never)).toMatchObject({
      failure: 'unconfirmed',
      providerCode: '131000',
    });
  });
});

it('says what is missing', () => {
  const tools = { fetch, now: Date.now, random: Math.random, origin: null, publicUrl: PUBLIC };
  expect(connectWhatsapp({ appSecret: 's', accessToken: 't' }, tools)).toEqual({
    ok: false,
    missing: ['verifyToken', 'waPhoneId'],
  });
  expect(connectInstagram({}, tools)).toMatchObject({ ok: false });
});
