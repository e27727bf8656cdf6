import { type MailFlag, SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { MailMarksRepository } from './mail-marks.repository.js';

/** The job that stores marks in a mailbox. */
export const KEEP_FLAGS_JOB = 'mailboxes.keep-flags';

export const KeepFlagsSchema = z.object({ accountId: z.uuid() });

export type KeepFlags = z.infer<typeof KeepFlagsSchema>;

/** One job takes what was marked within this time, in ms: one login for all of it. */
const SPAN = 3 * SECOND;

/**
 * What people did here with email whose mailbox follows it: read, answered, completed. It is noted in their transaction and stored by a job, so that
 * no server is waited for.
 */
@Injectable()
export class MailMarks {
  constructor(
    private readonly marks: MailMarksRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  async read(tx: WorkspaceTransaction, ids: readonly string[], isRead: boolean): Promise<void> {
    await this.#note(tx, await this.marks.messageIds(tx, ids), 'seen', isRead);
  }

  /** Flags as deleted, or no longer, where the account says so. Nothing is expunged. */
  async completed(tx: WorkspaceTransaction, ids: readonly string[], isCompleted: boolean): Promise<void> {
    await this.#note(tx, await this.marks.messageIds(tx, ids), 'deleted', isCompleted);
  }

  /** @param messageId of the email that was answered, without brackets. */
  async answered(tx: WorkspaceTransaction, messageId: string): Promise<void> {
    await this.#note(tx, [messageId], 'answered', true);
  }

  async #note(tx: WorkspaceTransaction, messageIds: readonly string[], flag: MailFlag, isSet: boolean): Promise<void> {
    const mails = await this.marks.differing(tx, messageIds, flag, isSet);
    for (const mail of mails) await this.marks.wish(tx, mail, flag, isSet);
    for (const accountId of new Set(mails.map(({ account_id }) => account_id))) await this.#enqueue(tx, accountId);
  }

  async #enqueue(tx: WorkspaceTransaction, accountId: string): Promise<void> {
    const now = this.clock.now();
    const runAt = now - (now % SPAN) + SPAN;
    const payload: KeepFlags = { accountId };
    await this.queue.enqueue(tx, { kind: KEEP_FLAGS_JOB, payload, runAt, uniqueKey: `${accountId} ${runAt}` });
  }
}
