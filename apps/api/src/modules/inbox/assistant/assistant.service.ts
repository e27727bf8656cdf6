import type { AssistantAnswer, AssistantQuestion } from '@concordia/contract/inbox';
import { CHANNELS } from '@concordia/domain';
import {
  type Answer,
  type AssistantPlan,
  answerTo,
  distinctCitations,
  notUnderstood,
  OwnWords,
  planQuestion,
  returnedBy,
  type ToolResult,
  type Understood,
  type Unresolved,
  unresolvedAnswer,
  verified,
} from '@concordia/domain/assistant';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { workspaceSettings } from '../../platform/workspace/settings/workspace-settings.repository.js';
import { StatCounters } from '../counters/stat-counters.js';
import type { Asking } from './asking.js';
import { AssistantRepository } from './assistant.repository.js';
import { AssistantReader } from './assistant-reader.js';
import { PlanSchema } from './plan.schema.js';
import { PlanWriter } from './plan-writer.js';

const PLANNING_MS = 8_000;

/** Compiles a question to a plan, runs its tools, and shows what they bear out. Nothing is stored or changed. */
@Injectable()
export class AssistantService {
  constructor(
    private readonly reader: AssistantReader,
    private readonly writer: PlanWriter,
    private readonly repository: AssistantRepository,
    private readonly counters: StatCounters,
    private readonly db: WorkspaceDatabase,
    private readonly clock: Clock,
  ) {}

  async ask({ question, messageId, contactId }: AssistantQuestion): Promise<AssistantAnswer> {
    const { time_zone: timeZone } = await workspaceSettings(this.db.read);
    const asking = { at: { now: this.clock.now(), timeZone }, messageId, contactId };
    const understood = await this.#understood(OwnWords.typed(question), asking);
    if (understood.kind === 'unsupported')
      return this.#answer(notUnderstood(understood.language, understood.because, asking.at));
    return this.#run(understood.plan, asking);
  }

  /** Rules first. The endpoint is asked only for what they do not understand, never to act. */
  async #understood(words: OwnWords, { at }: Asking): Promise<Understood> {
    const ruled = planQuestion(words, at);
    if (ruled.kind === 'plan' || ruled.because === 'action') return checked(ruled);
    const plan = await this.writer.leave(words, AbortSignal.timeout(PLANNING_MS));
    return plan === null || plan.steps.length === 0 ? ruled : { kind: 'plan', plan };
  }

  async #run({ steps, language }: AssistantPlan, asking: Asking): Promise<AssistantAnswer> {
    const results: (ToolResult | Unresolved)[] = [];
    for (const tool of steps) results.push(await this.reader.read(tool, asking));
    const open = results.find((one) => !('facts' in one));
    const answer =
      open !== undefined && !('facts' in open)
        ? unresolvedAnswer(open, language, asking.at)
        : answerTo(
            results.filter((one) => 'facts' in one),
            language,
            asking.at,
          );
    return this.#answer({ ...answer, sentences: verified(answer.sentences, returnedBy(results)) });
  }

  async #answer({ sentences, outcome, basis, choices, draft, suggestions }: Answer): Promise<AssistantAnswer> {
    const cited = distinctCitations(sentences);
    return {
      outcome,
      sentences: sentences.map(({ text, citations }) => ({ text, citations: [...citations] })),
      answer: sentences.map(({ text }) => text),
      basis,
      links: cited.flatMap(({ kind, id, label }) => (kind === 'figure' ? [] : [{ kind, id, label }])),
      scope: await this.#scope(),
      choices: [...choices],
      draft,
      understood: outcome !== 'unsupported',
      suggestions: [...suggestions],
    };
  }

  async #scope(): Promise<AssistantAnswer['scope']> {
    const figures = await this.counters.all();
    const since = await this.repository.oldestMessageAt();
    return {
      contacts: figures.get('contacts') ?? 0,
      messages: figures.get('messages') ?? 0,
      since: since === null ? null : new Date(since).toISOString(),
      channels: CHANNELS.filter((channel) => (figures.get(`channel:${channel}`) ?? 0) > 0),
    };
  }
}

/** The plan of a rule passes the same gate as that of an endpoint. */
function checked(understood: Understood): Understood {
  if (understood.kind === 'unsupported') return understood;
  const plan = PlanSchema.safeParse(understood.plan);
  if (plan.success) return { kind: 'plan', plan: plan.data };
  return { kind: 'unsupported', because: 'unknown', language: understood.plan.language };
}
