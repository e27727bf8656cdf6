import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type {
  CalendarFeed,
  GraphNode,
  GraphStats,
  Health,
  HubJsonWebKeySet,
  IngestPipeline,
  MorningBrief,
  RetentionPreview,
  Workspace,
} from '@concordia/api-client';
import { RANGES } from '@concordia/domain/flow';
import { createWorld, type World } from '@concordia/fixtures';
import { createStore, handlersOf } from '@concordia/fixtures/network';
import * as replies from '@concordia/fixtures/replies';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot, temporaryFolder } from '../support/paths.ts';
import { type RunningApp, startApp } from '../support/server.ts';
import { actualAnswer, expectedAnswer } from './answer.ts';
import { casesOf } from './cases/index.ts';
import type { ParityCases } from './cases/pages.ts';
import { clockCases } from './cases/patterns.ts';
import { valueCompletions } from './cases/search.ts';
import { readOperations } from './contract.ts';
import { type Call, changes, refusals } from './writes/index.ts';

/*
 * The mock answers as the API does: the built program, over a database that was filled with a world, is asked every GET of the contract,
 * and its answers are compared with the replies that stories and tests are given for the same world.
 */

const SEED = 7;
/** The present, since the program scores open messages again every hour, by its own clock. */
const NOW = Date.now();
/** Operations with a test of their own below. */
const SPECIAL = [
  'downloadAttachment',
  'downloadContactsCsv',
  'downloadContactsVcard',
  'exportContact',
  'previewRetention',
  'getCalendarFeeds',
  'getHealth',
  'streamChanges',
  'getAnalyticsOverview',
  'getAnalyticsOverviewOfRange',
  'getMorningBrief',
  'getPatterns',
  'listCadencePeople',
  'listCadenceChanges',
  'listQueueProposals',
  'drawTwitterPerformance',
  'getIngestPipeline',
  'getGraphStats',
  'getGraphNode',
  'getJwks',
];

const operations = readOperations();
const blank = createWorld({ seed: SEED, now: NOW });

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** How much was found in mail so far. */
const extracted = ({ steps }: IngestPipeline) => steps.find(({ id }) => id === 'extract');

/** Signature, width and height of a PNG. */
const sizeOf = (png: Buffer): string => `${png.toString('hex', 0, 8)} ${png.readUInt32BE(16)} ${png.readUInt32BE(20)}`;

/** A brief with the sizes of its pictures in their places. */
function withoutPixels({ charts, ...brief }: MorningBrief) {
  const size = (base64: string) => sizeOf(Buffer.from(base64, 'base64'));
  const { emailPerformance, segments, ...rest } = charts;
  return { ...brief, charts: { ...rest, emailPerformance: size(emailPerformance), segments: size(segments) } };
}

