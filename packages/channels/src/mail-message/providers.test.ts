import { recipientLimit } from '@concordia/domain';
import { testEnvironment } from '@concordia/peers/kit';
import { startMailgunPeer } from '@concordia/peers/mailgun';
import { startPostmarkPeer } from '@concordia/peers/postmark';
import { startSendgridPeer } from '@concordia/peers/sendgrid';
import { startSesPeer } from '@concordia/peers/ses';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { connectMailgun } from '../mailgun/index.js';
import type { ChannelAdapter, ChannelEvent, OutgoingMessage, RawWebhook } from '../port/adapter.js';
import type { Connect, ProviderTools } from '../port/connect.js';
import { connectPostmark } from '../postmark/index.js';
import { connectSendgrid } from '../sendgrid/index.js';
import { connectSes } from '../ses/index.js';

const PUBLIC = 'https://concordia.test';
const THEM = 'ann@example.org';
const never = new AbortController().signal;

const message = (text: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'email',
  to: THEM,
  text,
  subject: 'Möte',
  idempotencyKey: 'key-1',
  ...more,
});

const NOBODY_ELSE = { cc: [], bcc: [], replyTo: [] };
const RECIPIENTS = {
  to: [
    { name: 'Lee, Ann "A"', address: 'ann@example.org' },
    { name: null, address: 'bob@example.org' },
  ],
  cc: [{ name: 'Cy\r\nBcc: eve@example.net', address: 'cy@example.org' }],
  bcc: [{ name: 'Di', address: 'di@example.org' }],
  replyTo: [{ name: 'Desk', address: 'desk@example.org' }],
};

/** Everything that carries mail over HTTP keeps the same promises; how many of its receipts it tells is its own. */
const PROVIDERS = [
  { name: 'sendgrid', connect: connectSendgrid, startPeer: startSendgridPeer, reportsSent: true },
  { name: 'mailgun', connect: connectMailgun, startPeer: startMailgunPeer, reportsSent: true },
  { name: 'postmark', connect: connectPostmark, startPeer: startPostmarkPeer, reportsSent: false },
  { name: 'ses', connect: connectSes, startPeer: startSesPeer, reportsSent: true },
] as const;

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

function connected(
  connect: Connect,
  settings: Readonly<Record<string, string>>,
  tools: Partial<ProviderTools>,
): ChannelAdapter {
  const world = { fetch, now: () => 0, random: () => 0, origin: null, publicUrl: PUBLIC, ...tools };
  const result = connect(settings, world);
  if (!result.ok) throw new Error(`Missing: ${result.missing.join(', ')}`);
  return result.adapter;
}

async function open({ connect, startPeer }: (typeof PROVIDERS)[number], fault = { failing: 0, hanging: 0, losing: 0 }) {
  const stage = testEnvironment({ fault: () => ({ ...fault, doubling: 0, lateMs: 0 }) });
  const peer = await startPeer(stage.options);
  stop = peer.stop;
  const adapter = connected(connect, peer.settings, { origin: peer.origin, now: stage.now });
  const received = async (): Promise<readonly RawWebhook[]> => {
    await peer.settled();
    return stage.webhooks.map((webhook) => ({ ...webhook, url: `${PUBLIC}${webhook.path}` }));
  };
  const envelopes = async () => {
    const all = await received();
    const verdicts = await Promise.all(all.map((webhook) => adapter.verify(webhook)));
    expect(verdicts).toEqual(all.map(() => 'genuine'));
    return all.flatMap((webhook) => adapter.split(webhook) ?? []);
  };
  const events = async () => {
    const parsed = (await envelopes()).map(({ raw }) => adapter.parse(raw));
    expect(parsed).not.toContain(null);
    return parsed.filter((event): event is ChannelEvent => event !== 'ignored' && event !== null);
  };
  return { stage, peer, adapter, received, envelopes, events };
}

