import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { watchReplies } from './reply-contract.js';

const workspace = {
  id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
  name: 'Fernhill',
  ownAddresses: [],
  isDemo: false,
  retentionDays: null,
  version: '0.1.0',
};

/** What is noticed of one reply. */
async function noticed(url: string, status: number, body: unknown, type = 'application/json'): Promise<string | null> {
  const app = fastify();
  const breaches = watchReplies(app);
  app.get(url, (_request, reply) => reply.code(status).header('content-type', type).serializer(String).send(body));
  await app.inject({ url });
  await app.close();
  try {
    breaches.throwIfAny();
    return null;
  } catch (error) {
    return String(error);
  }
}

test('a reply is let through that is as its call describes it', async () => {
  expect(await noticed('/api/workspace', 200, JSON.stringify(workspace))).toBeNull();
});

test.each([
  ['a field that is not described', 200, JSON.stringify({ ...workspace, secret: 1 }), 'additional properties'],
  ['a field that is missing', 200, JSON.stringify({ ...workspace, name: undefined }), "required property 'name'"],
  ['null where there is always something', 200, JSON.stringify({ ...workspace, name: null }), 'name must be string'],
  ['a status that the call does not have', 418, '{}', 'which its description lacks'],
])('%s is noticed', async (_, status, body, problem) => {
  expect(await noticed('/api/workspace', status, body)).toContain(problem);
});

test('a content type that the call does not have is noticed', async () => {
  expect(await noticed('/api/workspace', 200, 'Fernhill', 'text/plain')).toContain('as text/plain');
});

test('what the document leaves out is let through', async () => {
  expect(await noticed('/webhooks/anything', 418, '{}')).toBeNull();
});
