import type { ModuleScope } from '@concordia/domain';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { DomainFailure } from '../../../common/domain-failure.js';

/** A tool as the protocol lists it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly annotations: Readonly<Record<`${'readOnly' | 'destructive' | 'idempotent' | 'openWorld'}Hint`, boolean>>;
}

/** Something that a language model may ask for. */
export interface McpTool {
  /** What whoever asks must be let in for. */
  readonly scope: ModuleScope;
  readonly listed: ListedTool;
  /**
   * Does it. What the model did wrong, and what a use case refuses, is told in the result, so that it can do better.
   *
   * @throws whatever nobody foresaw.
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

/** What a tool says when it does not do what it was asked for. */
export const refusal = (code: string, message: string): CallToolResult => ({
  content: [{ type: 'text', text: `${code}: ${message}` }],
  isError: true,
});
