import { readFileSync } from 'node:fs';
import { uuidV7 } from '@concordia/domain';
import { newAccount, STORY_ORIGIN } from '@concordia/fixtures';
import type { OpenAPIObject } from '@nestjs/swagger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, headersOf, readsOf, someWrites, storyWorld as world } from '../calls.js';
import { loadWorker, type Send } from '../load-worker.js';
import { openInNode } from '../open-in-node.js';
import { steadied } from '../steady.js';

/*
 * The API in a worker of the browser answers as the API behind its web server does, over the same database. It is the same code; what may differ
 * is what stands in for Node there.
 */

const contract: OpenAPIObject = JSON.parse(
  readFileSync(new URL('../../../../../openapi/openapi.json', import.meta.url), 'utf8'),
);
const reads = readsOf(contract);
const IMAGES = new URL('../../../dist/backend/', import.meta.url);

/** Ids of what comes into being while time stands still, and of keys. */
const MADE_UP = new RegExp(
  `${uuidV7(STORY_ORIGIN.now, new Uint8Array(10)).slice(0, 13)}-7[\\da-f]{3}-[\\w-]{17}|(?<="kid":")[\\w-]+`,
  'g',
);

type Sent = Omit<Call, 'template'>;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** What of an answer must be the same: whatever a client would act upon. */
function answerOf(status: number, header: (name: string) => string | undefined, bytes: Uint8Array): Answer {
  const names = ['content-type', 'link', 'x-total-count', 'etag', 'location', 'content-disposition', 'retry-after'];
  const isText = /json|text/.test(header('content-type') ?? '');
  const text = steadied(new TextDecoder().decode(bytes)).replaceAll(MADE_UP, 'made up');
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
    node = await openInNode(IMAGES);
    send = await loadWorker(new URL('worker.js', IMAGES));
    await send({ kind: 'open', key: 1, ...STORY_ORIGIN, changed: null, isMailRead: false });
  });
  afterAll(() => node.close());

  async function inWorker({ method, path, body }: Sent, key = 1) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const reply = await send({
      kind: 'ask',
      key,
      url: `http://127.0.0.1:4600${path}`,
      method,
      headers: Object.entries(headersOf({ body })),
      body: text === undefined ? null : new TextEncoder().encode(text).buffer,
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

  async function inNode(call: Sent) {
    const response = await node.ask(call);
    const header = (name: string) => {
      const value = response.headers[name];
      return value === undefined ? undefined : String(value);
    };
    return answerOf(response.statusCode, header, response.rawPayload);
  }

  const json = async (path: string, key = 1) =>
    JSON.parse(new TextDecoder().decode((await inWorker({ method: 'GET', path }, key)).bytes));

  it.each(reads)('answers $template alike', async (read) => {
    const { bytes: _bytes, change: _change, isRead: _isRead, ...answer } = await inWorker(read);
    expect(answer).toEqual(await inNode(read));
  });

  it('says which reads wrote, so that no story is answered from what another backend holds', async () => {
    await send({ kind: 'open', key: 4, ...STORY_ORIGIN, changed: null, isMailRead: false });
    const written: string[] = [];
    for (const read of reads) if (!(await inWorker(read, 4)).isRead) written.push(read.template);
    // Exports are audited; suggestions and the words to complete a query with are stored when they are first asked for.
    expect(written).toEqual([
      '/api/contact-exports/contacts.csv',
      '/api/contact-exports/contacts.vcf',
      '/api/contact-exports/table.csv',
      '/api/contacts/{contactId}/export',
      '/api/conversation-exports/table.csv',
      '/api/messages/{messageId}/suggestions',
      '/api/search/completion',
    ]);
  });

  it('has an answer, not a refusal, for nearly all of them', async () => {
    const statuses = await Promise.all(reads.map(async (read) => (await inNode(read)).status));
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
    const removal = { method: 'DELETE', path: `/api/tasks/${world.tasks[0]?.id}` } as const;
    expect(await inWorker(removal, 2)).toMatchObject({ status: 200 });
    expect(await json('/api/tasks', 2)).toEqual([]);
    expect(await send({ ...order, key: 3 })).toMatchObject({ kind: 'done' });
    expect(await json('/api/tasks', 3)).toHaveLength(1);
    expect(await json('/api/messages?limit=1')).toHaveLength(1);
  });

  // Last, since they change the database.
  it('writes alike', async () => {
    for (const write of someWrites()) {
      const { bytes: _bytes, change: _change, isRead: _isRead, ...answer } = await inWorker(write);
      expect({ ...write, ...answer }).toEqual({ ...write, ...(await inNode(write)) });
    }
  });

  // The writes before have removed the sample data.
  it('says what changed', async () => {
    const order: Sent = { method: 'POST', path: '/api/contacts', body: { name: 'Grace Hopper' } };
    const { change } = await inWorker(order);
    expect(change?.topics).toEqual(expect.arrayContaining(['contacts']));
    expect(await json('/api/contacts?q=Hopper')).toMatchObject([{ name: 'Grace Hopper' }]);
  });
});
