import type { FirstSteps, Workspace } from '@concordia/contract/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../testing/engines.js';
import { openTestApp, type TestApp } from '../../testing/test-app.js';

onEveryEngine('the sample data of a demo', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine, { demo: true });
  }, 300_000);
  afterAll(() => opened.close());

  const remove = () => opened.request({ method: 'DELETE', url: '/api/workspace/sample-data' });

  test('goes in one call, and only once', async () => {
    expect(await opened.get<unknown[]>('/api/contacts?limit=1')).toHaveLength(1);
    const { currency } = await opened.get<{ currency: string }>('/api/workspace/settings');
    const answer = await remove();
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { isDemo: false, name: 'My workspace' }]);
    for (const list of ['messages', 'contacts', 'deals', 'companies', 'views', 'tasks']) {
      expect([list, await opened.get(`/api/${list}`)]).toEqual([list, []]);
    }
    await opened.doJobs();
    expect(await opened.get('/api/search/messages?q=contract')).toEqual([]);
    expect(await opened.get('/api/graph/relationships')).toMatchObject({ people: { id: [] } });
    // The workspace is like a new one: it asks its questions, and all steps are open.
    const { isIntroduced, steps } = await opened.get<FirstSteps>('/api/workspace/first-steps');
    expect([isIntroduced, steps.filter(({ doneAt }) => doneAt !== null)]).toEqual([false, []]);
    expect(await opened.get('/api/workspace/settings')).toMatchObject({ currency });

    const again = await remove();
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'NOT_A_DEMO' }]);
    expect(await opened.get<Workspace>('/api/workspace')).toMatchObject({ isDemo: false });
  });
});
