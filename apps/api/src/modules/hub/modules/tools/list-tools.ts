import type { ModuleToolsContent } from '@concordia/contract/hub';
import { SECOND } from '@concordia/domain';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { FetchLike } from '@modelcontextprotocol/sdk/shared/transport.js';
import { z } from 'zod';
import { foreignLine, foreignText } from '../../../../common/foreign-text.js';
import { VERSION } from '../../../../common/version.js';
import { boundedFetch } from './bounded-fetch.js';
import { failureOf } from './failure-of.js';
import { ToolsFailure } from './tools-failure.js';

const MOST_TOOLS = 100;
const MOST_PAGES = 10;
const LARGEST_SCHEMA = 16 * 1024;
const LARGEST_ANSWERS = 4 * 1024 * 1024;
const PATIENCE = 10 * SECOND;

/** The fields read from a page. Other fields of the protocol (icons, output schemas) are not shown. */
const PageSchema = z.object({
  tools: z.array(
    z.object({
      name: z.string().min(1),
      title: z.string().optional(),
      description: z.string().optional(),
      inputSchema: z.record(z.string(), z.unknown()),
    }),
  ),
  nextCursor: z.string().optional(),
});

type Tool = z.output<typeof PageSchema>['tools'][number];

/**
 * Lists the tools of a Model Context Protocol server over streamable HTTP.
 *
 * @param fetch enforces the network restrictions.
 * @throws ToolsFailure on any fault of the server, within ten seconds.
 */
export async function listTools(endpoint: string, fetch: FetchLike): Promise<ModuleToolsContent> {
  const ended = new AbortController();
  const patience = AbortSignal.timeout(PATIENCE);
  const signal = AbortSignal.any([ended.signal, patience]);
  const client = new Client({ name: 'Concordia', version: VERSION });
  // Do not reopen a stream that ends: no further response is due.
  const reconnectionOptions = {
    initialReconnectionDelay: 0,
    maxReconnectionDelay: 0,
    reconnectionDelayGrowFactor: 1,
    maxRetries: 0,
  };
  const transport = new StreamableHTTPClientTransport(new URL(endpoint), {
    fetch: boundedFetch((url, init) => fetch(url, { ...init, signal }), LARGEST_ANSWERS),
    reconnectionOptions,
  });
  try {
    await client.connect(transport, { signal, timeout: PATIENCE });
    const tools = await allTools(client, signal);
    const server = client.getServerVersion();
    return {
      server_name: server === undefined ? null : foreignLine(server.name, 100) || null,
      server_version: server === undefined ? null : foreignLine(server.version, 40) || null,
      tools: tools.map(toolOf),
    };
  } catch (error) {
    throw patience.aborted ? new ToolsFailure('it did not answer in time.') : failureOf(error);
  } finally {
    await client.close().catch(() => undefined);
    // Closing the client does not close its stream.
    ended.abort();
  }
}

/** The client's own `listTools` would compile untrusted output schemas; a plain request does not. */
async function allTools(client: Client, signal: AbortSignal): Promise<Tool[]> {
  const tools: Tool[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const request = { method: 'tools/list', params: cursor === undefined ? {} : { cursor } } as const;
    const answer = await client.request(request, PageSchema, { signal, timeout: PATIENCE });
    tools.push(...answer.tools);
    cursor = answer.nextCursor;
    if (cursor === undefined || tools.length >= MOST_TOOLS) break;
  }
  return tools.slice(0, MOST_TOOLS);
}

function toolOf({ name, title, description, inputSchema }: Tool): ModuleToolsContent['tools'][number] {
  // A schema too large to show is replaced by one that accepts any object.
  const isKept = JSON.stringify(inputSchema).length <= LARGEST_SCHEMA;
  return {
    name: foreignLine(name, 128),
    title: title === undefined ? null : foreignLine(title, 128) || null,
    description: description === undefined ? null : foreignText(description, 2_000) || null,
    input_schema: isKept ? inputSchema : { type: 'object' },
  };
}
