import { DAY } from '@concordia/domain';
import { type FetchFile, testEnvironment } from '@concordia/peers/kit';
import { startTwilioPeer } from '@concordia/peers/twilio';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChannelAdapter, OutgoingMessage } from '../port/adapter.js';
import type { Connect } from '../port/connect.js';
import { connectTwilio, connectTwilioWhatsapp } from './connect.js';

const PUBLIC = 'https://concordia.test';
const THEM = '+46701234567';
const never = new AbortController().signal;
const message = (text: string): OutgoingMessage => ({
  channel: 'whatsapp',
  to: THEM,
  text,
  subject: null,
  idempotencyKey: 'k',
});

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

/** A file of each link's own type. */
const fetchFile: FetchFile = async (url, method) => ({
  status: 200,
  headers: { 'content-type': url.endsWith('pdf') ? 'application/pdf' : 'image/png' },
  content: new Uint8Array(method === 'HEAD' ? 0 : 5),
});

async function start() {
  const stage = testEnvironment({ fetchFile });
  const peer = await startTwilioPeer(stage.options);
  stop = peer.stop;
  const connected = (connect: Connect): ChannelAdapter => {
    const tools = { fetch, now: stage.options.now, random: () => 0, origin: peer.origin, publicUrl: PUBLIC };
    const result = connect(peer.settings, tools);
    if (!result.ok) throw new Error(`Missing: ${result.missing.join(', ')}`);
    return result.adapter;
  };
  const [whatsapp, sms] = [connected(connectTwilioWhatsapp), connected(connectTwilio)];
  const write = (from: string, text: string) => peer.write({ from, name: null, subject: null, text, inReplyTo: null });
  /** What an adapter reads in all webhooks so far. */
  const read = async (adapter: ChannelAdapter) => {
    await peer.settled();
    const all = stage.webhooks.map((webhook) => ({ ...webhook, url: `${PUBLIC}${webhook.path}` }));
    expect(all.map((webhook) => adapter.verify(webhook))).toEqual(all.map(() => 'genuine'));
    return all.flatMap((webhook) => adapter.split(webhook) ?? []).map(({ raw }) => adapter.parse(raw));
  };
  return { stage, peer, whatsapp, sms, write, read };
}

