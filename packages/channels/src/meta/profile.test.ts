import { testEnvironment } from '@concordia/peers/kit';
import { startInstagramPeer, startMessengerPeer } from '@concordia/peers/meta';
import { afterEach, expect, it } from 'vitest';
import type { Connect } from '../port/connect.js';
import { connectInstagram, connectMessenger } from './index.js';

const never = new AbortController().signal;
const THEM = '6301234567890123';

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function start(connect: Connect, startPeer: typeof startMessengerPeer) {
  const peer = await startPeer(testEnvironment().options);
  stop = peer.stop;
  const tools = { fetch, now: Date.now, random: Math.random, origin: peer.origin, publicUrl: 'https://concordia.test' };
  const connected = connect(peer.settings, tools);
  if (!connected.ok) throw new Error(`Missing: ${connected.missing.join(', ')}`);
  const write = (name: string | null) => peer.write({ from: THEM, name, subject: null, text: 'Hi', inReplyTo: null });
  return { write, lookUp: (handle = THEM) => connected.adapter.profile?.(handle, never) };
}

it('Messenger tells the name of who wrote, and nothing of others', async () => {
  const { write, lookUp } = await start(connectMessenger, startMessengerPeer);
  expect(await lookUp()).toEqual({ ok: false, failure: 'rejected', providerCode: '100/33' });
  await write(null);
  expect(await lookUp()).toEqual({ ok: true, name: null });
  await write('Ada Lindqvist');
  expect(await lookUp()).toEqual({ ok: true, name: 'Ada Lindqvist' });
});

it('Instagram tells the name, or the username of who has none', async () => {
  const { write, lookUp } = await start(connectInstagram, startInstagramPeer);
  await write(null);
  expect(await lookUp()).toEqual({ ok: true, name: '@user0123' });
  await write('Ada Lindqvist');
  expect(await lookUp()).toEqual({ ok: true, name: 'Ada Lindqvist' });
});
