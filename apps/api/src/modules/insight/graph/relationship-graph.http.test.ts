import type { RelationshipGraph } from '@concordia/contract/insight';
import { DAY } from '@concordia/domain';
import { tieStrength } from '@concordia/domain/graph';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { GraphProjector } from './graph-projector.js';

const PATH = '/api/graph/relationships';

onEveryEngine('the relationship graph', (engine) => {
  let opened: TestApp;

  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.enterNewWorkspace());
  afterAll(() => opened.close());

  const employ = (contactIds: readonly string[], company: string) =>
    opened.inWorkspace(() =>
      opened.app
        .get(WorkspaceDatabase)
        .write((tx) => tx.updateTable('contact').set({ company }).where('id', 'in', contactIds).execute()),
    );
  const keep = () => opened.inWorkspace(() => opened.app.get(GraphProjector).keep(new AbortController().signal));

  /** Ada wrote and was answered, Ben wrote once a quarter ago; both work at one company. Cleo wrote once and is at none. */
  async function write() {
    const mail = mailMaker(opened);
    const now = opened.clock.now();
    const ada = await mail({ sentAt: now - DAY });
    await mail({ in: ada, sentAt: now, direction: 'outbound' });
    const ben = await mail({ sentAt: now - 90 * DAY });
    const cleo = await mail({ sentAt: now - DAY });
    const ids = [ada, ben, cleo].map(({ contactId }) => contactId ?? '');
    await employ(ids.slice(0, 2), 'Northwind');
    await keep();
    return ids;
  }

  test('is empty before there is anybody', async () => {
    expect(await opened.get(PATH)).toEqual({ people: [], companies: [], ties: [], total: 0 });
  });

  test('has people by messages, their companies, and ties that fade', async () => {
    const [ada = '', ben = '', cleo = ''] = await write();
    const now = opened.clock.now();
    const graph = await opened.get<RelationshipGraph>(PATH);
    const [owner, ...people] = graph.people;
    expect(owner).toMatchObject({ id: opened.workspaceId, isOwner: true, contactId: null, companyId: null });
    expect(people[0]).toMatchObject({
      id: ada,
      contactId: ada,
      messages: 2,
      lastMessageAt: new Date(now).toISOString(),
    });
    expect(new Set(people.slice(1).map(({ id }) => id))).toEqual(new Set([ben, cleo]));
    const [company] = graph.companies;
    expect(graph.companies).toEqual([{ id: company?.id, name: 'Northwind', people: 2 }]);
    const strengths = new Map(graph.ties.map(({ from, to, strength }) => [`${from} ${to}`, strength]));
    const ofAda = tieStrength({ messages: 2, lastAt: now }, now);
    const ofBen = tieStrength({ messages: 1, lastAt: now - 90 * DAY }, now);
    expect(strengths.get(`${opened.workspaceId} ${ada}`)).toBeCloseTo(ofAda, 5);
    expect(strengths.get(`${opened.workspaceId} ${ben}`)).toBeCloseTo(ofBen, 5);
    expect(strengths.get(`${ben} ${company?.id}`)).toBeCloseTo(ofBen, 5);
    expect(graph.ties.filter(({ kind }) => kind === 'works_at')).toHaveLength(2);
    expect(graph.total).toBe(3);
  });

  test('has the closest where there are more, and says how many there are', async () => {
    const [ada] = await write();
    const graph = await opened.get<RelationshipGraph>(`${PATH}?limit=1`);
    expect(graph.people.map(({ id }) => id)).toEqual([opened.workspaceId, ada]);
    expect(graph.companies).toMatchObject([{ name: 'Northwind', people: 1 }]);
    expect([graph.ties.length, graph.total]).toEqual([2, 3]);
  });

  test.each(['0', '10001', 'many'])('refuses a limit of %s', async (limit) => {
    const answer = await opened.request({ method: 'GET', url: `${PATH}?limit=${limit}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ details: [{ field: 'query.limit' }] });
  });
});
