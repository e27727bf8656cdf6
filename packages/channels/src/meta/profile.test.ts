import { testEnvironment } from '@concordia/peers/kit';
import { startInstagramPeer, startMessengerPeer } from '@concordia/peers/meta';
import { afterEach, expect, it } from 'vitest';
import type { Connect } from '../port/connect.js';
import { connectInstagram, connectMessenger } from './index.js';

const never = new AbortController().signal;
const THEM = '6301234567890123';

let stop: (() => Promise<void>) | undefined;
let now = Date.now();
afterEach(() => stop?.());

async function start(connect: Connect, startPeer: typeof startMessengerPeer) {
  const peer = await startPeer({ ...testEnvironment().options, now: () => now });
  stop = peer.stop;
  const tools = { fetch, now: Date.now, random: Math.random, origin: peer.origin, publicUrl: 'https://concordia.test' };
  const connected = connect(peer.settings, tools);
  if (!connected.ok) throw new Error(`Missing: ${connected.missing.join(', ')}`);
  const write = (name: string | null, more: object = {}) =>
    peer.write({ from: THEM, name, subject: null, text: 'Hi', inReplyTo: null, ...more });
  const open = async (address: string) => {
    const file = await connected.adapter.openFile?.(address, never);
    if (file?.ok !== true) return file;
    let text = '';
    for await (const part of file.content) text += Buffer.from(part).toString();
    return text;
  };
  return { write, open, lookUp: (handle = THEM) => connected.adapter.profile?.(handle, never) };
}

it('Messenger tells the name of who wrote, and nothing of others', async () => {
  const { write, lookUp } = await start(connectMessenger, startMessengerPeer);
  expect(await lookUp()).toEqual({ ok: false, failure: 'rejected', providerCode: '100/33' });
  await write(null);
  expect(await lookUp()).toEqual({ ok: true, name: null, picture: null });
  await write('Ada Lindqvist');
  expect(await lookUp()).toEqual({ ok: true, name: 'Ada Lindqvist', picture: null });
});

it('Instagram tells the name, or the username of who has none', async () => {
  const { write, lookUp } = await start(connectInstagram, startInstagramPeer);
  await write(null);
  expect(await lookUp()).toEqual({ ok: true, name: '@user0123', picture: null });
  await write('Ada Lindqvist');
  expect(await lookUp()).toEqual({ ok: true, name: 'Ada Lindqvist', picture: null });
});

it.each([
  ['Messenger', connectMessenger, startMessengerPeer],
  ['Instagram', connectInstagram, startInstagramPeer],
])('%s lends a picture at an address that expires', async (_, connect, startPeer) => {
  const { write, lookUp, open } = await start(connect, startPeer);
  await write('Ada', { picture: { name: 'a.png', contentType: 'image/png', content: Buffer.from('picture') } });
  const profile = await lookUp();
  const picture = profile?.ok === true ? (profile.picture ?? '') : '';
  expect(await open(picture)).toBe('picture');
  expect(await open(picture.replace(/oh=./, 'oh=x'))).toMatchObject({ ok: false, providerCode: '403' });
  expect(await open('http://169.254.169.254/latest/meta-data')).toMatchObject({ ok: false, failure: 'rejected' });
  now += 25 * 60 * 60_000;
  expect(await open(picture)).toMatchObject({ ok: false, failure: 'rejected', providerCode: '403' });
});