describe('WhatsApp through Twilio', () => {
  it('sends a picture with its text, and another file below it', async () => {
    const { peer, whatsapp, write } = await start();
    await write(`whatsapp:${THEM}`, 'Hej');
    const file = (name: string, contentType: string) => ({
      name,
      contentType,
      content: new Uint8Array(5),
      link: `${PUBLIC}/webhooks/media/${name}`,
    });
    const send = (name: string, type: string) =>
      whatsapp.send({ ...message('The plan'), files: [file(name, type)] }, never);
    expect(await send('plan.png', 'image/png')).toMatchObject({ ok: true });
    expect(await send('plan.pdf', 'application/pdf')).toMatchObject({ ok: true });
    expect(peer.accepted.map(({ text, files = [] }) => [text, files.map(({ contentType }) => contentType)])).toEqual([
      ['The plan', ['image/png']],
      ['The plan', []],
      ['', ['application/pdf']],
    ]);
  });

  it('carries messages both ways, between addresses of WhatsApp', async () => {
    const { peer, whatsapp, write, read } = await start();
    await write(`whatsapp:${THEM}`, 'Hej');
    expect(await whatsapp.send(message('Hej!'), never)).toEqual({
      ok: true,
      providerMessageId: expect.stringMatching(/^SM/),
    });
    expect(peer.accepted).toMatchObject([{ channel: 'whatsapp', to: THEM, text: 'Hej!' }]);
    expect(await read(whatsapp)).toMatchObject([
      { kind: 'message', channel: 'whatsapp', from: THEM, text: 'Hej' },
      { kind: 'receipt', channel: 'whatsapp', receipt: 'sent' },
      { receipt: 'delivered' },
      { receipt: 'read' },
    ]);
  });

  it('and SMS of one account each read their own', async () => {
    const { whatsapp, sms, write, read } = await start();
    await write(`whatsapp:${THEM}`, 'On WhatsApp');
    await write(THEM, 'By SMS');
    const other = { kind: 'ignored', reason: 'other_channel' };
    expect(await read(whatsapp)).toMatchObject([{ text: 'On WhatsApp' }, other]);
    expect(await read(sms)).toMatchObject([other, { channel: 'sms', text: 'By SMS' }]);
  });

  it('needs a template outside of 24 hours', async () => {
    const { stage, whatsapp, write } = await start();
    const refused = { ok: false, failure: 'template_needed', providerCode: '63016' };
    expect(await whatsapp.send(message('First'), never)).toMatchObject(refused);
    await write(`whatsapp:${THEM}`, 'Hej');
    expect(await whatsapp.send(message('Second'), never)).toMatchObject({ ok: true });
    stage.advance(DAY);
    expect(await whatsapp.send(message('Third'), never)).toMatchObject(refused);
  });

  it('lists the templates that WhatsApp approved and that need only texts', async () => {
    const { whatsapp } = await start();
    const listed = await whatsapp.templates?.(never);
    const appointment = {
      name: 'appointment',
      language: 'en',
      category: 'utility',
      media: null,
      reference: expect.stringMatching(/^HX[0-9a-f]{32}$/),
      places: [
        { part: 'body', index: 0, name: '1', hint: 'Ada' },
        { part: 'body', index: 0, name: '2', hint: 'Monday' },
      ],
    };
    const order = {
      header: 'Order {{order}}',
      footer: 'Answer STOP to end',
      places: [
        { part: 'header', name: 'order', hint: '4711' },
        { part: 'body', name: 'customer', hint: 'Ada' },
        { part: 'button', index: 0, name: 'tracking', hint: 'Track it' },
      ],
    };
    const catalog = { name: 'catalog', category: 'marketing', places: [] };
    expect(listed).toMatchObject({ ok: true, templates: [appointment, order, catalog] });
  });

  it('sends a template outside of 24 hours by its id, and says what Twilio refuses', async () => {
    const { peer, whatsapp } = await start();
    const listed = await whatsapp.templates?.(never);
    const known = listed?.ok === true ? listed.templates[0] : undefined;
    const send = (day: string, reference = known?.reference, dayName = '2') => {
      const values = [
        { part: 'body' as const, index: 0, name: '1', text: 'Ada' },
        { part: 'body' as const, index: 0, name: dayName, text: day },
      ];
      return whatsapp.send(
        { ...message('As read'), template: { name: 'a', language: 'en', values, reference } },
        never,
      );
    };
    expect(await send('Friday')).toMatchObject({ ok: true });
    expect(peer.accepted).toMatchObject([{ text: 'Hello Ada, we look forward to seeing you on Friday.' }]);
    expect(await send('a\nb')).toMatchObject({ failure: 'rejected', providerCode: '21656' });
    expect(await send('Friday', undefined, '3')).toMatchObject({ failure: 'rejected', providerCode: '63028' });
    expect(await send('Friday', `HX${'0'.repeat(32)}`)).toMatchObject({ failure: 'rejected', providerCode: '21655' });
    const ofMeta = { name: 'a', language: 'en', values: [] };
    expect(await whatsapp.send({ ...message(''), template: ofMeta }, never)).toMatchObject({
      failure: 'rejected',
      providerCode: 'template_of_other_provider',
    });
  });

  it('takes no word for an opt-out', async () => {
    const { whatsapp, write, read } = await start();
    await write(`whatsapp:${THEM}`, 'STOP');
    expect(await read(whatsapp)).toMatchObject([{ kind: 'message', text: 'STOP' }, { kind: 'ignored' }]);
  });

  it('keeps places, advertisements and forwards beside the words', async () => {
    const { whatsapp } = await start();
    const form = {
      MessageSid: 'SM1',
      AccountSid: 'AC1',
      From: `whatsapp:${THEM}`,
      To: 'whatsapp:+1500',
      Latitude: '59.3',
      Longitude: '18',
      Label: 'Office',
      ReferralHeadline: 'Roofs',
      ReferralSourceUrl: 'https://fb.me/1',
      Forwarded: 'true',
    };
    const body = new TextEncoder().encode(String(new URLSearchParams(form)));
    const [envelope] = whatsapp.split({ method: 'POST', url: PUBLIC, headers: {}, body }) ?? [];
    expect(whatsapp.parse(envelope?.raw ?? '')).toMatchObject({
      text: '',
      notes: [
        { kind: 'location', title: 'Office', place: { latitude: 59.3, longitude: 18 } },
        { kind: 'ad', title: 'Roofs', url: 'https://fb.me/1' },
        { kind: 'forwarded' },
      ],
    });
  });

  it('asks for what it needs', () => {
    const tools = { fetch, now: () => 0, random: () => 0, origin: null, publicUrl: PUBLIC };
    expect(connectTwilioWhatsapp({ accountSid: 'AC1' }, tools)).toEqual({
      ok: false,
      missing: ['authToken', 'fromNumber'],
    });
  });
});