describe('the API and its mock', () => {
  const folder = temporaryFolder('parity');
  let app: RunningApp;
  let world: World;
  let cases: ParityCases;

  beforeAll(async () => {
    const command = inRoot('apps', 'api', 'dist', 'modules', 'demo', 'seed-command.js');
    await promisify(execFile)(
      process.execPath,
      [command, '--seed', String(SEED), '--now', new Date(NOW).toISOString()],
      {
        env: { ...process.env, CONCORDIA_DATA_DIR: folder.path, CONCORDIA_DEMO: '1' },
      },
    );
    // Where the mock world's server would be.
    const env = { CONCORDIA_PUBLIC_URL: 'http://127.0.0.1:4600' };
    app = await startApp({ dataDir: folder.path, demo: true, env });
    // The database made the workspace before the world came into it, so that the id is the database's.
    const workspace: Workspace = await (await call('/api/workspace')).json();
    world = { ...blank, version: workspace.version, workspace: { ...blank.workspace, id: workspace.id } };
    // Once for all operations: to find out which calls to compare takes many replies.
    cases = casesOf(world);
  });
  afterAll(async () => {
    await app.kill();
    folder.remove();
  });

  const call = (path: string) => fetch(`${app.address}${path}`);

  it('have a case for every GET of the contract, and no other', () => {
    const covered = [...Object.keys(cases), ...SPECIAL];
    expect(covered.toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
  });

  it.each(operations.filter(({ operationId }) => !SPECIAL.includes(operationId)))(
    'agree on $operationId',
    async ({ operationId }) => {
      const compared = cases[operationId] ?? [];
      expect(compared.length).toBeGreaterThan(0);
      // A search by domain asks for what was found in mail, and for people whom the graph knows.
      if (operationId === 'listMessages') {
        await everythingRead();
        await graphIsThere();
      }
      for (const { path, reply } of compared) {
        expect({ path, ...(await actualAnswer(await call(path))) }).toEqual({ path, ...expectedAnswer(reply) });
      }
    },
  );

  /** Waits until the program has read all mail. */
  async function everythingRead(): Promise<IngestPipeline> {
    const expected = extracted(replies.getIngestPipeline(world));
    const read = async (): Promise<IngestPipeline> => (await call('/api/ingest/pipeline')).json();
    await expect.poll(async () => extracted(await read()), { timeout: 60_000 }).toEqual(expected);
    return read();
  }

  /** Asked for, the graph takes in what it does not know yet; of so few people all at once. */
  async function graphIsThere(): Promise<void> {
    const { pending, rebuilt }: GraphStats = await (await call('/api/graph/stats')).json();
    expect([pending, rebuilt]).toEqual([0, null]);
  }

  it('agree on what was found, once everything is read', async () => {
    // A signature is read by the mail reader, which the mock has not.
    const compared = ({ extractors }: IngestPipeline) =>
      extractors.filter(({ id }) => id !== 'signatures').map(({ id, state, found }) => ({ id, state, found }));
    expect(compared(await everythingRead())).toEqual(compared(replies.getIngestPipeline(world)));
  });

  it('agree on the values that completeQuery offers, once everything is read', async () => {
    await everythingRead();
    await graphIsThere();
    for (const { path, reply } of valueCompletions(world)) {
      expect({ path, ...(await actualAnswer(await call(path))) }).toEqual({ path, ...expectedAnswer(reply) });
    }
  });

  it('agree on downloadAttachment', async () => {
    const files = world.messages.flatMap(({ attachments }) => attachments).filter(({ away }) => away === undefined);
    expect(files.length).toBeGreaterThan(3);
    for (const { id } of files) {
      const response = await call(`/api/attachments/${id}`);
      const { content, headers } = replies.downloadAttachment(world, id);
      expect(await response.text()).toBe(content);
      expect(Object.fromEntries(response.headers)).toMatchObject(headers);
    }
  });

  it('agree on the files that are not here', async () => {
    const files = world.messages.flatMap(({ attachments }) => attachments).filter(({ away }) => away !== undefined);
    expect(files.length).toBeGreaterThan(1);
    for (const { id } of files) {
      const reply = () => replies.downloadAttachment(world, id);
      expect(await actualAnswer(await call(`/api/attachments/${id}`))).toEqual(expectedAnswer(reply));
    }
  });

  it('agree on what exportContact says about the person', async () => {
    const [{ id = '' } = {}] = world.contacts;
    const document: { contact: unknown; messages: unknown[] } = await (await call(`/api/contacts/${id}/export`)).json();
    expect(document.contact).toEqual(replies.getContact(world, id));
    expect(document.messages).toHaveLength(replies.listContactMessages(world, id).total);
  });

  it.each(['contacts.csv', 'contacts.vcf'])('agree on who is in %s', async (name) => {
    const text = await (await call(`/api/contact-exports/${name}`)).text();
    for (const contact of world.contacts) expect(text).toContain(contact.name);
  });

  it('agree on how much previewRetention finds, by the clock of each', async () => {
    const preview: RetentionPreview = await (await call('/api/workspace/retention-preview?days=365')).json();
    expect(preview).toEqual({ ...replies.previewRetention(world, 365), before: preview.before });
  });

  it('agree on getHealth, but for what is measured', async () => {
    const health: Health = await (await call('/api/health')).json();
    const mock = replies.getHealth(world);
    const { freeBytes } = health.checks.disk;
    const measured = { ...mock.checks, disk: { ...mock.checks.disk, freeBytes } };
    expect(health).toEqual({ ...mock, uptimeSeconds: health.uptimeSeconds, checks: measured });
  });

  it.each(['light', 'dark'] as const)(
    'agree on getMorningBrief (%s), but for its moment and the pixels',
    async (theme) => {
      const path = `/api/analytics/brief/morning?theme=${theme}`;
      const made = await fetch(`${app.address}${path}`, { method: 'POST' });
      expect(made.status).toBe(201);
      const brief: MorningBrief = await (await call(path)).json();
      const then = { ...world, now: Date.parse(brief.generatedAt) };
      const mock = await getResponse(handlersOf(createStore(then)), new Request(`${app.address}${path}`));
      const expected: MorningBrief = await mock?.json();
      const { version, generatedBy } = brief;
      expect(withoutPixels(brief)).toEqual({ ...withoutPixels(expected), version, generatedBy });
      expect(brief.insights.length).toBeGreaterThan(3);
    },
  );

  it('agree on the kind and the size of drawTwitterPerformance', async () => {
    const path = '/charts/twitter_performance.png?theme=dark';
    const drawn = await call(path);
    const mock = await getResponse(handlersOf(createStore(world)), new Request(`${app.address}${path}`));
    expect(drawn.headers.get('content-type')).toBe(mock?.headers.get('content-type'));
    const bytes = (response: Response) => response.arrayBuffer().then(Buffer.from);
    expect(sizeOf(await bytes(drawn))).toBe(sizeOf(await bytes(mock ?? new Response())));
  });

  it.each(RANGES)('agree on getAnalyticsOverview of %s, which ends at the present of each', async (range) => {
    for (const path of [`/api/analytics/overview?range=${range}`, `/api/analytics/overview/${range}`]) {
      const said = () => replies.getAnalyticsOverview({ ...world, now: Date.now() }, range);
      // A message may come into the time before while the program is asked.
      const before = said();
      const answer: unknown = await (await call(path)).json();
      expect([before, said()]).toContainEqual(answer);
    }
  });

  it.each(clockCases)('agree on $path, which is counted back from the present of each', async ({ path, reply }) => {
    const said = () => JSON.parse(JSON.stringify(reply({ ...world, now: Date.now() })));
    const before: unknown = said();
    const answer: unknown = await (await call(path)).json();
    expect([before, said()]).toContainEqual(answer);
  });

  it('agree on getGraphStats and getGraphNode, but for what is read of mail in its own time', async () => {
    const stats: GraphStats = await (await call('/api/graph/stats')).json();
    const { selectors, selectorsByType, updatedAt } = stats;
    expect(stats).toEqual({ ...replies.getGraphStats(world), selectors, selectorsByType, updatedAt });
    const [contact] = world.contacts;
    const { nodes } = replies.getNeighbourhood(world, 'Person', contact?.id ?? '');
    expect(nodes.map(({ entity_type }) => entity_type)).toContain('Company');
    for (const { entity_type: type, entity_id: id } of [
      ...nodes,
      { entity_type: 'Person', entity_id: contact?.id ?? '' },
    ]) {
      const node: GraphNode = await (await call(`/api/graph/nodes/${type}/${id}`)).json();
      expect(node).toEqual({ ...replies.getGraphNode(world, type, id), selectors: node.selectors });
    }
  });

  it('agree on getJwks, but for the keys that were made for this database', async () => {
    const withoutModuli = ({ keys }: HubJsonWebKeySet) => keys.map((key) => ({ ...key, n: typeof key.n }));
    const served: HubJsonWebKeySet = await (await call('/.well-known/jwks.json')).json();
    expect(withoutModuli(served)).toEqual(withoutModuli(replies.getJwks(world)));
    expect(served.keys.map(({ kty }) => kty)).toEqual(['RSA', 'OKP', 'RSA']);
  });

  it('agree on the form of getCalendarFeeds, whose addresses are secret', async () => {
    const feeds: CalendarFeed[] = await (await call('/api/calendar/feeds')).json();
    const withoutSecret = (all: readonly CalendarFeed[]) =>
      all.map(({ feed, path }) => ({ feed, path: path.replace(/[\w-]{43}/, 'SECRET') }));
    expect(withoutSecret(feeds)).toEqual(withoutSecret(replies.getCalendarFeeds(world)));
    expect((await call(feeds[0]?.path ?? '')).headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  });

  /** Without the instants since the world was made: the server's clock goes on, the world's stands still. */
  function untimed(answer: object): unknown {
    const isLately = (value: unknown) =>
      typeof value === 'string' &&
      INSTANT.test(value) &&
      Date.parse(value) >= world.now &&
      Date.parse(value) <= Date.now();
    return JSON.parse(JSON.stringify(answer, (_, value: unknown) => (isLately(value) ? 'lately' : value)));
  }

  /** What both answer to a call, the mock from a store. */
  async function bothAnswers({ method, path, body }: Call, store = createStore(world)) {
    const init: RequestInit =
      body === undefined
        ? { method }
        : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const mocked = await getResponse(handlersOf(store), new Request(`${app.address}${path}`, init));
    if (mocked === undefined) throw new Error(`The mock network has no handler for ${method} ${path}.`);
    return { api: await actualAnswer(await fetch(`${app.address}${path}`, init)), mock: await actualAnswer(mocked) };
  }

  it.each(refusals(blank))('refuse $title alike', async (refusal) => {
    const { api, mock } = await bothAnswers(refusal);
    expect(mock).toEqual(api);
    expect(api.status).toBeGreaterThanOrEqual(400);
  });

  // Last, since they change the database.
  it('agree after every change', async () => {
    const store = createStore(world);
    const told: { api: unknown[]; mock: unknown[] } = { api: [], mock: [] };
    for (const change of changes(world)) {
      const { api, mock } = await bothAnswers(change, store);
      told.api.push(untimed({ title: change.title, ...api }));
      told.mock.push(untimed({ title: change.title, ...mock }));
    }
    expect(told.mock).toEqual(told.api);
  });

  it('agree on the form of streamChanges', async () => {
    const controller = new AbortController();
    const response = await fetch(`${app.address}/api/stream`, { signal: controller.signal });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    controller.abort();
  });
});
