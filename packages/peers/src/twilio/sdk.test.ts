import twilio from 'twilio';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ProviderPeer, type TestEnvironment, testEnvironment } from '../kit/index.js';
import { startTwilioPeer } from './index.js';

const { RequestClient, Twilio, validateRequest } = twilio;
const THEM = '+46701234567';

/** Twilio's SDK has no setting for its host, but for who makes its requests. */
class LocalClient extends RequestClient {
  constructor(private readonly origin: string) {
    super();
  }

  override request<Data>(options: Parameters<typeof RequestClient.prototype.request<Data>>[0]) {
    const { pathname, search } = new URL(options.uri);
    return super.request<Data>({ ...options, uri: `${this.origin}${pathname}${search}` });
  }
}

let stage: TestEnvironment;
let peer: ProviderPeer;
beforeEach(async () => {
  stage = testEnvironment();
  peer = await startTwilioPeer(stage.options);
});
afterEach(() => peer.stop());

const setting = (name: string): string => peer.settings[name] ?? '';
const client = (token = setting('authToken')) =>
  new Twilio(setting('accountSid'), token, { httpClient: new LocalClient(peer.origin) });
const send = (body: string, to = THEM, token?: string) =>
  client(token).messages.create({ from: setting('fromNumber'), to, body });
const says = (text: string) => peer.write({ from: THEM, name: null, subject: null, text, inReplyTo: null });

it('sends by Twilio’s own SDK', async () => {
  const message = await send('Hello');
  expect(message).toMatchObject({ status: 'queued', to: THEM, body: 'Hello' });
  expect(peer.accepted).toMatchObject([{ id: message.sid, to: THEM, text: 'Hello' }]);
});

it('takes files by their addresses, ten at most', async () => {
  await peer.stop();
  const content = new Uint8Array(3);
  const fetchFile = async () => ({ status: 200, headers: { 'content-type': 'image/png' }, content });
  peer = await startTwilioPeer({ ...stage.options, fetchFile });
  const create = (mediaUrl: string[]) =>
    client().messages.create({ from: setting('fromNumber'), to: THEM, body: 'Look', mediaUrl });
  expect(await create(['https://concordia.test/a.png'])).toMatchObject({ status: 'queued', numMedia: '1' });
  expect(peer.accepted).toMatchObject([{ text: 'Look', files: [{ contentType: 'image/png', size: 3 }] }]);
  await expect(create(['ftp://concordia.test/a.png'])).rejects.toMatchObject({ status: 400, code: 21_620 });
  const many = Array.from({ length: 11 }, (_, index) => `https://concordia.test/${index}.png`);
  await expect(create(many)).rejects.toMatchObject({ status: 400, code: 21_623 });
});

it('refuses in a form that the SDK reads', async () => {
  await expect(send('Hello', THEM, 'f'.repeat(32))).rejects.toMatchObject({ status: 401, code: 20_003 });
  await expect(send('Hello', 'nobody')).rejects.toMatchObject({ status: 400, code: 21_211 });
  await expect(send('a'.repeat(1_601))).rejects.toMatchObject({ status: 400, code: 21_617 });
  await says('STOP');
  await expect(send('Hello')).rejects.toMatchObject({ status: 400, code: 21_610 });
});

it('signs webhooks so that the SDK believes them', async () => {
  await says('Is the offer open?');
  await peer.settled();
  const [webhook] = stage.webhooks;
  const fields = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(webhook?.body)));
  expect(fields).toMatchObject({ From: THEM, Body: 'Is the offer open?' });
  const signature = webhook?.headers['x-twilio-signature'] ?? '';
  const url = `https://concordia.test${webhook?.path}`;
  expect(validateRequest(setting('authToken'), signature, url, fields)).toBe(true);
  expect(validateRequest('f'.repeat(32), signature, url, fields)).toBe(false);
});
