import { carriesOut, PROVIDER_PROFILES, PROVIDERS, type Provider, typingLasts } from '@concordia/domain';
import type { PeerOptions, ProviderPeer } from '@concordia/peers/kit';
import { testEnvironment } from '@concordia/peers/kit';
import { startInstagramPeer, startMessengerPeer, startWhatsappPeer } from '@concordia/peers/meta';
import { startTelegramPeer } from '@concordia/peers/telegram';
import { afterEach, describe, expect, it } from 'vitest';
import { connectInstagram, connectMessenger, connectWhatsapp } from './meta/index.js';
import type { ChannelAdapter } from './port/adapter.js';
import type { Connect } from './port/connect.js';
import { CONNECTS } from './registry.js';
import { connectTelegram } from './telegram/index.js';

const DAY = 24 * 3_600_000;
const never = new AbortController().signal;
const BUSINESS = 'BC-1';

interface Line {
  readonly connect: Connect;
  readonly start: (options: PeerOptions) => Promise<ProviderPeer>;
  readonly them: string;
}

const LINES = {
  whatsapp: { connect: connectWhatsapp, start: startWhatsappPeer, them: '+46701234567' },
  messenger: { connect: connectMessenger, start: startMessengerPeer, them: '6301234567890123' },
  instagram: { connect: connectInstagram, start: startInstagramPeer, them: '1784123456789' },
  telegram: { connect: connectTelegram, start: startTelegramPeer, them: '700123456' },
} as const satisfies Record<string, Line>;

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

const toolsOf = (origin: string | null) => ({
  fetch,
  now: Date.now,
  random: Math.random,
  origin,
  publicUrl: 'https://concordia.test',
});

async function start(name: keyof typeof LINES) {
  const { connect, start: startPeer, them } = LINES[name];
  const stage = testEnvironment({ settings: { webhookToken: 'secret', businessConnection: BUSINESS } });
  const peer = await startPeer(stage.options);
  stop = peer.stop;
  const connected = connect(peer.settings, toolsOf(peer.origin));
  if (!connected.ok) throw new Error(`Missing: ${connected.missing.join(', ')}`);
  const { adapter } = connected;
  const says = (text: string) => peer.write({ from: them, name: 'Ada', subject: null, text, inReplyTo: null });
  const reads = (latest: string, to: string = them) => adapter.markRead?.({ to, latest }, never);
  const writes = (latest: string, to: string = them) => adapter.showTyping?.({ to, latest }, never);
  const reacts = (messageId: string, emoji: string | null) => adapter.react?.({ to: them, messageId, emoji }, never);
  return { stage, peer, adapter, says, reads, writes, reacts, them };
}

/** An adapter with any settings, which is never called. */
async function adapterOf(provider: Provider): Promise<ChannelAdapter | null> {
  const [, load] = Object.entries(CONNECTS).find(([name]) => name === provider) ?? [];
  if (load === undefined) return null;
  const settings = Object.fromEntries(PROVIDER_PROFILES[provider].fields.map(({ name }) => [name, '1']));
  const connected = (await load())(settings, toolsOf(null));
  return connected.ok ? connected.adapter : null;
}

describe('what the table of capabilities says', () => {
  it.each(PROVIDERS)('%s does', async (provider) => {
    const { channel } = PROVIDER_PROFILES[provider];
    const adapter = await adapterOf(provider);
    const table = [carriesOut(channel, 'readMarks', provider), carriesOut(channel, 'typing', provider)];
    expect([adapter?.markRead !== undefined, adapter?.showTyping !== undefined]).toEqual(table);
    expect(typingLasts(channel, provider) !== null).toBe(table[1]);
    expect(adapter?.react !== undefined).toBe(carriesOut(channel, 'reactions', provider));
  });
});

describe('WhatsApp', () => {
  it('is told that a message was read, and with typing both', async () => {
    const { peer, says, reads, writes, them } = await start('whatsapp');
    const id = await says('Hi');
    expect(await reads(id)).toEqual({ ok: true });
    expect(await writes(id)).toEqual({ ok: true });
    const read = { kind: 'read', to: them, messageId: id };
    expect(peer.signals).toEqual([read, read, { ...read, kind: 'typing' }]);
    expect(peer.accepted).toEqual([]);
  });

  it('refuses messages that nobody wrote, and those of more than thirty days', async () => {
    const { peer, stage, says, reads } = await start('whatsapp');
    expect(await reads('wamid.none')).toEqual({ ok: false, failure: 'rejected', providerCode: '100' });
    const id = await says('Hi');
    stage.advance(31 * DAY);
    expect(await reads(id)).toMatchObject({ ok: false, providerCode: '100' });
    expect(peer.signals).toEqual([]);
  });
});

