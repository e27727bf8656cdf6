import type { Message } from '@concordia/contract/inbox';
import { type CompletionItem, type SavedSearch, SearchResponseSchema } from '@concordia/contract/insight';
import { parseQuery } from '@concordia/domain/query';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { IndexedNodesRepository } from './indexed-nodes.repository.js';
import { NodeIndexes } from './node-indexes.js';
import { NodeLogRepository } from './node-log.repository.js';
import { NodeTerms } from './node-terms.js';
import { SelectorSearchRepository } from './selector-search.repository.js';
import {
  type KnownNode,
  makeNodes,
  naiveSearch,
  numbers,
  somebody,
  someQueries,
  storeContacts,
  storeNodes,
} from './testing.js';

onEveryEngine('the selector search', (engine) => {
  let opened: TestApp;
  let nodes: KnownNode[] = [];
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  beforeEach(async () => {
    await opened.enterNewWorkspace();
    nodes = makeNodes(opened, 60, numbers(11));
    await storeContacts(opened, nodes);
    await storeNodes(opened, nodes);
  });
  afterAll(() => opened.close());

  const post = (url: string, payload: object) => opened.request({ method: 'POST', url: `/api/search${url}`, payload });
  const found = async (payload: object) => SearchResponseSchema.parse((await post('', payload)).json());
  const naive = (query: string) => {
    const parsed = parseQuery(query);
    return parsed.ok ? naiveSearch(nodes, parsed.query, opened.clock.now()) : [];
  };

  test('finds whom each of many queries is true of, best first', async () => {
    for (const query of someQueries(150)) {
      const { results, stats } = await found({ query, limit: 200 });
      const answer = results.map(({ entity_id: id, match_score: score }) => [id, score]);
      expect([query, stats.total, answer]).toEqual([query, results.length, naive(query)]);
    }
  });

  test('finds the same in memory and in the database, whatever changes', async () => {
    const people = makeNodes(opened, 40, numbers(5)).slice(4);
    const [gone, renamed, scored, freed] = people.slice(0, 4).map(({ id }) => id);
    await opened.inWorkspace(async () => {
      await storeNodes(opened, people);
      expect(await differences(opened, someQueries(60))).toEqual([]);
      await opened.app.get(WorkspaceDatabase).write(async (tx) => {
        const nodes = tx.updateTable('graph_node');
        await nodes.set({ name: 'Ada York' }).where('id', '=', `${renamed}`).execute();
        await nodes.set({ pagerank: 1, messages_sent: 9 }).where('id', '=', `${scored}`).execute();
        await tx.deleteFrom('selector').where('node_id', '=', `${freed}`).execute();
      });
      await removeNodes(opened, [`${gone}`]);
      expect(await differences(opened, someQueries(60))).toEqual([]);
    });
  });

  // One transaction writes at a time on SQLite.
  if (engine === 'postgresql')
    test('misses nothing of a transaction that began before others and ends after them', async () => {
      const [late, early] = makeNodes(opened, 2, numbers(8)).slice(4);
      if (late === undefined || early === undefined) throw new Error('There is nobody.');
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
      const { promise: hasWritten, resolve: written } = Promise.withResolvers<void>();
      await opened.inWorkspace(async () => {
        await storeNodes(opened, [late, early]);
        expect(await differences(opened, ['pagerank>5'])).toEqual([]);
        const db = opened.app.get(WorkspaceDatabase);
        const slow = db.write(async (tx) => {
          await tx.updateTable('graph_node').set({ pagerank: 7 }).where('id', '=', late.id).execute();
          written();
          await mayEnd;
        });
        await hasWritten;
        await db.write((tx) => tx.updateTable('graph_node').set({ pagerank: 6 }).where('id', '=', early.id).execute());
        expect(await differences(opened, ['pagerank>5'])).toEqual([]);
        end();
        await slow;
        expect(await differences(opened, ['pagerank>5'])).toEqual([]);
        await removeNodes(opened, [late.id, early.id]);
      });
    });

  test('reads everything anew when the log has gone on without it', async () => {
    const [one, ...others] = makeNodes(opened, 4, numbers(6)).slice(4);
    if (one === undefined) throw new Error('There is nobody.');
    const log = opened.app.get(NodeLogRepository);
    const { signal } = new AbortController();
    await opened.inWorkspace(async () => {
      expect(await differences(opened, someQueries(0))).toEqual([]);
      await storeNodes(opened, [one]);
      await log.trim(signal);
      await storeNodes(opened, others);
      await log.trim(signal);
      expect(await opened.app.get(NodeIndexes).current()).toBeNull();
      expect(await differences(opened, someQueries(0))).toEqual([]);
      const known = new Set(nodes.map(({ id }) => id));
      const all = await opened.app.get(IndexedNodesRepository).nodesAfter(null, 200);
      await removeNodes(
        opened,
        all.flatMap(({ id }) => (known.has(id) ? [] : [id])),
      );
      expect(await differences(opened, someQueries(0))).toEqual([]);
    });
  });

  test('narrows, sorts and cuts what it finds', async () => {
    const companies = await found({ query: 'messages>=0', entity_types: ['Company'], sort_by: 'engagement_score' });
    expect(companies.results.map(({ entity_type: type }) => type)).toEqual(Array(4).fill('Company'));
    const scores = companies.results.map(({ analytics }) => analytics.engagement_score);
    expect(scores).toEqual(scores.toSorted((one, another) => another - one));
    const some = await found({ query: 'domain:*', limit: 3 });
    expect([some.results.length, some.stats.total]).toEqual([3, naive('domain:*').length]);
    expect(some.results[0]?.matched_selectors[0]?.type).toBe('domain');
  });

  test('points at what it cannot read', async () => {
    const answer = await post('', { query: 'ada AND domian:x' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        code: 'QUERY_SYNTAX',
        details: [{ field: 'body.query', position: 8, length: 6, expected: 'domain', received: 'domian' }],
      },
    ]);
    const wrong = await post('', { query: 1, limit: 201, sort_by: 'name', entity_types: [] });
    expect(
      wrong
        .json()
        .details.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['body.entity_types', 'body.limit', 'body.query', 'body.sort_by']);
  });

  test('goes on with the values that there are, the most frequent first', async () => {
    const values = await opened.get<CompletionItem[]>('/api/search/completion?query=ada%20domain%3Am&position=12');
    expect(values).toEqual([
      { kind: 'value', text: 'mit.edu', insert: 'mit.edu ', from: 11, to: 12, count: nodes.filter(hasDomain).length },
    ]);
    const names = await opened.get<CompletionItem[]>('/api/search/completion?query=ti&position=2');
    expect(names).toMatchObject([{ kind: 'selector', insert: 'title:', count: null }]);
  });

  test('keeps searches, each under a name of its own', async () => {
    const saved = await post('/saved', { name: ' Ada ', query: 'ada  OR berg' });
    expect([saved.statusCode, saved.json()]).toMatchObject([201, { name: 'Ada', query: 'ada  OR berg' }]);
    expect((await post('/saved', { name: 'ADA', query: 'ada' })).json().code).toBe('SAVED_SEARCH_NAME_TAKEN');
    expect((await post('/saved', { name: 'x', query: '(' })).json().code).toBe('QUERY_SYNTAX');
    expect(await opened.get<SavedSearch[]>('/api/search/saved')).toEqual([saved.json()]);
    const gone = () => opened.request({ method: 'DELETE', url: `/api/search/saved/${saved.json().id}` });
    expect((await gone()).json()).toEqual(saved.json());
    expect((await gone()).json().code).toBe('SAVED_SEARCH_NOT_FOUND');
  });

  test('becomes a view of the messages of whom it finds then', async () => {
    const view = await post('/view', { name: 'Ada', query: 'ada' });
    expect([view.statusCode, view.json()]).toMatchObject([201, { name: 'Ada', query: { people: 'ada' } }]);
    const make = mailMaker(opened);
    const theirs = await make();
    await make();
    await storeNodes(opened, [{ ...somebody(nodes), id: theirs.contactId, name: 'Vidal Quist' }]);
    const messages = await opened.get<Message[]>('/api/messages?people=quist');
    expect(messages.map(({ id }) => id)).toEqual([theirs.messageId]);
    expect(await opened.get<Message[]>('/api/messages?people=quist&unread=true&channel=sms')).toEqual([]);
    const refused = await opened.request({ method: 'GET', url: '/api/messages?people=(' });
    expect([refused.statusCode, refused.json().details[0].field]).toEqual([400, 'query.people']);
  });

  test('becomes a tag of whom it finds', async () => {
    const people = naive('ada').filter(([id]) => nodes.find((node) => node.id === id)?.entityType === 'Person');
    const tagged = await post('/segment', { name: 'Adas', query: 'ada' });
    expect([tagged.statusCode, tagged.json()]).toEqual([
      201,
      { tag: 'Adas', contacts: people.length, added: people.length },
    ]);
    expect((await post('/segment', { name: 'adas', query: 'ada' })).json()).toMatchObject({ added: 0 });
    const contacts = await opened.get<{ id: string }[]>('/api/contacts?q=adas');
    expect(contacts.map(({ id }) => id).sort()).toEqual(people.map(([id]) => id).sort());
    expect((await post('/segment', { name: 'x', query: 'nobodyatall' })).json().code).toBe('NOBODY_FOUND');
  });

  test('finds nobody of another workspace, and nobody who is gone', async () => {
    const other = await opened.addWorkspace('Another');
    const zed = { ...somebody(nodes), name: 'Zed Zeta' };
    const [here, there] = [opened.ids.next(), opened.ids.next()];
    await storeNodes(opened, [{ ...zed, id: there }], other);
    await storeNodes(opened, [{ ...zed, id: here }]);
    const ids = async () => (await found({ query: 'zeta' })).results.map(({ entity_id: id }) => id);
    expect(await ids()).toEqual([here]);
    const db = opened.app.get(WorkspaceDatabase);
    await opened.inWorkspace(() => db.write((tx) => tx.deleteFrom('graph_node').where('id', '=', here).execute()));
    expect(await ids()).toEqual([]);
  });
});