describe.each(PROVIDERS)('$name', (provider) => {
  it('takes a mail and reports it sent, delivered and read, under the Message-ID that the recipient sees', async () => {
    const { peer, adapter, events } = await open(provider);
    const result = await adapter.send(message('Hej Ann,\nåäö & <b>'), never);
    const [taken] = peer.accepted;
    expect(taken).toMatchObject({ to: THEM, text: expect.stringContaining('åäö & <b>') });
    expect(result).toEqual({ ok: true, providerMessageId: taken?.id });
    const told = await events();
    const receipts = told.flatMap((event) => (event.kind === 'receipt' ? [event] : []));
    const reported = ['delivered', 'read'];
    expect(receipts.map(({ receipt }) => receipt)).toEqual(provider.reportsSent ? ['sent', ...reported] : reported);
    expect(new Set(receipts.map(({ messageId }) => messageId))).toEqual(new Set([taken?.id]));
    expect(new Set(receipts.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['key-1']));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'engagement', action: 'open', address: THEM }));
    expect(new Set(told.map(({ account }) => account))).toEqual(new Set([peer.settings.fromAddress]));
  });

  it('sends to everybody in To, Cc and Bcc, and says where answers go', async () => {
    const { peer, adapter } = await open(provider);
    const sent = await adapter.send(message('Hi all', { recipients: RECIPIENTS }), never);
    expect(sent).toMatchObject({ ok: true });
    expect(peer.accepted).toMatchObject([
      {
        recipients: {
          to: ['ann@example.org', 'bob@example.org'],
          cc: ['cy@example.org'],
          bcc: ['di@example.org'],
          replyTo: ['desk@example.org'],
        },
      },
    ]);
  });

  it('tells which of several recipients was not reached', async () => {
    const { peer, adapter, events } = await open(provider);
    const cc = [{ name: null, address: 'nobody@example.org' }];
    await adapter.send(message('Hi', { recipients: { ...RECIPIENTS, cc } }), never);
    expect(peer.accepted[0]?.recipients?.cc).toEqual(['nobody@example.org']);
    const failed = (await events()).filter((event) => event.kind === 'receipt' && event.receipt === 'failed');
    expect(failed).toMatchObject([{ recipient: 'nobody@example.org', failure: 'recipient_unreachable' }]);
  });

  it('takes as many recipients as the provider allows, and no more', async () => {
    const { peer, adapter } = await open(provider);
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: null, address: `p${index}@example.org` }));
    const limit = recipientLimit(provider.name);
    const withMany = (count: number) => message('#silent', { recipients: { ...NOBODY_ELSE, to: some(count) } });
    expect(await adapter.send(withMany(limit + 1), never)).toMatchObject({ ok: false, failure: 'rejected' });
    expect(await adapter.send(withMany(limit), never)).toMatchObject({ ok: true });
    expect(peer.accepted[0]?.recipients?.to).toHaveLength(limit);
  });

  it('tells a bounce as a failed receipt and as something that happened to the address', async () => {
    const { adapter, events } = await open(provider);
    await adapter.send(message('#bounce'), never);
    const told = await events();
    expect(told).toContainEqual(
      expect.objectContaining({ kind: 'receipt', receipt: 'failed', failure: 'recipient_unreachable' }),
    );
    expect(told).toContainEqual(expect.objectContaining({ kind: 'engagement', action: 'bounce', address: THEM }));
  });

  it('gives the same telling the same ids, and two events of one telling two', async () => {
    const { adapter, envelopes, events } = await open(provider);
    await adapter.send(message('#twice'), never);
    const told = await events();
    const ids = new Set(told.map(({ id }) => id));
    expect(ids.size).toBe(told.length / 2);
    const all = await envelopes();
    // Mailgun signs each attempt anew, and its envelopes are kept under the token; its events have the same ids all the same.
    expect(new Set(all.map(({ id }) => id)).size).toBe(provider.name === 'mailgun' ? all.length : all.length / 2);
  });

  it('brings an answer with the id of what it answers, and its files', async () => {
    const { peer, adapter, events } = await open(provider);
    const result = await adapter.send(message('#silent'), never);
    const ours = result.ok ? result.providerMessageId : '';
    const content = new Uint8Array([0, 1, 2, 253, 254, 255, 13, 10, 45, 45]);
    const files = [{ name: 'bill.pdf', contentType: 'application/pdf', content }];
    const said = {
      from: THEM,
      name: 'Ann Åberg',
      subject: 'Re: Möte – 会議',
      text: 'Ja, gärna! 会議',
      inReplyTo: ours,
      files,
    };
    const id = await peer.write(said);
    const [event] = await events();
    expect(event).toMatchObject({
      kind: 'message',
      direction: 'inbound',
      messageId: id,
      from: THEM,
      name: 'Ann Åberg',
      subject: 'Re: Möte – 会議',
      text: 'Ja, gärna! 会議',
      inReplyTo: ours,
      references: [ours],
      isAutomatic: false,
      files: [{ kind: 'inline', name: 'bill.pdf', contentType: 'application/pdf' }],
    });
    const [file] = event?.kind === 'message' ? (event.files ?? []) : [];
    expect(file?.kind === 'inline' ? new Uint8Array(file.content) : null).toEqual(content);
  });

  it('hears a recipient who answers, in the same thread', async () => {
    const { peer, adapter, events } = await open(provider);
    await adapter.send(message('#reply'), never);
    const answers = (await events()).filter((event) => event.kind === 'message');
    expect(answers).toMatchObject([
      { from: THEM, subject: expect.stringContaining('Re: '), inReplyTo: peer.accepted[0]?.id },
    ]);
  });

  it.each([
    ['#unreachable', {}, 'recipient_unreachable'],
    ['Hi', { to: 'not an address' }, 'recipient_unreachable'],
    ['#reject', {}, 'rejected'],
    [' ', {}, 'rejected'],
    ['#throttle', {}, 'throttled'],
    ['#outage', {}, 'transient'],
  ])('is refused for %s %o', async (text, more, failure) => {
    const { peer, adapter } = await open(provider);
    const result = await adapter.send(message(text, more), never);
    expect(result).toMatchObject({ ok: false, failure, providerCode: expect.stringMatching(/\w+/) });
    expect(peer.accepted).toEqual([]);
  });

  it('tells a call that was lost after it was taken from one that never left', async () => {
    const lost = await open(provider, { failing: 0, hanging: 0, losing: 1 });
    expect(await lost.adapter.send(message('Hi'), never)).toMatchObject({ failure: 'unconfirmed' });
    expect(lost.peer.accepted).toHaveLength(1);
    await lost.peer.stop();
    expect(await lost.adapter.send(message('Hi'), never)).toMatchObject({ failure: 'transient' });
  });

  it('says whose the account is, and refuses what does not belong to it', async () => {
    const { stage, peer, adapter } = await open(provider);
    expect(await adapter.check(never)).toMatchObject({
      ok: true,
      account: expect.stringMatching(/\w/),
      expiresAt: null,
    });
    const world = { origin: peer.origin, now: stage.now };
    const stranger = connected(provider.connect, { ...peer.settings, apiKey: 'wrong' }, world);
    expect(await stranger.check(never)).toMatchObject({
      ok: false,
      failure: 'authentication',
      said: expect.any(String),
    });
    expect(await stranger.send(message('Hi'), never)).toMatchObject({ ok: false, failure: 'authentication' });
    const other = connected(provider.connect, { ...peer.settings, fromAddress: 'eve@elsewhere.example' }, world);
    expect(await other.send(message('Hi'), never)).toMatchObject({ ok: false, failure: 'authentication' });
  });

  it('is told where webhooks come in, and then calls there', async () => {
    const { adapter, peer, received } = await open(provider);
    const url = `${PUBLIC}/webhooks/email/other`;
    expect(await adapter.subscribe?.(url, never)).toMatchObject({ ok: true, message: expect.stringMatching(/\.$/) });
    // What a provider wants confirmed is confirmed.
    for (const webhook of await received()) expect(await adapter.onVerified?.(webhook)).not.toBe(false);
    expect(await adapter.subscribe?.(url, never)).toMatchObject({ ok: true });
    await adapter.send(message('Hi'), never);
    await peer.write({ from: THEM, name: null, subject: null, text: 'Hi', inReplyTo: null });
    const all = await received();
    expect(new Set(all.map((webhook) => webhook.url))).toEqual(new Set([url]));
    expect(await Promise.all(all.map((webhook) => adapter.verify(webhook)))).toEqual(all.map(() => 'genuine'));
  });

  it('names what is missing', () => {
    const world = { fetch, now: () => 0, random: () => 0, origin: null, publicUrl: PUBLIC };
    expect(provider.connect({}, world)).toMatchObject({
      ok: false,
      missing: expect.arrayContaining(['apiKey', 'fromAddress']),
    });
  });

  it('reads nothing but what is documented, and never breaks', async () => {
    const { peer, adapter, received } = await open(provider);
    await adapter.send(message('Hi'), never);
    await peer.write({ from: THEM, name: null, subject: null, text: 'Hi', inReplyTo: null });
    const all = await received();
    const types = fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=xYzZY', undefined);
    const noise = fc.oneof(
      fc.json().map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 300 }),
    );
    const cut = fc.tuple(fc.nat(), fc.nat()).map(([which, at]) => {
      const body = all[which % all.length]?.body ?? new Uint8Array();
      // Amazon's and Mailgun's signatures stand in the body: with what is cut off, they end as well.
      return body.slice(0, at % Math.max(body.length - 100, 1));
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(noise, cut), types, async (body, type) => {
        const webhook: RawWebhook = {
          method: 'POST',
          url: PUBLIC,
          headers: { 'content-type': type },
          body: new Uint8Array(body),
        };
        const envelopes = adapter.split(webhook) ?? [];
        for (const { raw, id } of envelopes) {
          expect(id.length).toBeLessThanOrEqual(200);
          adapter.parse(raw);
        }
        adapter.parse(Buffer.from(body).toString('utf8'));
        expect(await adapter.verify(webhook)).toBe('forged');
      }),
      { numRuns: 150 },
    );
  });
});
