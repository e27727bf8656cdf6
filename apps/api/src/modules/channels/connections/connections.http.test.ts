import { startTwilioPeer } from '@concordia/peers/twilio';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { Sealing } from '../../../sealing/sealing.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { ChannelAdapters } from './channel-adapters.js';
import { ConnectionCheckJobs } from './connection-check.jobs.js';
import { KeyCheck } from './key-check.js';
import { type Connections, openConnections } from './testing.js';

const SECRET = 'a-token-that-nobody-may-read-9876';

onEveryEngine('the connections', (engine) => {
  let connections: Connections;
  beforeAll(async () => {
    connections = await openConnections(engine, [startTwilioPeer]);
  });
  afterAll(() => connections.close());
  beforeEach(() => connections.opened.enterNewWorkspace());

  const twilio = { provider: 'twilio', settings: { accountSid: 'AC1', fromNumber: '+46701234567' } };
  /** Connects to the account that the provider knows. */
  const connect = async () => {
    const { authToken = '', ...settings } = connections.peer('twilio').settings;
    await connections.put('sms', { provider: 'twilio', settings, secrets: { authToken } });
    await connections.patch('sms', { mode: 'live' });
  };
  const write = (work: (tx: WorkspaceTransaction) => Promise<unknown>) =>
    connections.opened.inWorkspace(() => connections.opened.app.get(WorkspaceDatabase).write(work));

  test('keep what was set, and of secrets show the end alone', async () => {
    const answer = await connections.put('sms', { ...twilio, secrets: { authToken: SECRET } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(SECRET);
    expect(answer.json()).toMatchObject({
      mode: 'not_connected',
      provider: 'twilio',
      health: 'untested',
      settings: twilio.settings,
      secrets: [{ name: 'authToken', lastFour: '9876' }],
      missing: [],
      webhookUrl: 'http://127.0.0.1:4600/webhooks/sms',
      redirectUrl: null,
    });
    const rows = await connections.opened.engine.reader.selectFrom('channel_secret').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(SECRET);
    const short = await connections.put('telegram', {
      provider: 'telegram',
      settings: {},
      secrets: { botToken: '1:abcdefghi' },
    });
    expect(short.json()).toMatchObject({ secrets: [{ name: 'botToken', lastFour: '' }] });
  });

  test('keep secrets that are left out, and lose them with null and with another provider', async () => {
    const mailgun = { provider: 'mailgun', settings: { domain: 'm.example', fromAddress: 'me@m.example' } };
    await connections.put('email', { ...mailgun, secrets: { apiKey: SECRET } });
    expect((await connections.put('email', mailgun)).json()).toMatchObject({ missing: [] });
    expect((await connections.patch('email', { mode: 'live' })).json()).toMatchObject({ mode: 'live' });
    const without = await connections.put('email', { ...mailgun, secrets: { apiKey: null } });
    expect(without.json()).toMatchObject({ mode: 'not_connected', missing: ['apiKey'], secrets: [] });
    await connections.put('email', { ...mailgun, secrets: { apiKey: SECRET } });
    const postmark = await connections.put('email', {
      provider: 'postmark',
      settings: { fromAddress: 'me@m.example' },
    });
    expect(postmark.json()).toMatchObject({ provider: 'postmark', missing: ['apiKey'], secrets: [] });
  });

  test('go live when nothing is missing, and say what is', async () => {
    const untouched = await connections.patch('linkedin', { mode: 'live' });
    expect([untouched.statusCode, untouched.json()]).toMatchObject([409, { code: 'CHANNEL_INCOMPLETE' }]);
    await connections.put('sms', { provider: 'twilio', settings: {}, secrets: { authToken: SECRET } });
    const refused = await connections.patch('sms', { mode: 'live' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'CHANNEL_INCOMPLETE', details: [{ field: 'accountSid' }, { field: 'fromNumber' }] },
    ]);
    await connections.put('sms', twilio);
    expect((await connections.patch('sms', { mode: 'live' })).json()).toMatchObject({ mode: 'live' });
  });

  test('refuse every field that is wrong, and repeat no secret', async () => {
    const answer = await connections.put('sms', {
      provider: 'twilio',
      settings: { fromNumber: 'my phone', colour: 'red', authToken: 'x' },
      secrets: { authToken: `bad\u0007${SECRET}`, accountSid: SECRET },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ details: { field: string }[] }>().details.map(({ field }) => field)).toEqual([
      'body.settings.fromNumber',
      'body.settings.colour',
      'body.settings.authToken',
      'body.secrets.authToken',
      'body.secrets.accountSid',
    ]);
    expect(answer.body).not.toContain(SECRET);
    const wrongTypes = await connections.put('sms', { ...twilio, secrets: { authToken: { deep: SECRET } } });
    expect([wrongTypes.statusCode, wrongTypes.body.includes(SECRET)]).toEqual([400, false]);
    const noObject = await connections.put('sms', [{ secrets: { authToken: SECRET } }]);
    expect([noObject.statusCode, noObject.body.includes(SECRET)]).toEqual([400, false]);
    const others = await connections.put('sms', { provider: 'telegram', settings: {} });
    expect(others.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'body.provider' }] });
  });

  test('do not lose what was said when they are changed', async () => {
    await connect();
    await mailMaker(connections.opened)({ channel: 'sms' });
    const before = await connections.opened.get<unknown[]>('/api/messages?channel=sms');
    expect(before).toHaveLength(1);
    await connections.patch('sms', { mode: 'not_connected' });
    await connections.put('sms', { provider: 'twilio', settings: {}, secrets: { authToken: null } });
    expect(await connections.opened.get('/api/messages?channel=sms')).toEqual(before);
  });

  test('are told apart by their workspace', async () => {
    const { opened } = connections;
    const other = await opened.addWorkspace('Other');
    const there = await opened.inWorkspace(() => opened.app.get(ChannelAdapters).forChannel('sms'), other);
    expect(there).toBeNull();
    await connect();
    const receivers = await opened.app.get(ChannelAdapters).receiversFor(['twilio']);
    const ofBoth = receivers.filter(({ workspaceId }) => [opened.workspaceId, other].includes(workspaceId));
    expect(ofBoth.map(({ workspaceId, channel }) => [workspaceId, channel])).toEqual([[opened.workspaceId, 'sms']]);
  });

  test('notice that credentials have ended, say so once, and forget it with new ones', async () => {
    const { opened } = connections;
    const check = () =>
      opened.inWorkspace(() => opened.app.get(ConnectionCheckJobs).checkAll(new AbortController().signal));
    await connect();
    await check();
    expect(await connections.get('sms')).toMatchObject({
      health: 'ok',
      healthReason: null,
      account: expect.any(String),
    });
    const { fromNumber = '', accountSid = '' } = connections.peer('twilio').settings;
    const settings = { accountSid, fromNumber };
    await connections.put('sms', { provider: 'twilio', settings, secrets: { authToken: SECRET } });
    await check();
    await check();
    expect(await connections.get('sms')).toMatchObject({
      mode: 'live',
      health: 'expired',
      healthReason: expect.stringContaining('Connect the channel again'),
    });
    const told = (await opened.get<{ kind: string }[]>('/api/notifications')).filter(
      ({ kind }) => kind === 'channel_expired',
    );
    expect(told).toEqual([expect.objectContaining({ channel: 'sms' })]);
    const { authToken = '' } = connections.peer('twilio').settings;
    await connections.put('sms', { provider: 'twilio', settings, secrets: { authToken } });
    expect(await connections.get('sms')).toMatchObject({ mode: 'live', health: 'untested', healthReason: null });
  });

  test('open no secret that was moved to another row', async () => {
    const { opened } = connections;
    await connect();
    await connections.put('telegram', { provider: 'telegram', settings: {}, secrets: { botToken: '123456:abcdef' } });
    await connections.patch('telegram', { mode: 'live' });
    const adapter = () => opened.inWorkspace(() => opened.app.get(ChannelAdapters).forChannel('telegram'));
    await write(async (tx) => {
      const theirs = await tx
        .selectFrom('channel_secret')
        .select('sealed')
        .where('channel', '=', 'sms')
        .where('name', '=', 'authToken')
        .executeTakeFirstOrThrow();
      await tx.updateTable('channel_secret').set(theirs).where('channel', '=', 'telegram').execute();
    });
    await expect(adapter()).rejects.toThrow('modified or moved');
  });

  test('do not start with another key file than the one that sealed their secrets', async () => {
    const { opened } = connections;
    await connections.put('telegram', { provider: 'telegram', settings: {}, secrets: { botToken: '123456:abcdef' } });
    const check = opened.app.get(KeyCheck);
    await expect(check.onModuleInit()).resolves.toBeUndefined();
    const sealed = ['v1', '0123456789ab', 'a', 'b', 'c'].join('.');
    await write((tx) => tx.updateTable('channel_secret').set({ sealed }).where('channel', '=', 'telegram').execute());
    await expect(check.onModuleInit()).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringContaining('from your backup'),
    });
    expect(opened.app.get(Sealing).keyIds).toHaveLength(1);
  });
});
