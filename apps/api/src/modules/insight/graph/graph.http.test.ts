import type { GraphNode, GraphStats, Neighborhood } from '@concordia/contract/insight';
import { DAY, HOUR } from '@concordia/domain';
import { type GraphFacts, projectGraph } from '@concordia/domain/graph';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { nodeColumns, nodeOfRow, relationshipColumns } from './graph.rows.js';
import { GraphProjector } from './graph-projector.js';

const FIRST = Date.UTC(2026, 9, 20);
const PEOPLE = 5;
const COMPANIES = ['Northwind', 'northwind ', 'Tall Oaks', null];

const place = fc.nat(PEOPLE - 1);
const action = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      at: fc.nat(30 * 24).map((hours) => FIRST + hours * HOUR),
      of: place,
      thread: place,
      direction: fc.constantFrom('inbound' as const, 'outbound' as const),
      kind: fc.constantFrom('personal' as const, 'personal' as const, 'list' as const),
      isAutomated: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unwrite' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), which: fc.nat(), to: place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('employ' as const),
      of: place,
      company: fc.constantFrom(...COMPANIES),
      email: fc.constantFrom('a@northwind.example', 'b@gmail.com', null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), of: place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('keep' as const) }) },
);

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

onEveryEngine('the graph', (engine) => {
  let opened: TestApp;
  let db: WorkspaceDatabase;
  let contacts: string[] = [];
  let threads: string[] = [];
  let messages: string[] = [];

  beforeAll(async () => {
    opened = await openTestApp(engine);
    db = opened.app.get(WorkspaceDatabase);
  });
  beforeEach(async () => {
    await opened.enterNewWorkspace();
    messages = [];
    contacts = Array.from({ length: PEOPLE }, () => opened.ids.next());
    threads = Array.from({ length: PEOPLE }, () => opened.ids.next());
    const times = { first_message_at: FIRST, last_message_at: FIRST, created_at: FIRST };
    await opened.inWorkspace(() =>
      db.write(async (tx) => {
        for (const id of contacts) await addContact(tx, id);
        for (const id of threads) {
          await tx
            .insertInto('conversation')
            .values({ id, channel: 'email', contact_id: null, ...times })
            .execute();
        }
      }),
    );
  });
  afterAll(() => opened.close());

  const addContact = (tx: WorkspaceTransaction, id: string) =>
    tx
      .insertInto('contact')
      .values({ id, name: `Contact ${id.slice(-4)}`, created_at: FIRST })
      .execute();
  const keep = () => opened.inWorkspace(() => opened.app.get(GraphProjector).keep(new AbortController().signal));
  const post = (url: string, payload: object = {}) => opened.request({ method: 'POST', url: `/api/${url}`, payload });

  async function act(one: Action): Promise<void> {
    if (one.do === 'keep') return keep();
    const message = 'which' in one ? messages[one.which % Math.max(1, messages.length)] : undefined;
    const contact = 'of' in one ? (contacts[one.of] ?? '') : '';
    await db.write(async (tx) => {
      if (one.do === 'write') await write(tx, contact, one);
      else if (one.do === 'employ')
        await tx
          .updateTable('contact')
          .set({ company: one.company, email: one.email })
          .where('id', '=', contact)
          .execute();
      else if (one.do === 'leave') await leave(tx, one.of);
      else if (message !== undefined && one.do === 'move')
        await tx
          .updateTable('message')
          .set({ contact_id: contacts[one.to] ?? null })
          .where('id', '=', message)
          .execute();
      else if (message !== undefined) {
        messages.splice(messages.indexOf(message), 1);
        await tx.deleteFrom('outbound_message').where('message_id', '=', message).execute();
        await tx.deleteFrom('message').where('id', '=', message).execute();
      }
    });
  }

  /** Somebody goes, and another one comes who writes what they wrote. */
  async function leave(tx: WorkspaceTransaction, of: number): Promise<void> {
    const [gone = '', id] = [contacts[of], opened.ids.next()];
    contacts[of] = id;
    await addContact(tx, id);
    await tx.updateTable('message').set({ contact_id: id }).where('contact_id', '=', gone).execute();
    await tx.updateTable('outbound_message').set({ contact_id: id }).where('contact_id', '=', gone).execute();
    await tx.deleteFrom('contact').where('id', '=', gone).execute();
  }

  async function write(
    tx: WorkspaceTransaction,
    contact_id: string,
    { at, thread, direction, kind, isAutomated }: Extract<Action, { do: 'write' }>,
  ): Promise<void> {
    const id = opened.ids.next();
    messages.push(id);
    const whose = { conversation_id: threads[thread] ?? '', contact_id, channel: 'email' as const };
    const words = { excerpt: '', status: 'inbox' as const, dedupe_key: id, stored_at: at };
    await tx
      .insertInto('message')
      .values({ id, ...whose, ...words, direction, kind, sent_at: at })
      .execute();
    if (direction === 'inbound' || !isAutomated) return;
    const sent = { state: 'sent' as const, content: '', lane: '', content_mark: '', send_at: at, created_at: at };
    await tx
      .insertInto('outbound_message')
      .values({
        id: opened.ids.next(),
        ...whose,
        ...sent,
        idempotency_key: id,
        automation_id: 'spring',
        message_id: id,
      })
      .execute();
  }

  /** Everything that the graph is made of, read without it. */
  async function facts(): Promise<GraphFacts> {
    const workspace = await db.read.selectFrom('workspace').select(['id', 'name']).executeTakeFirstOrThrow();
    const people = await db.read
      .selectFrom('contact')
      .select(['id', 'name', 'title', 'email', 'company', 'location'])
      .execute();
    const automated = await db.read
      .selectFrom('outbound_message')
      .select('message_id')
      .where('automation_id', 'is not', null)
      .execute();
    const machines = new Set(automated.map(({ message_id }) => message_id));
    const rows = await db.read.selectFrom('message').selectAll().execute();
    return {
      owner: { ...workspace, addresses: [] },
      people,
      messages: rows.map((row) => ({
        contact: row.contact_id,
        conversation: row.conversation_id,
        direction: row.direction,
        kind: row.kind,
        isByPerson: row.direction === 'outbound' && row.kind === 'personal' && !machines.has(row.id),
        at: row.sent_at,
      })),
    };
  }

  /** What is stored of the graph, what it must be, and how far scores are apart at most. */
  async function compared() {
    const expected = projectGraph(await facts(), opened.clock.now());
    const nodes = await db.read.selectFrom('graph_node').selectAll().execute();
    const relationships = await db.read
      .selectFrom('graph_relationship')
      .select(['from_id', 'to_id', 'kind', 'messages', 'threads', 'first_at', 'last_at', 'replies'])
      .select(['median_reply_minutes', 'strength'])
      .execute();
    const counts = await db.read
      .selectFrom('graph_state')
      .select(['people', 'companies', 'wrote_to', 'works_at'])
      .executeTakeFirst();
    const apart = nodes.flatMap(({ id, pagerank, engagement_score }) => {
      const node = expected.nodes.get(id);
      return node === undefined ? [] : [pagerank - node.pagerank, engagement_score - node.engagementScore];
    });
    const ofKind = (wanted: string) => expected.relationships.filter(({ kind }) => kind === wanted).length;
    const people = [...expected.nodes.values()].filter(({ entityType }) => entityType === 'Person').length;
    return {
      apart: Math.max(0, ...apart.map(Math.abs)),
      stored: {
        nodes: byId(nodes.map((row) => nodeColumns(nodeOfRow(row)))),
        relationships: byEnds(relationships),
        counts,
      },
      expected: {
        nodes: byId([...expected.nodes.values()].map(nodeColumns)),
        relationships: byEnds(expected.relationships.map(relationshipColumns)),
        counts: {
          people,
          companies: expected.nodes.size - people,
          wrote_to: ofKind('wrote_to'),
          works_at: ofKind('works_at'),
        },
      },
    };
  }

  test('is what a projection of everything is, after anything that can happen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), (actions) =>
        opened.inWorkspace(async () => {
          for (const one of actions) await act(one);
          await keep();
          const { stored, expected, apart } = await compared();
          expect(stored).toEqual(expected);
          expect(apart).toBeLessThan(1e-6);
        }),
      ),
      { numRuns: 25 },
    );
  });

  test('tells how far it is made anew', async () => {
    await keep();
    const to = (rebuilt_to: string | null) =>
      opened.inWorkspace(() => db.write((tx) => tx.updateTable('graph_state').set({ rebuilt_to }).execute()));
    const rows = await opened.inWorkspace(() => db.read.selectFrom('contact').select('id').orderBy('id').execute());
    await to(rows[1]?.id ?? null);
    const { rebuilt } = await opened.get<GraphStats>('/api/graph/stats');
    await to(null);
    expect(rebuilt).toEqual({ done: 2, total: rows.length });
  });

  test('is made anew as it was', async () => {
    await opened.inWorkspace(async () => {
      for (const one of fc.sample(action, { numRuns: 60, seed: 3 })) await act(one);
      await keep();
      const kept = await compared();
      expect(kept.stored.counts?.works_at).toBeGreaterThan(0);
      await db.write(async (tx) => {
        await tx.deleteFrom('graph_relationship').execute();
        await tx
          .updateTable('graph_node')
          .set({ messages_sent: 99, name: 'Somebody else' })
          .where('is_owner', '=', 0)
          .execute();
        await tx.updateTable('graph_state').set({ wrote_to: 7 }).execute();
      });
      const answer = await post('graph/rebuild');
      expect([answer.statusCode, answer.json()]).toEqual([202, { isRebuilding: true }]);
      await opened.app.get(GraphProjector).rebuild(new AbortController().signal);
      const { stored, expected, apart } = await compared();
      expect(stored).toEqual(expected);
      expect(apart).toBeLessThan(1e-6);
    });
  });

  test('tells of everybody how much was written, and who is next to them', async () => {
    const mail = mailMaker(opened);
    const at = opened.clock.now() - DAY;
    const asked = await mail({ sentAt: at, direction: 'outbound' });
    await mail({ in: asked, sentAt: at + 2 * HOUR });
    await mail({ in: asked, sentAt: at + 3 * HOUR, direction: 'outbound' });
    for (let more = 0; more < 2; more += 1) await mail({ sentAt: at });
    const stats = await opened.get<GraphStats>('/api/graph/stats');
    const rows = await opened.inWorkspace(() => db.read.selectFrom('message').select('contact_id').execute());
    const node = await opened.get<GraphNode>(`/api/graph/nodes/Person/${asked.contactId}`);
    expect(stats).toMatchObject({ pending: 0, isRebuilding: false, updatedAt: expect.any(String) });
    expect(node).toMatchObject({
      entity_id: asked.contactId,
      contactId: asked.contactId,
      isOwner: false,
      properties: { domain: 'people.example' },
      analytics: {
        messages_sent: 1,
        messages_received: 2,
        median_reply_minutes: 120,
        last_reply_at: new Date(at + 2 * HOUR).toISOString(),
      },
    });
    const around = await opened.get<Neighborhood>(`/api/graph/nodes/Person/${asked.contactId}/neighbourhood`);
    expect(around.nodes.map(({ entity_id }) => entity_id)).toEqual([opened.workspaceId]);
    const ties = around.relationships.map(({ from, messages: some, median_reply_minutes: minutes }) => [
      from,
      some,
      minutes,
    ]);
    expect(new Map(ties.map(([from, ...figures]) => [from, figures]))).toEqual(
      new Map([
        [opened.workspaceId, [2, 60]],
        [asked.contactId, [1, 120]],
      ]),
    );
    const owner = await opened.get<GraphNode>(`/api/graph/nodes/Person/${opened.workspaceId}`);
    const { messages_received, messages_sent } = owner.analytics;
    expect([owner.isOwner, owner.contactId, messages_received + messages_sent]).toEqual([true, null, rows.length]);
    const some = await opened.get<Neighborhood>(`/api/graph/nodes/Person/${opened.workspaceId}/neighbourhood?limit=2`);
    expect([some.nodes.length, some.total]).toEqual([2, 3]);
  });

  test('lets go at once of who is erased or becomes part of another', async () => {
    const mail = mailMaker(opened);
    const [gone, kept, other] = [await mail(), await mail(), await mail()];
    await opened.get('/api/graph/stats');
    const { name } = await opened.get<{ name: string }>(`/api/contacts/${gone.contactId}`);
    await post(`contacts/${gone.contactId}/erasure`, { confirm: name });
    await post('merges', { keepId: kept.contactId, otherId: other.contactId });
    const ids = [gone.contactId, other.contactId];
    const left = await opened.inWorkspace(async () => [
      ...(await db.read.selectFrom('graph_node').select('id').where('id', 'in', ids).execute()),
      ...(await db.read.selectFrom('graph_relationship').select('from_id').where('from_id', 'in', ids).execute()),
      ...(await db.read.selectFrom('graph_relationship').select('to_id').where('to_id', 'in', ids).execute()),
    ]);
    expect(left).toEqual([]);
    expect(await opened.get<GraphNode>(`/api/graph/nodes/Person/${kept.contactId}`)).toMatchObject({
      analytics: { messages_sent: 2 },
    });
    const { stored, expected, apart } = await opened.inWorkspace(compared);
    expect(stored).toEqual(expected);
    expect(apart).toBeLessThan(1e-6);
  });

  test('refuses what it does not know', async () => {
    const urls = ['Person/x', `Company/${opened.workspaceId}`, `Robot/${opened.workspaceId}/neighbourhood?limit=61`];
    const answers = await Promise.all(
      urls.map((url) => opened.request({ method: 'GET', url: `/api/graph/nodes/${url}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 404, 400]);
  });
});

const byId = <Node extends { id: string }>(nodes: readonly Node[]) =>
  Object.fromEntries(nodes.map((one) => [one.id, one]));

const byEnds = <Row extends { from_id: string; to_id: string }>(rows: readonly Row[]) =>
  Object.fromEntries(rows.map((one) => [`${one.from_id} ${one.to_id}`, one]));
