import type { Message } from '@concordia/contract/inbox';
import type { SearchResponse } from '@concordia/contract/insight';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onEveryEngine } from '../../testing/engines.js';
import { openTestApp, type TestApp } from '../../testing/test-app.js';
import { GraphProjector } from '../insight/graph/graph-projector.js';

/** A demo that has just been filled: no job has made the graph, and nobody has opened Intelligence. */
onEveryEngine('the first minute of the demo', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    vi.spyOn(GraphProjector.prototype, 'keep').mockResolvedValue();
    opened = await openTestApp(engine, { demo: true });
  }, 300_000);
  afterAll(async () => {
    await opened.close();
    vi.restoreAllMocks();
  });

  const ada = (names: readonly (string | undefined)[]) => names.filter((name) => name?.startsWith('Ada '));

  test('finds messages by who wrote them', async () => {
    const everything = await opened.get<Message[]>('/api/messages?limit=500');
    const theirs = everything.filter(
      ({ direction, contact }) => direction === 'inbound' && contact?.name.startsWith('Ada '),
    );
    expect(theirs).not.toEqual([]);
    const found = await opened.get<Message[]>('/api/messages?q=from%3Aada&limit=500');
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(theirs.map(({ id }) => id)));
  });

  test('finds people', async () => {
    const payload = { query: 'ada', entity_types: ['Person'] };
    const { results } = (await opened.request({ method: 'POST', url: '/api/search', payload })).json<SearchResponse>();
    expect(ada(results.map(({ name }) => name))).not.toEqual([]);
  });
});