describe.each(['messenger', 'instagram'] as const)('%s', (name) => {
  it('is told by sender actions', async () => {
    const { peer, says, reads, writes, them } = await start(name);
    const id = await says('Hi');
    expect([await reads(id), await writes(id)]).toEqual([{ ok: true }, { ok: true }]);
    expect(peer.signals).toEqual([
      { kind: 'read', to: them, messageId: null },
      { kind: 'typing', to: them, messageId: null },
    ]);
  });

  it('refuses them for strangers and outside the window', async () => {
    const { stage, says, writes } = await start(name);
    expect(await writes('m_1', '99')).toMatchObject({ failure: 'recipient_unreachable' });
    const id = await says('Hi');
    stage.advance(DAY);
    expect(await writes(id)).toMatchObject({ failure: 'window_closed' });
  });
});

describe('Telegram', () => {
  it('shows typing in the chat, and marks nothing as read there', async () => {
    const { peer, says, reads, writes, them } = await start('telegram');
    const id = await says('Hi');
    expect([await reads(id), await writes(id)]).toEqual([{ ok: true }, { ok: true }]);
    expect(peer.signals).toEqual([{ kind: 'typing', to: them, messageId: null }]);
    expect(await writes('5:1', '5')).toMatchObject({ ok: false, failure: 'window_closed' });
  });

  it('marks messages to the business account as read', async () => {
    const { peer, reads } = await start('telegram');
    expect(await reads(`42:7:${BUSINESS}`)).toEqual({ ok: true });
    expect(peer.signals).toEqual([{ kind: 'read', to: '42', messageId: `42:7:${BUSINESS}` }]);
    expect(await reads('42:7:another')).toMatchObject({ failure: 'rejected' });
  });
});

describe.each([
  { name: 'whatsapp', gives: '🦊', takes: '🦊' },
  { name: 'messenger', gives: '🦊', takes: '🦊' },
  { name: 'instagram', gives: '❤️', takes: '❤️' },
  { name: 'telegram', gives: '👍', takes: '👍' },
] as const)('a reaction on $name', ({ name, gives, takes }) => {
  it('is set and removed', async () => {
    const { peer, says, reacts, them } = await start(name);
    const messageId = await says('Hi');
    expect([await reacts(messageId, gives), await reacts(messageId, null)]).toEqual([{ ok: true }, { ok: true }]);
    const kept = { kind: 'reaction', to: them, messageId };
    expect(peer.signals).toEqual([
      { ...kept, emoji: takes },
      { ...kept, emoji: null },
    ]);
    expect(peer.accepted).toEqual([]);
  });
});

describe('a reaction is refused', () => {
  it('on WhatsApp to unknown messages, after the window, and if it is no emoji', async () => {
    const { stage, says, reacts } = await start('whatsapp');
    const messageId = await says('Hi');
    expect(await reacts('wamid.none', '👍')).toMatchObject({ failure: 'rejected', providerCode: '131009' });
    expect(await reacts(messageId, 'ok')).toMatchObject({ failure: 'rejected', providerCode: '131009' });
    stage.advance(DAY);
    expect(await reacts(messageId, '👍')).toMatchObject({ failure: 'template_needed' });
  });

  it('on Telegram if it is not offered, and in the name of a business account', async () => {
    const { says, reacts } = await start('telegram');
    expect(await reacts(await says('Hi'), '🦊')).toMatchObject({
      failure: 'rejected',
      providerCode: '400 REACTION_INVALID',
    });
    expect(await reacts(`42:7:${BUSINESS}`, '👍')).toEqual({ ok: false, failure: 'rejected', providerCode: null });
  });

  it('on Messenger outside the window', async () => {
    const { stage, says, reacts } = await start('messenger');
    const messageId = await says('Hi');
    stage.advance(DAY);
    expect(await reacts(messageId, '👍')).toMatchObject({ failure: 'window_closed' });
  });
});
