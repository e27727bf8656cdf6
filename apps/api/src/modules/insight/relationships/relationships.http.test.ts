import type { RelationshipGraph } from '@concordia/contract/insight';
import { DAY } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { GraphProjector } from '../graph/graph-projector.js';

const PATH = '/api/graph/relationships';

onEveryEngine('the relationship graph', (engine) => {
  let opened: TestApp;

  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(() => opened.enterNewWorkspace());
  afterAll(() => opened.close());

  const write = (work: (tx: WorkspaceTransaction) => Promise<unknown>) =>
    opened.inWorkspace(() => opened.app.get(WorkspaceDatabase).write(work));
  const employ = (contactIds: readonly string[], company: string) =>
    write((tx) => tx.updateTable('contact').set({ company }).where('id', 'in', contactIds).execute());
  const addressed = ({ contactId }: MadeMessage, handle: string) =>
    write((tx) =>
      tx
        .insertInto('contact_point')
        .values({ id: opened.ids.next(), contact_id: contactId, channel: 'email', handle, created_at: 0 })
        .execute(),
    );
  const keep = () => opened.inWorkspace(() => opened.app.get(GraphProjector).keep(new AbortController().signal));
  const read = (query = '') => opened.get<RelationshipGraph>(`${PATH}${query}`);
  const found = async (query: string) => (await read(`?query=${encodeURIComponent(query)}`)).people.id;

  /** Ada wrote and was answered, Ben wrote once a quarter ago; both work at one company. Cleo wrote once and is at none. */
  async function world() {
    const mail = mailMaker(opened);
    const now = opened.clock.now();
    const ada = await mail({ sentAt: now - DAY });
    await mail({ in: ada, sentAt: now, direction: 'outbound' });
    const ben = await mail({ sentAt: now - 90 * DAY });
    const cleo = await mail({ sentAt: now - DAY });
    await employ([ada.contactId, ben.contactId], 'Northwind');
    return { mail, now, ada, ben, cleo };
  }

  const tiesOf = ({ people, ties }: RelationshipGraph) =>
    ties.one.map((one, at) => [people.id[one], people.id[ties.other[at] ?? -1], ties.messages[at]]);

  test('is empty before there is anybody', async () => {
    expect(await read()).toMatchObject({ owner: null, people: { id: [] }, ties: { one: [] }, total: 0 });
  });

  test('has people by messages, their companies, and their messages by week', async () => {
    const { now, ada, ben, cleo } = await world();
    const { owner, people, companies, ties, total } = await read();
    expect(owner?.id).toBe(opened.workspaceId);
    expect(people.id[0]).toBe(ada.contactId);
    expect(new Set(people.id)).toEqual(new Set([ada, ben, cleo].map(({ contactId }) => contactId)));
    expect([people.messages[0], people.lastAt[0]]).toEqual([2, Math.floor(now / 1000)]);
    expect(people.weeks[0]).toMatch(/^0(?::2| 1)$/);
    expect(companies.name).toEqual(['Northwind']);
    expect(people.id.filter((_, at) => people.company[at] === 0).toSorted()).toEqual(
      [ada.contactId, ben.contactId].toSorted(),
    );
    expect([ties.one.length, total]).toEqual([0, 3]);
  });

  test('has those with most messages where there are more, and says how many there are', async () => {
    const { ada } = await world();
    const { people, companies, total } = await read('?limit=1');
    expect([people.id, companies.name, total]).toEqual([[ada.contactId], ['Northwind'], 3]);
  });

  describe('between two contacts', () => {
    test('counts emails that named the other, of both', async () => {
      const { mail, now, ada, ben } = await world();
      await addressed(ada, 'ada@people.example');
      await addressed(ben, 'ben@people.example');
      await mail({ in: ada, sentAt: now, cc: ['Ben@People.example', 'nobody@people.example'] });
      await mail({ in: ben, sentAt: now, direction: 'outbound', to: ['ben@people.example', 'ada@people.example'] });
      const graph = await read();
      expect(tiesOf(graph).map((tie) => new Set(tie))).toEqual([new Set([ada.contactId, ben.contactId, 2])]);
      expect(graph.ties.lastAt).toEqual([Math.floor(now / 1000)]);
      expect(graph.totalTies).toBe(1);
    });

    test('counts messages in conversations of both, once both are there', async () => {
      const { mail, now, ada, cleo } = await world();
      await mail({ in: { ...ada, contactId: cleo.contactId }, sentAt: now + 1 });
      await mail({ in: ada, sentAt: now + 2 });
      expect(tiesOf(await read()).map((tie) => new Set(tie))).toEqual([new Set([ada.contactId, cleo.contactId, 2])]);
    });

    test('leaves with a contact, and takes in what changes', async () => {
      const { mail, now, ada, ben } = await world();
      await addressed(ben, 'ben@people.example');
      await mail({ in: ada, sentAt: now, cc: ['ben@people.example'] });
      expect((await read()).totalTies).toBe(1);
      const { people } = await read();
      const confirm = people.name[people.id.indexOf(ben.contactId)];
      const erased = await opened.request({
        method: 'POST',
        url: `/api/contacts/${ben.contactId}/erasure`,
        payload: { confirm },
      });
      expect(erased.statusCode).toBe(200);
      await keep();
      const graph = await read();
      expect([graph.totalTies, graph.people.id.includes(ben.contactId)]).toEqual([0, false]);
    });
  });

  describe('with a query', () => {
    test('has those who match and the ties among them', async () => {
      const { mail, now, ada, ben, cleo } = await world();
      await addressed(ben, 'ben@people.example');
      await addressed(cleo, 'cleo@people.example');
      await mail({ in: ada, sentAt: now, cc: ['ben@people.example', 'cleo@people.example'] });
      const query = encodeURIComponent('northwind');
      const graph = await read(`?query=${query}`);
      expect(graph.people.id).toEqual([ada.contactId, ben.contactId]);
      expect(tiesOf(graph)).toEqual([[ada.contactId, ben.contactId, 1]]);
      expect(graph.total).toBe(2);
      expect(await found('messages>=3')).toEqual([ada.contactId]);
      expect(await found('messages>=3 OR NOT northwind')).toEqual([ada.contactId, cleo.contactId]);
      expect(await found('nobody')).toEqual([]);
    });

    test('has those with most messages of the matches', async () => {
      const { ada } = await world();
      const graph = await read(`?query=${encodeURIComponent('northwind')}&limit=1`);
      expect([graph.people.id, graph.total]).toEqual([[ada.contactId], 2]);
    });

    test('tells where it is wrong', async () => {
      const answer = await opened.request({ method: 'GET', url: `${PATH}?query=${encodeURIComponent('ada (')}` });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'QUERY_SYNTAX', details: [{ field: 'query.query', position: 5 }] });
    });
  });

  test.each(['limit=0', 'limit=10001', 'limit=many', `query=${'a'.repeat(1001)}`])('refuses %s', async (text) => {
    const answer = await opened.request({ method: 'GET', url: `${PATH}?${text}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ details: [{ field: `query.${text.split('=')[0]}` }] });
  });
});
