import { StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import { foreignLine } from '../../../../common/foreign-text.js';
import { ToolsFailure } from './tools-failure.js';

/** Translates an error of the MCP client or its fetch into words for the person who registered the module. */
export function failureOf(error: unknown): ToolsFailure {
  return new ToolsFailure(reasonOf(error));
}

function reasonOf(error: unknown): string {
  if (error instanceof StreamableHTTPError && (error.code ?? 0) >= 300) return `it returned ${error.code}.`;
  if (error instanceof McpError) return `it said “${foreignLine(error.message, 200)}”.`;
  if (!(error instanceof Error)) return 'it failed.';
  // The client's schema errors are too long to show.
  if (error.name.endsWith('ZodError')) return 'what it answers is not of the protocol.';
  // A fetch error names its reason only in `cause`.
  return foreignLine(error.cause instanceof Error ? error.cause.message : error.message, 200);
}
