import {
  type Answered,
  answeredIn,
  type Compared,
  type Evaluation,
  embeddedReading,
  evaluate,
  outcomeOf,
  type Reading,
  rulesReading,
} from '@concordia/domain/evaluation';
import { EMBEDDED_MODEL, suggestReplies } from '@concordia/domain/suggestions';
import { Injectable } from '@nestjs/common';
import { inventedIn } from '../suggestions/llm/grounded.js';
import { LlmWriter } from '../suggestions/llm/llm-writer.js';
import { ModelUsage } from '../suggestions/llm/model-usage.js';
import { EvaluationRepository, type History } from './evaluation.repository.js';

interface Case extends Answered {
  readonly history: History;
}

/** Newest answered messages that an endpoint is asked about: each costs. */
const ASKED = 100;

/** Reads each answered message of the workspace as of when it came, and compares what the models say with what was done. */
@Injectable()
export class EvaluationService {
  constructor(
    private readonly repository: EvaluationRepository,
    private readonly llm: LlmWriter,
    private readonly usage: ModelUsage,
  ) {}

  /** An evaluation for each model: the embedded one, rules, and the endpoint where one is set and may be asked. */
  async evaluate(signal: AbortSignal): Promise<Evaluation[]> {
    const cases = await this.#cases();
    const evaluations = [
      evaluate(
        EMBEDDED_MODEL,
        cases.map((one) => compared(one, embedded(one))),
      ),
      evaluate(
        'rules',
        cases.map((one) => compared(one, rulesReading(one))),
      ),
    ];
    if (this.llm.model === null || !(await this.llm.mayWrite())) return evaluations;
    const asked: Compared[] = [];
    for (const one of cases.slice(-ASKED)) asked.push(compared(one, await this.#endpoint(one, signal)));
    return [...evaluations, evaluate(this.llm.model, asked)];
  }

  /** In the order of time. */
  async #cases(): Promise<Case[]> {
    const cases: Case[] = [];
    for (const id of await this.repository.conversations()) {
      const history = await this.repository.history(id);
      if (history !== null) cases.push(...answeredIn(history.messages).map((one) => ({ ...one, history })));
    }
    return cases.toSorted((one, another) => one.message.sentAt - another.message.sentAt);
  }

  /** An endpoint writes replies; it names no intents. */
  async #endpoint({ history, before, message }: Case, signal: AbortSignal): Promise<Reading> {
    const spent = await this.usage.tokensToday();
    const thread = { ...history, conversationId: '', subject: message.subject, messages: before, newestId: message.id };
    const replies = await this.llm.write(thread, message.id, signal);
    const tokens = (await this.usage.tokensToday()) - spent;
    return { intent: null, asks: null, urgency: null, replies: replies.map(({ content }) => content), tokens };
  }
}

const embedded = (one: Case): Reading => ({
  ...embeddedReading(one),
  replies: suggestReplies({ ...one.history, messages: one.before }, one.message.id).map(({ content }) => content),
});

function compared(one: Case, reading: Reading): Compared {
  const said = [one.history.contactName ?? '', ...one.before.map(({ text }) => text)].join('\n');
  return {
    reading,
    outcome: outcomeOf(one),
    grounded: reading.replies.map((reply) => inventedIn(reply, said).length === 0),
  };
}
