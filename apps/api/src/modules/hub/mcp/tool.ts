import type { ModuleScope } from '@concordia/domain';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { DomainFailure } from '../../../common/domain-failure.js';

export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly annotations: Readonly<Record<`${'readOnly' | 'destructive' | 'idempotent' | 'openWorld'}Hint`, boolean>>;
}

export interface McpTool {
  readonly scope: ModuleScope;
  readonly listed: ListedTool;
  /**
   * Reports invalid input and refusals of use cases in the result, so that the model can correct itself.
   *
   * @throws on unexpected errors.
   */
  readonly call: (input: unknown) => Promise<CallToolResult>;
}

interface ToolDescription<Input> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scope: ModuleScope;
  readonly input: z.ZodType<Input>;
  readonly run: (input: Input) => Promise<Record<string, unknown>>;
}

export function toolOf<Input>({ input, run, scope, ...words }: ToolDescription<Input>): McpTool {
  const isReading = scope === 'read';
  return {
    scope,
    listed: {
      ...words,
      inputSchema: z.toJSONSchema(input, { io: 'input', target: 'draft-7' }),
      annotations: { readOnlyHint: isReading, destructiveHint: false, idempotentHint: isReading, openWorldHint: false },
    },
    call: async (given) => {
      const parsed = input.safeParse(given ?? {});
      if (!parsed.success) return refusal('VALIDATION_FAILED', z.prettifyError(parsed.error));
      try {
        return answer(await run(parsed.data));
      } catch (error) {
        if (error instanceof DomainFailure) return refusal(error.code, error.message);
        throw error;
      }
    },
  };
}

const answer = (result: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(result) }],
  structuredContent: result,
});

export const refusal = (code: string, message: string): CallToolResult => ({
  content: [{ type: 'text', text: `${code}: ${message}` }],
  isError: true,
});
