import { MODULE_SCOPES, type ModuleScope } from '@concordia/domain';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { Injectable, Logger } from '@nestjs/common';
import { VERSION } from '../../common/version.js';
import { currentModule } from '../../database/request-context.js';
import { DraftingTool } from './drafting-tool.js';
import { ReadingTools } from './reading-tools.js';
import { type McpTool, refusal } from './tool.js';

const INSTRUCTIONS =
  'Concordia gathers the messages of eight channels. Search, read conversations, and draft replies. Drafts are never sent without a person.';

/**
 * Speaks the Model Context Protocol over streamable HTTP. Every request stands for itself: there are no sessions, and answers come as JSON rather
 * than as a stream, because no tool takes long.
 */
@Injectable()
export class McpServerService {
  readonly #logger = new Logger('Mcp');
  readonly #tools: ReadonlyMap<string, McpTool>;

  constructor(reading: ReadingTools, drafting: DraftingTool) {
    this.#tools = new Map([...reading.all(), ...drafting.all()].map((tool) => [tool.listed.name, tool]));
  }

  /** @param body the request's, parsed. */
  async handle(request: Request, body: unknown): Promise<Response> {
    const server = this.#makeServer(currentModule()?.scopes ?? MODULE_SCOPES);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody: body });
    } finally {
      await server.close();
    }
  }

  #makeServer(scopes: readonly ModuleScope[]): Server {
    const server = new Server(
      { name: 'concordia', title: 'Concordia', version: VERSION },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
    );
    server.setRequestHandler(ListToolsRequestSchema, () => ({
      tools: [...this.#tools.values()].filter(({ scope }) => scopes.includes(scope)).map(({ listed }) => listed),
    }));
    server.setRequestHandler(CallToolRequestSchema, ({ params }) => this.#call(scopes, params.name, params.arguments));
    return server;
  }

  async #call(scopes: readonly ModuleScope[], name: string, input: unknown): Promise<CallToolResult> {
    const tool = this.#tools.get(name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, 'There is no such tool.');
    if (!scopes.includes(tool.scope)) return refusal('SCOPE_MISSING', `This needs the scope ${tool.scope}.`);
    try {
      return await tool.call(input);
    } catch (error) {
      this.#logger.error({ tool: name, err: error });
      return refusal('INTERNAL', 'Something went wrong on the server.');
    }
  }
}
