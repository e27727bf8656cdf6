import type { HubAuditEntry } from '@concordia/contract/hub';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

const SECRET = 'a-token-that-nobody-may-read-9876';
const PASSPHRASE = 'correct horse battery staple';

onEveryEngine('the audit log of the workspace', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.enterNewWorkspace());

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) => {
    const answer = await opened.request({ method, url, ...(payload && { payload }) });
    expect([answer.statusCode, answer.body]).toEqual([expect.closeTo(200, -1), expect.anything()]);
    return answer;
  };
  const entries = () => opened.get<HubAuditEntry[]>('/api/connection/auth/audit');
  const newest = async () => {
    const [entry] = await entries();
    return entry === undefined ? null : { ...entry, id: '', at: '' };
  };
  const configureSms = (secrets?: object) =>
    ask('PUT', '/api/channels/sms/settings', {
      provider: 'twilio',
      settings: { accountSid: 'AC1', fromNumber: '+46701234567' },
      ...(secrets && { secrets }),
    });
  const noted = (action: string, subject: string, detail: string | null = null) => ({
    id: '',
    at: '',
    actor: 'owner',
    action,
    subject,
    detail,
  });

  test('notes secrets by their names', async () => {
    await configureSms({ authToken: SECRET });
    expect(await newest()).toEqual(noted('channel.configured', 'sms', 'twilio; secrets: authToken'));
    await configureSms();
    expect(await newest()).toEqual(noted('channel.configured', 'sms', 'twilio'));
    expect(JSON.stringify(await entries())).not.toContain(SECRET);
  });

  test('notes settings by what was changed', async () => {
    await ask('PATCH', '/api/workspace', { name: 'A name of a firm', retentionDays: 90 });
    expect(await newest()).toEqual(noted('workspace.changed', 'workspace', 'name, retentionDays'));
    await ask('PATCH', '/api/channels/telegram', { mode: 'simulated' });
    expect(await newest()).toEqual(noted('channel.changed', 'telegram', 'mode simulated'));
    const { time_zone: _, ...guardrails } = await opened.get<Record<string, unknown>>('/api/guardrails');
    await ask('PUT', '/api/guardrails', { ...guardrails, daily_budget: 77 });
    expect(await newest()).toEqual(noted('guardrails.changed', 'guardrails', 'daily_budget 77'));
    await ask('PUT', '/api/analytics/brief/delivery', { isOn: false, address: null });
    expect(await newest()).toEqual(noted('brief.changed', 'delivery', 'off'));
  });

  test('notes exports and imports', async () => {
    await configureSms();
    await ask('POST', '/api/setup/export', { config: {} });
    expect(await newest()).toEqual(noted('setup.exported', 'setup', 'without secrets'));
    const body = { config: {}, includeSecrets: true, passphrase: PASSPHRASE };
    const file: object = (await ask('POST', '/api/setup/export', body)).json();
    expect(await newest()).toEqual(noted('setup.exported', 'setup', 'with secrets'));
    await ask('POST', '/api/setup/import', { file, passphrase: PASSPHRASE });
    expect(await newest()).toEqual(noted('setup.imported', 'setup', 'sms'));
    await ask('GET', '/api/contact-exports/contacts.csv');
    expect(await newest()).toEqual(noted('contacts.exported', 'contacts', 'CSV'));
  });

  test('notes the export and the erasure of a person by their id alone', async () => {
    const { contactId } = await mailMaker(opened)();
    const { name } = await opened.get<{ name: string }>(`/api/contacts/${contactId}`);
    await ask('GET', `/api/contacts/${contactId}/export`);
    expect(await newest()).toEqual(noted('contact.exported', String(contactId)));
    const { id } = (await ask('POST', `/api/contacts/${contactId}/erasure`, { confirm: name })).json<{ id: string }>();
    expect(await newest()).toEqual(noted('contact.erased', String(contactId), id));
    expect(JSON.stringify(await entries())).not.toContain(name);
  });

  test('notes nothing that was refused', async () => {
    const before = await entries();
    const wrong = { provider: 'twilio', settings: { accountSid: 1 } };
    expect(
      (await opened.request({ method: 'PUT', url: '/api/channels/sms/settings', payload: wrong })).statusCode,
    ).toBe(400);
    expect(
      (await opened.request({ method: 'PATCH', url: '/api/workspace', payload: { retentionDays: -1 } })).statusCode,
    ).toBe(400);
    expect(await entries()).toEqual(before);
  });
});
