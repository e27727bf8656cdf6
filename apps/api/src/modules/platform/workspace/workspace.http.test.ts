import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('the workspace', (engine) => {
  let opened: TestApp;
  let atFirst: unknown;
  beforeAll(async () => {
    opened = await openTestApp(engine);
    atFirst = await opened.get('/api/workspace');
  });
  afterAll(() => opened.close());

  test('is made on the first start', () => {
    expect(atFirst).toEqual({
      id: opened.workspaceId,
      name: 'My workspace',
      ownAddresses: [],
      isDemo: false,
      retentionDays: null,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });

  test('keeps what is changed, and leaves the rest', async () => {
    const patch = (payload: object) => opened.request({ method: 'PATCH', url: '/api/workspace', payload });
    await patch({ ownAddresses: ['Me@Own.example', 'me@own.example', 'us@own.example'] });
    const answer = await patch({ name: '  Nordlicht  ' });
    expect(answer.json()).toMatchObject({ name: 'Nordlicht', ownAddresses: ['me@own.example', 'us@own.example'] });
    expect(await opened.get('/api/workspace')).toEqual(answer.json());
  });

  test('has a currency and a time zone, which are checked', async () => {
    const url = '/api/workspace/settings';
    const put = (payload: object) => opened.request({ method: 'PUT', url, payload });
    expect(await opened.get(url)).toEqual({ currency: 'USD', timeZone: 'UTC', sharesPresence: true });
    expect((await put({ currency: 'SEK', timeZone: 'Europe/Stockholm' })).json()).toEqual(await opened.get(url));
    expect(await opened.get('/api/guardrails')).toMatchObject({ time_zone: 'Europe/Stockholm' });
    for (const [payload, fields] of [
      [{ currency: 'sek', timeZone: 'Europe/Atlantis' }, ['body.currency', 'body.timeZone']],
      [{}, ['body.currency', 'body.timeZone']],
      [{ currency: 'EUR', timeZone: 'UTC', locale: 'sv' }, ['body.locale']],
    ] as const) {
      const answer = await put(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details.map(({ field }: { field: string }) => field)).toEqual(fields);
    }
    expect(await opened.get(url)).toEqual({ currency: 'SEK', timeZone: 'Europe/Stockholm', sharesPresence: true });
    await put({ currency: 'SEK', timeZone: 'UTC', sharesPresence: false });
    // Clients that do not know of it leave it as it is.
    await put({ currency: 'SEK', timeZone: 'UTC' });
    expect(await opened.get(url)).toMatchObject({ sharesPresence: false });
  });

  test('is healthy', async () => {
    const answer = await opened.get<{ checks: { disk: { freeBytes: number }; jobs: { waiting: number } } }>(
      '/api/health',
    );
    expect(answer).toMatchObject({
      status: 'ok',
      checks: { database: { status: 'ok' }, jobs: { status: 'ok', deadLetters: 0 } },
    });
    // Recurring work may have become due since the start; that it waits is no illness.
    expect(answer.checks.jobs.waiting).toBeGreaterThanOrEqual(0);
    expect(answer.checks.disk.freeBytes).toBeGreaterThan(0);
  });
});