const hasDomain = ({ selectors }: KnownNode): boolean =>
  selectors.some(({ type, value }) => type === 'domain' && value === 'mit.edu');

async function removeNodes(opened: TestApp, ids: readonly string[]): Promise<void> {
  const db = opened.app.get(WorkspaceDatabase);
  await db.write((tx) =>
    tx
      .deleteFrom('graph_node')
      .where('id', 'in', [...ids])
      .execute(),
  );
}

/** The queries by which the memory finds others than the database. */
async function differences(opened: TestApp, queries: readonly string[]): Promise<string[]> {
  await opened.app.get(NodeTerms).catchUp();
  const index = await vi.waitFor(async () => {
    const current = await opened.app.get(NodeIndexes).current();
    if (current === null) {
      // It is read no sooner than a minute after the last reading ended, whenever that was.
      opened.clock.advance(60_000);
      throw new Error('The index is not there yet.');
    }
    return current;
  }, 20_000);
  const different: string[] = [];
  for (const text of queries) {
    const parsed = parseQuery(text);
    if (!parsed.ok) throw new Error(text);
    const search = {
      query: parsed.query,
      entityTypes: ['Person', 'Company'],
      most: 30,
      now: opened.clock.now(),
    } as const;
    const stored = await opened.app.get(SelectorSearchRepository).find({ ...search, sort: 'engagement_score' });
    const kept = index.find({ ...search, sort: 'engagementScore' });
    if (JSON.stringify(kept) !== JSON.stringify(stored)) different.push(text);
  }
  return different;
}
