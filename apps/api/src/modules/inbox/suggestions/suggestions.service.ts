import { type Suggestion, SuggestionGroundSchema } from '@concordia/contract/inbox';
import { EMBEDDED_MODEL, openMessages, suggestReplies } from '@concordia/domain/suggestions';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { notFound } from '../../../common/domain-failure.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { ReplyMemory } from '../recall/reply-memory.js';
import { LlmWriter } from './llm/llm-writer.js';
import { WRITE_JOB } from './suggestions.jobs.js';
import {
  type AnsweredRow,
  type StoredThread,
  type SuggestionRow,
  SuggestionsRepository,
} from './suggestions.repository.js';

const GroundsSchema = z.array(SuggestionGroundSchema);

/** Suggestions shown for one message. */
const MOST = 3;

const suggestionOf = (row: SuggestionRow, answered: AnsweredRow | undefined): Suggestion => ({
  id: row.id,
  type: row.type,
  content: row.content,
  confidence: row.confidence,
  source: row.source,
  grounds: GroundsSchema.parse(JSON.parse(row.grounds)),
  answered:
    answered === undefined
      ? null
      : {
          messageId: answered.id,
          conversationId: answered.conversation_id,
          contactName: answered.name,
          at: new Date(answered.sent_at).toISOString(),
        },
  usedAt: row.used_at === null ? null : new Date(row.used_at).toISOString(),
});

@Injectable()
export class SuggestionsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly suggestions: SuggestionsRepository,
    private readonly llm: LlmWriter,
    private readonly memory: ReplyMemory,
    private readonly jobs: JobQueue,
    private readonly events: DomainEvents,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  /** Suggestions for the conversation's current state, computed on demand. */
  async list(messageId: string): Promise<Suggestion[]> {
    const thread = await this.suggestions.thread(messageId);
    if (thread === undefined) throw notFound('message');
    const model = this.llm.model ?? EMBEDDED_MODEL;
    const state = await this.suggestions.state(messageId);
    if (state?.newest_message_id !== thread.newestId || state.model !== model)
      await this.#compute(messageId, thread, model);
    return this.#shown(await this.suggestions.current(messageId));
  }

  async use(suggestionId: string): Promise<Suggestion> {
    const row = await this.db.write(async (tx) => {
      const used = await this.suggestions.use(tx, suggestionId, this.clock.now());
      if (used === undefined) throw notFound('suggestion');
      const payload = { suggestion_id: suggestionId, message_id: used.message_id };
      await this.events.tell(tx, [{ topic: 'suggestion.used', payload }]);
      return used;
    });
    const [shown] = await this.#shown([row]);
    if (shown === undefined) throw notFound('suggestion');
    return shown;
  }

  /** What was answered to a message that was erased since is no longer suggested. */
  async #shown(rows: readonly SuggestionRow[]): Promise<Suggestion[]> {
    const ids = rows.flatMap(({ answered_id }) => answered_id ?? []);
    const answered = ids.length === 0 ? [] : await this.suggestions.answered(ids);
    return rows
      .flatMap((row) => {
        const source = answered.find(({ id }) => id === row.answered_id);
        return row.answered_id !== null && source === undefined ? [] : [suggestionOf(row, source)];
      })
      .slice(0, MOST);
  }

  /** The embedded model responds immediately; a language model, if configured, replaces its suggestions later. */
  async #compute(messageId: string, thread: StoredThread, model: string): Promise<void> {
    const remembered = await this.memory.recall(thread, messageId, thread.conversationId, this.clock.now());
    const replies = [...suggestReplies(thread, messageId), ...(remembered === null ? [] : [remembered])];
    const isOpen = openMessages(thread.messages, messageId).length > 0;
    const asksModel = isOpen && (await this.llm.mayWrite());
    await this.db.write(async (tx) => {
      const state = { newestMessageId: thread.newestId, model, computedAt: this.clock.now() };
      await this.suggestions.replace(tx, messageId, 'embedded', replies, state);
      if (asksModel) await this.jobs.enqueue(tx, { kind: WRITE_JOB, payload: { messageId }, uniqueKey: messageId });
      // The response already contains the suggestions.
      this.changes.silence(tx);
    });
  }
}
