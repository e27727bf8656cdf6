import type { Message } from '@concordia/contract/inbox';
import { uuidV7 } from '@concordia/domain';
import { createWorld, newAccount, STORY_ORIGIN } from '@concordia/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_OF_OPENED } from '../open-backend.js';
import { readsOf, type Write, writesOf } from './calls.js';
import { openInNode } from './node.js';
import { loadWorker, type Send } from './worker.js';

/*
 * The API in a worker of the browser answers as the API behind its web server does, over the same database. It is the same code; what may differ
 * is what stands in for Node there.
 */

const world = createWorld(STORY_ORIGIN);
const reads = readsOf(world);

/** What is measured, and what is made up anew: secrets, keys, and the ids of what comes into being while time stands still. */
const MEASURED = /(?<=")(?:execution_time_ms|uptimeSeconds|freeBytes)":\d[\d.]*/g;
const MADE_UP = new RegExp(
  `${uuidV7(STORY_ORIGIN.now, new Uint8Array(10)).slice(0, 13)}-7[\\da-f]{3}-[\\w-]{17}|(?<=/calendar/)[\\w-]{43}|(?<="(?:n|kid)":")[\\w-]+`,
  'g',
);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** What of an answer must be the same: whatever a client would act upon. */
function answerOf(status: number, header: (name: string) => string | undefined, bytes: Uint8Array): Answer {
  const names = ['content-type', 'link', 'x-total-count', 'etag', 'location', 'content-disposition', 'retry-after'];
  const isText = /json|text/.test(header('content-type') ?? '');
  const text = new TextDecoder().decode(bytes).replaceAll(MEASURED, 'measured').replaceAll(MADE_UP, 'made up');
  // A picture is drawn by two builds of one library: the same kind, and of the same size.
  return {
    status,
    headers: Object.fromEntries(names.map((name) => [name, header(name)])),
    body: isText ? text : Buffer.from(bytes.slice(0, 24)).toString('hex'),
  };
}

describe('the API in a worker', () => {
  let send: Send;
  let node: Awaited<ReturnType<typeof openInNode>>;

  beforeAll(async () => {
    node = await openInNode(STORY_ORIGIN.now, SEED_OF_OPENED);
    send = await loadWorker();
    await send({ kind: 'open', key: 1, ...STORY_ORIGIN, changed: null, isMailRead: false });
  });
  afterAll(() => node.close());

  async function inWorker(path: string, { method = 'GET', body }: { method?: string; body?: object } = {}, key = 1) {
    const reply = await send({
      kind: 'ask',
      key,
      url: `http://127.0.0.1:4600${path}`,
      method,
      headers: body === undefined ? [] : [['content-type', 'application/json']],
      body: body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)).buffer,
    });
    if (reply.kind !== 'answer') throw new Error(reply.kind === 'failed' ? reply.reason : reply.kind);
    const headers = new Headers(reply.headers);
    const bytes = new Uint8Array(reply.body ?? new ArrayBuffer());
    return {
      ...answerOf(reply.status, (name) => headers.get(name) ?? undefined, bytes),
      bytes,
      change: reply.change,
      isRead: reply.isRead,
    };
  }

  async function inNode(
    path: string,
    { method = 'GET', body }: { method?: Write['method'] | 'GET'; body?: object } = {},
  ) {
    const response = await node.ask({ method, url: path, ...(body && { payload: body }) });
    const header = (name: string) => {
      const value = response.headers[name];
      return value === undefined ? undefined : String(value);
    };
    return answerOf(response.statusCode, header, response.rawPayload);
  }

  const json = async (path: string, key = 1) =>
    JSON.parse(new TextDecoder().decode((await inWorker(path, {}, key)).bytes));

  it.each(reads)('answers $operationId alike', async ({ path }) => {
    const { bytes: _bytes, change: _change, isRead: _isRead, ...answer } = await inWorker(path);
    expect(answer).toEqual(await inNode(path));
  });

  it('says which reads wrote, so that no story is answered from what another backend holds', async () => {
    await send({ kind: 'open', key: 4, ...STORY_ORIGIN, changed: null, isMailRead: false });
    const written: string[] = [];
    for (const { operationId, path } of reads) if (!(await inWorker(path, {}, 4)).isRead) written.push(operationId);
    // Exports are audited; suggestions and the words to complete a query with are stored when they are first asked for.
    expect(written).toEqual([
      'downloadContactsCsv',
      'downloadContactsVcard',
      'exportContact',
      'listSuggestions',
      'completeQuery',
    ]);
  });

  it('has an answer, not a refusal, for nearly all of them', async () => {
    const statuses = await Promise.all(reads.map(async ({ path }) => (await inNode(path)).status));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(reads.length - 12);
  });

  it('fills a scenario’s world, and finds it unwritten when it is opened again', async () => {
    const changed = JSON.stringify({
      ...newAccount(world),
      tasks: [{ ...world.tasks[0], contactId: null, messageId: null, conversationId: null }],
    });
    const order = { kind: 'open', ...STORY_ORIGIN, changed, isMailRead: false } as const;
    expect(await send({ ...order, key: 2 })).toMatchObject({ kind: 'done' });
    expect(await json('/api/messages', 2)).toEqual([]);
    expect(await inWorker(`/api/tasks/${world.tasks[0]?.id}`, { method: 'DELETE' }, 2)).toMatchObject({ status: 200 });
    expect(await json('/api/tasks', 2)).toEqual([]);
    expect(await send({ ...order, key: 3 })).toMatchObject({ kind: 'done' });
    expect(await json('/api/tasks', 3)).toHaveLength(1);
    expect(await json('/api/messages?limit=1')).toHaveLength(1);
  });

  // Last, since they change the database.
  it('writes alike', async () => {
    for (const write of writesOf(world)) {
      const { bytes: _bytes, change: _change, isRead: _isRead, ...answer } = await inWorker(write.path, write);
      expect({ ...write, ...answer }).toEqual({ ...write, ...(await inNode(write.path, write)) });
    }
  });

  it('says what changed', async () => {
    const [message]: Message[] = await json('/api/messages?status=inbox&limit=1');
    const { change } = await inWorker(`/api/messages/${message?.id}`, { method: 'PATCH', body: { status: 'waiting' } });
    expect(change?.topics).toEqual(expect.arrayContaining(['messages']));
    expect(await json(`/api/messages/${message?.id}`)).toMatchObject({ status: 'waiting' });
  });
});
