import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { LlmSettings } from '../../../../common/llm-settings.js';
import { SETTINGS, type Settings } from '../../../../common/settings.js';

export const TIMEOUT_MS = 8_000;

/** Larger responses are not read; no valid one comes close. */
const LARGEST_ANSWER = 64 * 1024;

const CompletionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.int().min(0) }).optional(),
});

export interface ChatRequest {
  readonly system: string;
  readonly user: string;
  readonly schema: object;
  readonly maxTokens: number;
}

export interface ChatAnswer {
  readonly content: string;
  /** `null` if the endpoint does not report usage. */
  readonly tokens: number | null;
}

/** Why there is no response. The message contains nothing of the conversation. */
export class ChatFailure extends Error {
  override readonly name = 'ChatFailure';
}

/** Client for one OpenAI-compatible endpoint. */
@Injectable()
export class ChatClient {
  readonly settings: LlmSettings | null;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.settings = settings.llm;
  }

  /** @throws ChatFailure if no valid response arrives in time. */
  async ask(request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer> {
    if (this.settings === null) throw new ChatFailure('no endpoint is set');
    const { url, key, model } = this.settings;
    const response = await reached(
      fetch(`${url}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify(bodyOf(model, request)),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }).then(async (answer) => ({ status: answer.status, text: await textOf(answer) })),
    );
    if (response.status !== 200) throw new ChatFailure(`the endpoint answered ${response.status}`);
    const completion = CompletionSchema.safeParse(jsonOf(response.text));
    const content = completion.data?.choices[0]?.message.content;
    if (content === undefined) throw new ChatFailure('the endpoint answered with something else than a completion');
    return { content, tokens: completion.data?.usage?.total_tokens ?? null };
  }
}

const bodyOf = (model: string, { system, user, schema, maxTokens }: ChatRequest) => ({
  model,
  temperature: 0.2,
  max_tokens: maxTokens,
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ],
  response_format: { type: 'json_schema', json_schema: { name: 'replies', strict: true, schema } },
});

async function reached<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ChatFailure) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new ChatFailure(isLate ? `no answer within ${TIMEOUT_MS / 1000} s` : 'the endpoint cannot be reached');
  }
}

async function textOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > LARGEST_ANSWER) throw new ChatFailure('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
