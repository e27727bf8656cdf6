import { MODULE_SCOPES, type ModuleScope } from '@concordia/domain';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Injectable, Logger } from '@nestjs/common';
import { currentModule } from '../../../database/request-context.js';
import { DraftingTool } from './drafting-tool.js';
import { ReadingTools } from './reading-tools.js';
import { type McpTool, refusal } from './tool.js';

/** Serves the tools to language models, limited by the module's scopes. */
@Injectable()
export class McpServerService {
  readonly #logger = new Logger('Mcp');
  readonly #tools: ReadonlyMap<string, McpTool>;

  constructor(reading: ReadingTools, drafting: DraftingTool) {
    this.#tools = new Map([...reading.all(), ...drafting.all()].map((tool) => [tool.listed.name, tool]));
  }

  /** @param body the parsed request body. */
  async handle(request: Request, body: unknown): Promise<Response> {
    const scopes = currentModule()?.scopes ?? MODULE_SCOPES;
    const listed = [...this.#tools.values()].filter(({ scope }) => scopes.includes(scope)).map((tool) => tool.listed);
    // Loaded on demand: most workspaces never use it.
    const { answerProtocol } = await import('./protocol.js');
    return answerProtocol(request, body, {
      listed,
      call: (name, input) => this.#call(scopes, name, input),
    });
  }

  async #call(scopes: readonly ModuleScope[], name: string, input: unknown): Promise<CallToolResult | null> {
    const tool = this.#tools.get(name);
    if (tool === undefined) return null;
    if (!scopes.includes(tool.scope)) return refusal('SCOPE_MISSING', `This needs the scope ${tool.scope}.`);
    try {
      return await tool.call(input);
    } catch (error) {
      this.#logger.error({ tool: name, err: error });
      return refusal('INTERNAL', 'Something went wrong on the server.');
    }
  }
}
