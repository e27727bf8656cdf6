import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../testing/engines.js';
import { openTestApp, type TestApp } from '../../testing/test-app.js';

onEveryEngine('the workspace', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());

  test('is made on the first start', async () => {
    expect(await opened.get('/api/workspace')).toEqual({
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
