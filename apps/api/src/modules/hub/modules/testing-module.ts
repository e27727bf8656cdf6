import { createServer, type ServerResponse } from 'node:http';
import { z } from 'zod';

const CallSchema = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z.object({ cursor: z.string().optional() }).optional(),
});

export interface TestModule {
  readonly origin: string;
  health: { status: number; body: string };
  openapi: string;
  /** Pages of tools, requested by cursor. */
  toolPages: readonly (readonly object[])[];
  /** Requested paths, in order. */
  readonly asked: string[];
  readonly stop: () => Promise<void>;
}

export async function startTestModule(): Promise<TestModule> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    module.asked.push(pathname);
    if (pathname === '/health') return void response.writeHead(module.health.status).end(module.health.body);
    if (pathname === '/openapi') return void response.end(module.openapi);
    if (pathname === '/mcp' && request.method === 'POST') {
      return void request.setEncoding('utf8').once('data', (text: string) => answerCall(module, text, response));
    }
    response.writeHead(pathname === '/mcp' ? 405 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  const module: TestModule = {
    origin: `http://127.0.0.1:${address.port}`,
    health: { status: 200, body: '{"status":"ok"}' },
    openapi: '',
    toolPages: [],
    asked: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return module;
}

/** Responds to one Model Context Protocol call with plain JSON. */
function answerCall(module: TestModule, text: string, response: ServerResponse): void {
  const { id, method, params } = CallSchema.parse(JSON.parse(text));
  if (id === undefined) return void response.writeHead(202).end();
  const result = method === 'initialize' ? welcome : toolsOf(module, Number(params?.cursor ?? 0));
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id, result }));
}

const welcome = {
  protocolVersion: '2025-06-18',
  capabilities: { tools: {} },
  serverInfo: { name: 'Test\nmodule', version: '2.0.0' },
};

function toolsOf({ toolPages }: TestModule, page: number) {
  const isLast = page + 1 >= toolPages.length;
  return { tools: toolPages[page] ?? [], ...(!isLast && { nextCursor: String(page + 1) }) };
}
