import { type TestResult, TestResultSchema } from '@concordia/contract/channels';
import type { Channel, Provider } from '@concordia/domain';
import { PROVIDER_PROFILES } from '@concordia/domain';
import { startTelegramPeer } from '@concordia/peers/telegram';
import { startTwilioPeer } from '@concordia/peers/twilio';
import { startXPeer } from '@concordia/peers/x';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type Connections, openConnections, putSecrets } from '../connections/testing.js';

onEveryEngine('a test of a channel', (engine) => {
  let connections: Connections;
  beforeAll(async () => {
    connections = await openConnections(engine, [startTwilioPeer, startTelegramPeer, startXPeer]);
  });
  afterAll(() => connections.close());
  beforeEach(() => connections.opened.enterNewWorkspace());

  async function run(path: string, body: object = {}): Promise<TestResult> {
    const answer = await connections.post(`/api/test/${path}`, body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return TestResultSchema.parse(answer.json());
  }

  /** Types in what the peer's account has. */
  async function connect(channel: Channel, provider: Provider, instead: Record<string, string> = {}): Promise<void> {
    const known = { ...connections.peer(provider).settings, ...instead };
    const fields = PROVIDER_PROFILES[provider].fields.filter(({ name }) => known[name] !== undefined);
    const pick = (isSecret: boolean) =>
      Object.fromEntries(fields.filter((field) => field.isSecret === isSecret).map(({ name }) => [name, known[name]]));
    const answer = await connections.put(channel, { provider, settings: pick(false), secrets: pick(true) });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  test('says that nothing is set up, and what is missing', async () => {
    expect(await run('sms/outbound', { to: '+46701740601' })).toMatchObject({ ok: false, simulated: false });
    await connections.put('sms', { provider: 'twilio', settings: { accountSid: 'AC1' } });
    expect(await run('sms/outbound', { to: '+46701740601' })).toMatchObject({
      ok: false,
      message: 'Twilio cannot be reached without authToken, fromNumber.',
    });
  });

  test('sends a text message to who is named, before the channel is live, and to nobody else', async () => {
    await connect('sms', 'twilio');
    expect(await run('sms/outbound', {})).toMatchObject({
      ok: false,
      message: expect.stringContaining('Enter a recipient'),
    });
    expect(await run('sms/outbound', { to: 'Ada' })).toMatchObject({ ok: false });
    expect(await run('sms/outbound', { to: '+46 70 174 06 01', body: 'Hello' })).toMatchObject({
      ok: true,
      message: 'Sent to +46701740601.',
    });
    expect(connections.peer('twilio').accepted).toEqual([
      expect.objectContaining({ to: '+46701740601', text: 'Hello', channel: 'sms' }),
    ]);
    expect(await connections.get('sms')).toMatchObject({ mode: 'not_connected' });
  });

  test('sees whether text messages would come in, and writes down whose account it is', async () => {
    await connect('sms', 'twilio');
    const result = await run('sms/inbound', { from: '+46701740602', body: 'ping' });
    expect(result).toMatchObject({ ok: true, message: expect.stringContaining('+46701740602 would be accepted') });
    expect(await connections.get('sms')).toMatchObject({ health: 'ok', account: expect.any(String) });
  });

  test('says that the credentials are wrong, in the result and in the connection', async () => {
    await connect('sms', 'twilio', { authToken: 'not-the-token-of-anybody' });
    expect(await run('sms/inbound')).toMatchObject({ ok: false, message: expect.stringContaining('credentials') });
    expect(await connections.get('sms')).toMatchObject({ health: 'expired', healthReason: expect.any(String) });
    expect(await run('sms/outbound', { to: '+46701740601' })).toMatchObject({ ok: false });
  });

  test('sets the webhook of a bot, at our own address alone', async () => {
    await connect('telegram', 'telegram');
    expect(await run('telegram/setWebhook', { url: 'https://elsewhere.example/hook' })).toMatchObject({ ok: false });
    const url = 'http://127.0.0.1:4600/webhooks/telegram';
    expect(await run('telegram/setWebhook', { url })).toMatchObject({ ok: true });
    expect(await run('telegram/message', { echo: 'Hi' })).toMatchObject({ ok: false });
  });

  test('publishes, searches and reads on X what the button says', async () => {
    await connect('twitter', 'x');
    expect(await run('twitter/post', { text: 'Hello' })).toMatchObject({
      ok: false,
      message: 'X has not granted access yet. Connect with X first.',
    });
    const { oauthAccessToken = '' } = connections.peer('x').settings;
    const { opened } = connections;
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write((tx) => putSecrets(opened, tx, 'twitter', { oauthAccessToken })),
    );
    await connect('twitter', 'x');
    expect(await run('twitter/post', { text: 'Hello' })).toMatchObject({ ok: true });
    expect(connections.peer('x').accepted.map(({ text }) => text)).toEqual(['Hello']);
    expect(await run('twitter/search', { q: '@concordia' })).toMatchObject({ ok: true });
    expect(await run('twitter/discovery', { lists: true, bookmarks: true })).toMatchObject({
      label: expect.any(String),
    });
    expect(connections.peer('x').accepted).toHaveLength(1);
  });

  test('speaks to nobody else while the channel is simulated, and says so', async () => {
    await connections.patch('messenger', { mode: 'simulated' });
    await connections.post('/api/channels/messenger/simulated-messages', { from: 'ada.lindqvist', text: 'Hi' });
    await expect
      .poll(() => run('messenger/message', { echo: 'Hi' }), { timeout: 15_000 })
      .toMatchObject({ ok: true, simulated: true });
  });

  test.each([
    ['email', 'email/inbound', { ping: true }],
    ['whatsapp', 'meta/verify', {}],
    ['instagram', 'meta/verify', { channel: 'instagram' }],
    ['sms', 'sms/inbound', { body: 'ping' }],
    ['telegram', 'telegram/setWebhook', {}],
  ] as const)('of what comes in is passed by a simulated %s', async (channel, path, body) => {
    await connections.patch(channel, { mode: 'simulated' });
    expect(await run(path, body)).toMatchObject({ ok: true, simulated: true });
  });

  test('refuses what it does not know', async () => {
    const bad: [string, object][] = [
      ['sms/outbound', { to: '+46701740601', from: 'x' }],
      ['twitter/post', {}],
      ['twitter/search', { q: '' }],
      ['meta/verify', { channel: 'sms' }],
      ['telegram/setWebhook', { url: 'ftp://x.example' }],
      ['linkedin/post', { orgId: '1' }],
    ];
    for (const [path, body] of bad) {
      expect([path, (await connections.post(`/api/test/${path}`, body)).statusCode]).toEqual([path, 400]);
    }
  });
});
