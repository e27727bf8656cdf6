import type { Message } from '@concordia/api-client';
import { createWorld, newAccount, STORY_ORIGIN } from '@concordia/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, actualAnswer, expectedAnswer } from './answer.ts';
import { loadWorker, type WorkerReply } from './backend.ts';
import { casesOf } from './cases/index.ts';

/*
 * The API in a worker of the browser, over the world of the stories. It is the API's own code; what may differ is what stands in for Node there,
 * and the database that was made beforehand. One call of each operation is enough to see that.
 */

const world = createWorld(STORY_ORIGIN);

describe('the API in a worker', () => {
  let send: (order: object) => Promise<WorkerReply>;
  let version: string;

  const ask = (key: number, path: string, method = 'GET', body?: object) =>
    send({
      kind: 'ask',
      key,
      url: `http://stories.example${path}`,
      method,
      headers: body === undefined ? [] : [['content-type', 'application/json']],
      body: body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)).buffer,
    });
  const responseOf = ({ body = null, status = 0, headers = [] }: WorkerReply) =>
    new Response(body, { status, headers });
  const answer = async (path: string): Promise<Answer> => actualAnswer(responseOf(await ask(1, path)));

  beforeAll(async () => {
    send = await loadWorker();
    await send({ kind: 'open', key: 1, ...STORY_ORIGIN, changed: null, isMailRead: false });
    ({ version } = await responseOf(await ask(1, '/api/workspace')).json());
  }, 120_000);

  it('answers every operation as the mocks do', async () => {
    const first = Object.entries(casesOf({ ...world, version })).flatMap(([operation, cases]) => {
      const one = cases?.[0];
      return one === undefined ? [] : [{ operation, ...one }];
    });
    expect(first.length).toBeGreaterThan(80);
    const differing = [];
    for (const { operation, path, reply } of first) {
      const [actual, expected] = [await answer(path), expectedAnswer(reply)];
      if (JSON.stringify(sorted(actual)) !== JSON.stringify(sorted(expected)))
        differing.push({ operation, actual, expected });
    }
    expect(differing).toEqual([]);
  }, 120_000);

  it('speaks with the peers of simulated channels', async () => {
    const { status, body } = await answer('/api/channels/whatsapp/templates');
    expect(status).toBe(200);
    expect(body).not.toEqual([]);
  });

  it('writes, and says what changed', async () => {
    const messages: Message[] = await responseOf(await ask(1, '/api/messages?status=inbox&limit=1')).json();
    const [message] = messages;
    const reply = await ask(1, `/api/messages/${message?.id}`, 'PATCH', { status: 'completed' });
    expect(reply).toMatchObject({ status: 200, change: { topics: expect.arrayContaining(['messages']) } });
    expect((await answer(`/api/messages/${message?.id}`)).body).toMatchObject({ status: 'completed' });
  });

  it('fills a scenario’s world, beside the other', async () => {
    const changed = JSON.stringify(newAccount(world));
    expect(await send({ kind: 'open', key: 2, ...STORY_ORIGIN, changed, isMailRead: false })).toMatchObject({
      kind: 'done',
    });
    expect(await responseOf(await ask(2, '/api/messages')).json()).toEqual([]);
    expect((await answer('/api/messages?limit=1')).body).toHaveLength(1);
  }, 60_000);

  it('refuses what the contract refuses', async () => {
    expect(await ask(1, '/api/messages?limit=0')).toMatchObject({ status: 400 });
    expect(await ask(1, '/api/nothing')).toMatchObject({ status: 404 });
  });
});

/** In one order of keys, so that what is the same reads the same. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [another]) => (one < another ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
