import type { AskedAt, AssistantPlan, OwnWords, WayOut } from '@concordia/domain/assistant';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { workspaceSettings } from '../../platform/workspace/settings/workspace-settings.repository.js';
import { ChatClient, ChatFailure, type ChatRequest } from '../suggestions/llm/chat-client.js';
import { ModelUsage } from '../suggestions/llm/model-usage.js';
import { SuggestionsRepository } from '../suggestions/suggestions.repository.js';
import { PlanSchema } from './plan.schema.js';

const ANSWER_TOKENS = 400;

/** An estimate, which the endpoint corrects. */
const BYTES_PER_TOKEN = 3;

/**
 * Has a language model compile a question that no rule understands, if the operator configured an endpoint.
 *
 * It is given the asker's own words and the day, and nothing of the workspace: it plans before anything is read. What it returns is a plan by the same
 * schema as that of the rules, or nothing.
 */
@Injectable()
export class PlanWriter implements WayOut<AssistantPlan | null> {
  readonly #log = new Logger('Assistant');

  constructor(
    private readonly client: ChatClient,
    private readonly usage: ModelUsage,
    private readonly suggestions: SuggestionsRepository,
    private readonly db: WorkspaceDatabase,
    private readonly clock: Clock,
  ) {}

  async leave(words: OwnWords, signal: AbortSignal): Promise<AssistantPlan | null> {
    const { settings } = this.client;
    if (settings === null || (!settings.inDemo && (await this.suggestions.isDemoWorkspace()))) return null;
    const { time_zone: timeZone } = await workspaceSettings(this.db.read);
    const request = requestFor(words, { now: this.clock.now(), timeZone });
    const estimate = Math.ceil(Buffer.byteLength(request.system + request.user) / BYTES_PER_TOKEN) + ANSWER_TOKENS;
    if (!(await this.usage.book(estimate, settings.dailyTokens))) return this.#none('the budget of the day is spent');
    try {
      const { content, tokens } = await this.client.ask(request, signal);
      await this.usage.settle((tokens ?? estimate) - estimate, false);
      const plan = PlanSchema.safeParse(jsonOf(content));
      return plan.success ? plan.data : this.#none('the answer is not of the schema');
    } catch (error) {
      if (!(error instanceof ChatFailure)) throw error;
      await this.usage.settle(0, true);
      return this.#none(error.message);
    }
  }

  #none(reason: string): null {
    this.#log.warn(`The language model wrote no plan: ${reason}.`);
    return null;
  }
}

const SYSTEM = [
  'You compile a question about a workspace of business messages to a plan of at most 3 tools. You see no data and answer nothing yourself.',
  'The user message holds one JSON object with the question, the day and the time zone.',
  'Use only the tools of the schema; all of them read. If none answers the question, or it asks to change or send something, return no steps.',
].join('\n');

const requestFor = (words: OwnWords, { now, timeZone }: AskedAt): ChatRequest => ({
  system: SYSTEM,
  user: JSON.stringify({
    question: words.text,
    today: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now),
    timeZone,
  }),
  schema: z.toJSONSchema(PlanSchema),
  maxTokens: ANSWER_TOKENS,
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
