import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { LlmWriter } from './llm/llm-writer.js';
import { SuggestionsRepository } from './suggestions.repository.js';

export const WRITE_JOB = 'suggestions.write';

/** Calls the language model outside of requests, so that nobody waits for it, and notifies the clients when it is done. */
@Injectable()
export class SuggestionsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly suggestions: SuggestionsRepository,
    private readonly llm: LlmWriter,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: WRITE_JOB,
      schema: z.object({ messageId: z.uuid() }),
      concurrency: 2,
      // After a failure the embedded model's suggestions remain; a retry would cost again.
      maxAttempts: 1,
      handle: ({ payload, signal }) => this.#write(payload.messageId, signal),
    });
  }

  async #write(messageId: string, signal: AbortSignal): Promise<void> {
    const { model } = this.llm;
    const thread = await this.suggestions.thread(messageId);
    if (thread === undefined || model === null) return;
    const replies = await this.llm.write(thread, messageId, signal);
    if (replies.length === 0) return;
    await this.db.write(async (tx) => {
      const state = { newestMessageId: thread.newestId, model, computedAt: this.clock.now() };
      await this.suggestions.replace(tx, messageId, 'llm', replies, state);
    });
  }
}
