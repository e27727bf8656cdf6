import { type TestResult, TestResultSchema } from '@concordia/contract/channels';
import { type Channel, PROVIDER_PROFILES, type Provider } from '@concordia/domain';
import { startLinkedinPeer } from '@concordia/peers/linkedin';
import { startMailgunPeer } from '@concordia/peers/mailgun';
import { startInstagramPeer, startMessengerPeer, startWhatsappPeer } from '@concordia/peers/meta';
import { startPostmarkPeer } from '@concordia/peers/postmark';
import { startSendgridPeer } from '@concordia/peers/sendgrid';
import { startSesPeer } from '@concordia/peers/ses';
import { startTelegramPeer } from '@concordia/peers/telegram';
import { startTwilioPeer } from '@concordia/peers/twilio';
import { startXPeer } from '@concordia/peers/x';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type Connections, openConnections, putSecrets } from '../connections/testing.js';
import { Patience } from './patience.js';

/** One call of the console. */
interface Call {
  readonly path: string;
  readonly body: object;
  /** What it says when all is well. */
  readonly says: RegExp;
}

interface Case {
  readonly provider: Provider;
  readonly calls: readonly Call[];
  /** The secret without which nothing works. */
  readonly secret: string;
  /** Who writes first, where the provider wants that. */
  readonly writer?: string;
}

const mail: readonly Call[] = [
  {
    path: 'email/inbound',
    body: { ping: true },
    says: /^The credentials work\. .*(?:this address|forwards them to Concordia)/,
  },
  { path: 'email/outbound', body: { to: 'me@mail.example', subject: 'Test', text: 'Hello' }, says: /^Sent to me@/ },
];

const PHONE = '+46701740601';
const SCOPED_ID = '7340012345678901';

/** The fourteen calls, each at every provider that answers it. */
const CASES: readonly Case[] = [
  { provider: 'sendgrid', secret: 'apiKey', calls: mail },
  { provider: 'mailgun', secret: 'apiKey', calls: mail },
  { provider: 'postmark', secret: 'apiKey', calls: mail },
  { provider: 'ses', secret: 'apiKey', calls: mail },
  {
    provider: 'whatsapp',
    secret: 'accessToken',
    writer: PHONE,
    calls: [
      { path: 'meta/verify', body: {}, says: /^The credentials work/ },
      { path: 'meta/message', body: { echo: 'Hello', to: PHONE }, says: /^Sent to / },
    ],
  },
  {
    provider: 'messenger',
    secret: 'accessToken',
    writer: SCOPED_ID,
    calls: [
      { path: 'meta/verify', body: { channel: 'messenger' }, says: /^The credentials work/ },
      { path: 'messenger/message', body: { echo: 'Hello', to: SCOPED_ID }, says: /^Sent to / },
    ],
  },
  {
    provider: 'instagram',
    secret: 'accessToken',
    writer: SCOPED_ID,
    calls: [
      { path: 'meta/verify', body: { channel: 'instagram' }, says: /^The credentials work/ },
      { path: 'instagram/message', body: { echo: 'Hello', to: SCOPED_ID }, says: /^Sent to / },
    ],
  },
  {
    provider: 'twilio',
    secret: 'authToken',
    calls: [
      { path: 'sms/inbound', body: { from: PHONE, body: 'ping' }, says: /would be accepted/ },
      { path: 'sms/outbound', body: { to: PHONE, body: 'Hello' }, says: /^Sent to / },
    ],
  },
  {
    provider: 'telegram',
    secret: 'botToken',
    writer: '501001',
    calls: [
      { path: 'telegram/setWebhook', body: {}, says: /^The credentials work/ },
      { path: 'telegram/message', body: { echo: 'Hello', to: '501001' }, says: /^Sent to / },
    ],
  },
  {
    provider: 'linkedin',
    secret: 'accessToken',
    calls: [{ path: 'linkedin/post', body: { text: 'Hello' }, says: /^Published/ }],
  },
  {
    provider: 'x',
    secret: 'oauthAccessToken',
    calls: [
      { path: 'twitter/post', body: { text: 'Hello' }, says: /^Published/ },
      { path: 'twitter/search', body: { q: 'mentions' }, says: /^X found / },
      {
        path: 'twitter/discovery',
        body: { lists: true, bookmarks: true },
        says: /^Read 1 list and 1 bookmark/,
      },
    ],
  },
];

