import type { Message, MessageDetail } from '@concordia/contract/inbox';
import { PROVIDER_PROFILES, type Provider, UNDO_SEND } from '@concordia/domain';
import type { PeerOptions, PlayedWebhook, ProviderPeer } from '@concordia/peers/kit';
import { startMailgunPeer } from '@concordia/peers/mailgun';
import { startPostmarkPeer } from '@concordia/peers/postmark';
import { startSendgridPeer } from '@concordia/peers/sendgrid';
import { startSesPeer } from '@concordia/peers/ses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { HOST, openTestApp, type TestApp } from '../../../testing/test-app.js';

const PATIENCE = { timeout: 15_000, interval: 25 };
const THEM = 'ada@people.example';

const STARTS = {
  sendgrid: startSendgridPeer,
  mailgun: startMailgunPeer,
  postmark: startPostmarkPeer,
  ses: startSesPeer,
};
type MailProvider = keyof typeof STARTS;
const MAIL_PROVIDERS = ['sendgrid', 'mailgun', 'postmark', 'ses'] as const satisfies readonly Provider[];

onEveryEngine('mail over HTTP', (engine) => {
  let opened: TestApp;
  let peers: ReadonlyMap<MailProvider, ProviderPeer>;
  const played: PlayedWebhook[] = [];

  const deliver = async ({ method, path, headers, body }: PlayedWebhook) => {
    const answer = await opened.request({
      method,
      url: path,
      headers: { ...headers, host: HOST },
      payload: Buffer.from(body),
    });
    return { status: answer.statusCode, body: answer.body };
  };

  beforeAll(async () => {
    const options: PeerOptions = {
      deliver: async (webhook) => {
        played.push(webhook);
        return deliver(webhook);
      },
      publicUrl: `http://${HOST}`,
      now: () => opened.clock.now(),
      random: Math.random,
      schedule: (_delay, work) => void setImmediate(work),
      delays: { sent: 0, delivered: 0, read: 0, reply: 0 },
    };
    const providerOrigins: Partial<Record<Provider, string>> = {};
    opened = await openTestApp(engine, { providerOrigins });
    peers = new Map(
      await Promise.all(MAIL_PROVIDERS.map(async (name) => [name, await STARTS[name](options)] as const)),
    );
    for (const [name, { origin }] of peers) providerOrigins[name] = origin;
  });
  afterAll(async () => {
    await opened.close();
    await Promise.all([...peers.values()].map((peer) => peer.stop()));
  });

  const connect = async (provider: MailProvider) => {
    const peer = peers.get(provider);
    if (peer === undefined) throw new Error('There is no such peer.');
    const entries = PROVIDER_PROFILES[provider].fields.flatMap(({ name, isSecret }) => {
      const value = peer.settings[name];
      return value === undefined ? [] : [{ name, isSecret, value }];
    });
    const those = (isSecret: boolean) =>
      Object.fromEntries(
        entries.filter((entry) => entry.isSecret === isSecret).map(({ name, value }) => [name, value]),
      );
    const payload = { provider, settings: those(false), secrets: those(true) };
    const put = await opened.request({ method: 'PUT', url: '/api/channels/email/settings', payload });
    expect(put.json()).toMatchObject({ provider, missing: [] });
    const live = await opened.request({ method: 'PATCH', url: '/api/channels/email', payload: { mode: 'live' } });
    expect(live.json()).toMatchObject({ mode: 'live' });
    return peer;
  };

  const messages = () => opened.get<Message[]>('/api/messages?channel=email');
  const arrived = async (content: string): Promise<Message> => {
    const find = async () => (await messages()).find((message) => message.content === content);
    await expect.poll(find, PATIENCE).toBeDefined();
    const message = await find();
    if (message === undefined) throw new Error('Nothing arrived.');
    return message;
  };

  describe.each(MAIL_PROVIDERS)('%s', (provider) => {
    test('comes in with its files, is answered and read, and changes nothing when it comes again or is forged', async () => {
      const peer = await connect(provider);
      const text = `Is the offer still open? By ${provider}.`;
      const files = [{ name: 'bill.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.4\n') }];
      await peer.write({ from: THEM, name: 'Ada Åberg', subject: 'Offer', text, inReplyTo: null, files });
      const message = await arrived(text);
      expect(message).toMatchObject({ direction: 'inbound', contact: { name: 'Ada Åberg' } });
      const detail = () => opened.get<MessageDetail>(`/api/messages/${message.id}`);
      await expect.poll(detail, PATIENCE).toMatchObject({ attachments: [{ fileName: 'bill.pdf' }] });

      const url = `/api/conversations/${message.conversationId}/replies`;
      const payload = { content: 'It is.', idempotencyKey: `reply-${provider}` };
      const { id } = (await opened.request({ method: 'POST', url, payload })).json<{ id: string }>();
      opened.clock.advance(UNDO_SEND);
      const receipt = async () => {
        const row = await opened.engine.reader
          .selectFrom('outbound_message')
          .leftJoin('message', 'message.id', 'outbound_message.message_id')
          .select(['outbound_message.state', 'message.receipt'])
          .where('outbound_message.id', '=', id)
          .executeTakeFirst();
        return row;
      };
      await expect.poll(receipt, PATIENCE).toEqual({ state: 'sent', receipt: 'read' });
      const [taken] = peer.accepted.filter((mail) => mail.text.includes('It is.'));
      expect(taken).toMatchObject({ to: THEM });

      await peer.write({
        from: THEM,
        name: null,
        subject: 'Re: Offer',
        text: `Good, ${provider}.`,
        inReplyTo: taken?.id ?? '',
      });
      expect(await arrived(`Good, ${provider}.`)).toMatchObject({ conversationId: message.conversationId });

      const { webhookPath } = PROVIDER_PROFILES[provider];
      const all = played.filter(({ path }) => path === webhookPath);
      const before = (await messages()).length;
      for (const webhook of all) expect((await deliver(webhook)).status).toBe(200);
      await expect
        .poll(
          () =>
            opened.engine.reader.selectFrom('inbound_envelope').select('id').where('state', '=', 'waiting').execute(),
          PATIENCE,
        )
        .toEqual([]);
      expect(await messages()).toHaveLength(before);
      const [first] = all;
      if (first === undefined) throw new Error('Nothing was played.');
      const forged = {
        ...first,
        headers: { ...first.headers, authorization: 'Basic dTp3cm9uZw==' },
        body: changed(first.body),
      };
      expect((await deliver(forged)).status).toBe(401);
    });
  });
});

/** Another token, another signature, another message: one character of what is signed, or of the signature. */
function changed(body: Uint8Array): Uint8Array {
  const text = Buffer.from(body).toString('latin1');
  const other = text.replace(
    /("?(?:token|MessageId|sg_event_id)"?[^a-f0-9]{1,8})([a-f0-9])/,
    (_all, name: string, sign: string) => `${name}${sign === 'a' ? 'b' : 'a'}`,
  );
  return Buffer.from(other, 'latin1');
}
