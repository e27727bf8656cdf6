import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';

const RequestSchema = z.object({
  model: z.literal('test-model'),
  max_tokens: z.int().max(1_000),
  temperature: z.number(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({
      name: z.string(),
      strict: z.literal(true),
      schema: z.looseObject({ type: z.literal('object') }),
    }),
  }),
});

type ChatBody = z.infer<typeof RequestSchema>;

/** The endpoint's next behavior: a completion's text, a status, a raw body, or no response. */
type Behaviour = { readonly content: string } | { readonly status: number } | { readonly raw: string } | 'silent';

export interface TestEndpoint {
  readonly url: string;
  /** Requests received, oldest first. */
  readonly asked: ChatBody[];
  behave(next: Behaviour): void;
  close(): Promise<void>;
}

/** A local OpenAI-compatible endpoint that enforces the key, the schema and a call limit. */
export async function openEndpoint(key: string, callsAllowed = 100): Promise<TestEndpoint> {
  const asked: ChatBody[] = [];
  let behaviour: Behaviour = { content: '{"replies":[]}' };
  let calls = 0;
  const server = createServer(async (request, response) => {
    const refuse = (status: number) =>
      response.writeHead(status).end(JSON.stringify({ error: { message: 'refused' } }));
    calls += 1;
    if (request.url !== '/v1/chat/completions' || request.method !== 'POST') return refuse(404);
    if (request.headers.authorization !== `Bearer ${key}`) return refuse(401);
    const body = RequestSchema.safeParse(JSON.parse(await textOf(request)));
    if (!body.success) return refuse(400);
    asked.push(body.data);
    if (calls > callsAllowed) return refuse(429);
    if (behaviour === 'silent') return;
    if ('status' in behaviour) return refuse(behaviour.status);
    response.writeHead(200, { 'content-type': 'application/json' });
    if ('raw' in behaviour) return response.end(behaviour.raw);
    const message = { role: 'assistant', content: behaviour.content };
    return response.end(JSON.stringify({ choices: [{ message }], usage: { total_tokens: 321 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The endpoint has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