onEveryEngine('at the providers, a test of a channel', (engine) => {
  let connections: Connections;
  /** Nobody answers any more. */
  let isSilent = false;
  let impatience = new AbortController();
  beforeAll(async () => {
    const starts = [
      startSendgridPeer,
      startMailgunPeer,
      startPostmarkPeer,
      startSesPeer,
      startWhatsappPeer,
      startMessengerPeer,
      startInstagramPeer,
      startTwilioPeer,
      startTelegramPeer,
      startLinkedinPeer,
      startXPeer,
    ];
    const fault = () => {
      // The eight seconds are over once the call has arrived.
      if (isSilent) setImmediate(() => impatience.abort(new DOMException('too long', 'TimeoutError')));
      return { failing: 0, hanging: isSilent ? 1 : 0, losing: 0, doubling: 0, lateMs: 0 };
    };
    connections = await openConnections(
      engine,
      starts.map((start) => (stage) => start({ ...stage, fault })),
    );
  });
  afterAll(() => connections.close());

  async function run({ path, body }: Call): Promise<TestResult> {
    const answer = await connections.post(`/api/test/${path}`, body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return TestResultSchema.parse(answer.json());
  }

  async function connect(provider: Provider, instead: Record<string, string> = {}): Promise<Channel> {
    const { channel, fields } = PROVIDER_PROFILES[provider];
    const known = { ...connections.peer(provider).settings, ...instead };
    const pick = (isSecret: boolean) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const value = known[field.name];
          return field.isSecret === isSecret && value !== undefined ? [[field.name, value]] : [];
        }),
      );
    const answer = await connections.put(channel, { provider, settings: pick(false), secrets: pick(true) });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { oauthAccessToken } = known;
    const { opened } = connections;
    if (oauthAccessToken !== undefined) {
      await opened.inWorkspace(() =>
        opened.app.get(WorkspaceDatabase).write((tx) => putSecrets(opened, tx, channel, { oauthAccessToken })),
      );
      // Another version, so that nobody speaks with the token of before.
      await connections.put(channel, { provider, settings: pick(false), secrets: pick(true) });
    }
    return channel;
  }

  test.each(CASES)('of $provider passes step by step', async ({ provider, calls, writer }) => {
    await connect(provider);
    if (writer !== undefined) {
      const words = { name: null, subject: null, text: 'Hello', inReplyTo: null } as const;
      await connections.peer(provider).write({ from: writer, ...words });
    }
    for (const call of calls) {
      expect([call.path, await run(call)]).toMatchObject([
        call.path,
        { ok: true, simulated: false, message: expect.stringMatching(call.says) },
      ]);
    }
    expect(connections.peer(provider).accepted).toHaveLength(1);
  });

  test.each(CASES)('of $provider says what to do about a wrong secret', async ({ provider, calls, secret }) => {
    const right = connections.peer(provider).settings[secret] ?? '';
    const channel = await connect(provider, { [secret]: `${right.slice(0, -4)}0000` });
    for (const call of calls) {
      const { ok, message } = await run(call);
      expect([call.path, ok, message]).toEqual([
        call.path,
        false,
        expect.stringMatching(/did not accept our credentials\. Connect the channel again in Channel Setup\./),
      ]);
    }
    expect(await connections.get(channel)).toMatchObject({ health: 'expired' });
  });

  test.each(CASES)('of $provider waits eight seconds for an answer', async ({ provider, calls }) => {
    await connect(provider);
    isSilent = true;
    try {
      for (const call of calls) {
        impatience = new AbortController();
        vi.spyOn(connections.opened.app.get(Patience), 'begin').mockReturnValue(impatience.signal);
        expect([call.path, await run(call)]).toMatchObject([
          call.path,
          { ok: false, message: expect.stringContaining('did not answer within 8 seconds. Try again') },
        ]);
      }
    } finally {
      isSilent = false;
      vi.restoreAllMocks();
    }
  });
});
