import type { SetupFile } from '@concordia/contract/channels';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type Connections, openConnections } from '../connections/testing.js';

const SECRET = 'a-token-that-nobody-may-read-9876';
const PASSPHRASE = 'correct horse battery staple';
const CONFIG = { guardrails: { L1: true }, channels: { sms: { authToken: SECRET, connected: true } } };

onEveryEngine('a file of the setup', (engine) => {
  let here: Connections;
  let there: Connections;
  beforeAll(async () => {
    here = await openConnections(engine, []);
    there = await openConnections(engine, []);
    const settings = { accountSid: 'AC1', fromNumber: '+46701234567' };
    await here.put('sms', { provider: 'twilio', settings, secrets: { authToken: SECRET } });
    await here.put('telegram', { provider: 'telegram', settings: {}, secrets: { botToken: SECRET } });
  });
  afterAll(async () => {
    await here.close();
    await there.close();
  });
  beforeEach(() => there.opened.enterNewWorkspace());

  const exported = async (body: object): Promise<SetupFile> =>
    (await here.post('/api/setup/export', { config: CONFIG, ...body })).json();
  const taken = (file: object, passphrase?: string) => there.post('/api/setup/import', { file, passphrase });

  test('has no secrets unless they are asked for, not even those of an old draft', async () => {
    const file = await exported({});
    expect(JSON.stringify(file)).not.toContain(SECRET);
    expect(file).toMatchObject({
      secrets: null,
      config: { guardrails: { L1: true }, channels: { sms: { connected: true } } },
      channels: [{ channel: 'sms', provider: 'twilio' }, { channel: 'telegram' }],
    });
    const answer = await taken(file);
    expect(answer.json()).toMatchObject({
      config: { channels: { sms: { connected: true } } },
      channels: [
        { channel: 'sms', secrets: [], missing: ['authToken'] },
        { channel: 'telegram', secrets: [], missing: ['botToken'] },
      ],
    });
    expect(await there.get('sms')).toMatchObject({ provider: 'twilio', mode: 'not_connected', missing: ['authToken'] });
  });

  test('takes secrets along under a passphrase, and they are only opened by it', async () => {
    expect((await here.post('/api/setup/export', { config: {}, includeSecrets: true })).json()).toMatchObject({
      code: 'PASSPHRASE_MISSING',
    });
    const before = await there.list();
    const file = await exported({ includeSecrets: true, passphrase: PASSPHRASE });
    expect(JSON.stringify(file)).not.toContain(SECRET);
    expect((await taken(file)).json()).toMatchObject({ code: 'PASSPHRASE_MISSING' });
    const wrong = await taken(file, 'another passphrase');
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { code: 'WRONG_PASSPHRASE' }]);
    expect(await there.list()).toEqual(before);
    const answer = await taken(file, PASSPHRASE);
    expect(answer.body).not.toContain(SECRET);
    expect(answer.json()).toMatchObject({
      channels: [
        { channel: 'sms', secrets: ['authToken'], missing: [] },
        { channel: 'telegram', secrets: ['botToken'], missing: [] },
      ],
    });
    expect(await there.get('sms')).toMatchObject({ secrets: [{ name: 'authToken', lastFour: '9876' }] });
  });

  test('is refused when it was changed, as a whole', async () => {
    const file = await exported({ includeSecrets: true, passphrase: PASSPHRASE });
    const before = await there.list();
    const [sms, telegram] = file.channels;
    const other = { ...sms, settings: { accountSid: 'AC2', fromNumber: '+46701234567' } };
    for (const changed of [
      { ...file, channels: [other, telegram] },
      { ...file, config: {} },
      { ...file, exportedAt: '2026-11-20T09:30:00.001Z' },
    ]) {
      expect((await taken(changed, PASSPHRASE)).json()).toMatchObject({ code: 'SETUP_FILE_DAMAGED' });
    }
    const data = file.secrets === null ? '' : `A${file.secrets.data.slice(1)}`;
    const swapped = {
      ...file,
      secrets: { ...file.secrets, data: data === file.secrets?.data ? `B${data.slice(1)}` : data },
    };
    expect((await taken(swapped, PASSPHRASE)).json()).toMatchObject({ code: 'WRONG_PASSPHRASE' });
    expect((await taken({ ...file, version: 2 }, PASSPHRASE)).statusCode).toBe(400);
    expect((await taken({ ...file, secrets: { ...file.secrets, cost: 2 ** 30 } }, PASSPHRASE)).statusCode).toBe(400);
    expect(await there.list()).toEqual(before);
  });

  test('is made one at a time where there are secrets', async () => {
    const body = { config: {}, includeSecrets: true, passphrase: PASSPHRASE };
    const answers = await Promise.all(Array.from({ length: 40 }, () => here.post('/api/setup/export', body)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 39 }, () => 429)]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'SETUP_FILE_BUSY' });
    expect(refused?.headers['retry-after']).toBe('2');
    const file = (await here.post('/api/setup/export', body)).json();
    const taking = await Promise.all(Array.from({ length: 3 }, () => taken(file, PASSPHRASE)));
    expect(taking.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429]);
  });

  test('is of one workspace, and bounded', async () => {
    const large = { config: { text: 'x'.repeat(100_001) } };
    expect((await here.post('/api/setup/export', large)).statusCode).toBe(400);
    expect((await here.post('/api/setup/export', { config: {}, passphrase: 'short' })).statusCode).toBe(400);
  });
});
