import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  ToolSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { VERSION } from '../../../common/version.js';
import type { ListedTool } from './tool.js';

const INSTRUCTIONS =
  'Concordia collects the messages of eight channels. Search, read conversations, and draft replies. Drafts are never sent without human approval.';

export interface Offer {
  readonly listed: readonly ListedTool[];
  /** @returns `null` if there is no such tool. */
  readonly call: (name: string, input: unknown) => Promise<CallToolResult | null>;
}

/** Speaks the Model Context Protocol over streamable HTTP, without sessions. Responses are JSON rather than a stream, because every tool is fast. */
export async function answerProtocol(request: Request, body: unknown, offer: Offer): Promise<Response> {
  const server = serverOf(offer);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

function serverOf({ listed, call }: Offer): Server {
  const server = new Server(
    { name: 'concordia', title: 'Concordia', version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed.map((tool) => ToolSchema.parse(tool)) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const result = await call(params.name, params.arguments);
    if (result === null) throw new McpError(ErrorCode.InvalidParams, 'The tool was not found.');
    return result;
  });
  return server;
}
