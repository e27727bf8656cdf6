import { StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import { foreignLine } from '../../../../common/foreign-text.js';
import { ToolsFailure } from './tools-failure.js';

/** What the client of the protocol, or the fetch below it, threw, in words for whoever registered the module. */
export function failureOf(error: unknown): ToolsFailure {
  return new ToolsFailure(reasonOf(error));
}

function reasonOf(error: unknown): string {
  if (error instanceof StreamableHTTPError && (error.code ?? 0) >= 300) return `it answered ${error.code}.`;
  if (error instanceof McpError) return `it said “${foreignLine(error.message, 200)}”.`;
  if (!(error instanceof Error)) return 'it failed.';
  // What does not fit the protocol is told by the client's schemas at great length.
  if (error.name.endsWith('ZodError')) return 'what it answers is not of the protocol.';
  // A fetch says only that it failed; its cause says why.
  return foreignLine(error.cause instanceof Error ? error.cause.message : error.message, 200);
}
