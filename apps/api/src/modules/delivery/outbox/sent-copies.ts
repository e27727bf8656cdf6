import { buffer } from 'node:stream/consumers';
import type { SendResult } from '@concordia/channels/port';
import { SECOND } from '@concordia/domain';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import { AttachmentSweeper } from '../../inbox/attachments/attachment-sweeper.js';
import { OWN_MAIL } from '../guardrails/own-mail.js';
import type { OutboundRow } from './outbox.repository.js';
import { SentCopiesRepository, type SentCopyRow } from './sent-copies.repository.js';

/** The job that puts copies into their mailbox. */
export const KEEP_SENT_JOB = 'mailboxes.keep-sent';

/** One job takes what an account sent within this time, in ms: one login for all of it, and never two jobs with one email. */
const SPAN = 10 * SECOND;

/** How long a server has for keeping the email itself, in ms. Ours is added only if there is none by then. */
const SERVER_FIRST = 5 * SECOND;

/** @see {@link SPAN}; `from` in ms since the epoch. */
export const KeepSentSchema = z.object({ accountId: z.uuid(), from: z.int() });

export type KeepSent = z.infer<typeof KeepSentSchema>;

/** Copies of sent email on their way into the mailboxes they were sent from. Nothing here makes a sending fail. */
@Injectable()
export class SentCopies {
  readonly #logger = new Logger('Mailboxes');

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly copies: SentCopiesRepository,
    private readonly channels: ChannelsRepository,
    private readonly store: AttachmentStore,
    private readonly sweeper: AttachmentSweeper,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores what an accepted email consists of, before the transaction that records its acceptance. Never rejects.
   *
   * @returns its hash; `null` if no copy is to be kept. Simulated mailboxes keep theirs, and email to our own team is no correspondence.
   */
  async stored(row: OutboundRow, result: SendResult): Promise<string | null> {
    if (!result.ok || result.sentCopy === undefined || row.account_id === null) return null;
    if (row.automation_id?.startsWith(OWN_MAIL) === true) return null;
    try {
      const account = await this.channels.account(this.db.read, row.account_id);
      return account?.mode === 'live' ? await this.store.put(result.sentCopy) : null;
    } catch (error) {
      this.#logger.warn(`No copy of a sent email could be kept: ${error instanceof Error ? error.message : 'unknown'}`);
      return null;
    }
  }

  /** Queues the copy, in the transaction that records the acceptance. */
  async keep(tx: WorkspaceTransaction, row: OutboundRow, messageId: string, contentHash: string): Promise<void> {
    if (row.account_id === null) return;
    const { id, account_id } = row;
    const now = this.clock.now();
    await this.copies.insert(tx, { id, account_id, message_id: messageId, content_hash: contentHash, sent_at: now });
    const payload: KeepSent = { accountId: account_id, from: now - (now % SPAN) };
    const runAt = payload.from + SPAN + SERVER_FIRST;
    const uniqueKey = `${account_id} ${payload.from}`;
    await this.queue.enqueue(tx, { kind: KEEP_SENT_JOB, payload, runAt, uniqueKey });
  }

  /** Oldest first. */
  waiting({ accountId, from }: KeepSent): Promise<SentCopyRow[]> {
    return this.copies.sent(this.db.read, accountId, { from, before: from + SPAN });
  }

  /** @returns `null` if the file is gone. */
  async bytesOf({ content_hash }: SentCopyRow): Promise<Buffer | null> {
    const file = await this.store.open(content_hash);
    return file === null ? null : buffer(file.content);
  }

  async done({ id, content_hash }: SentCopyRow): Promise<void> {
    await this.db.write((tx) => this.copies.remove(tx, id));
    await this.sweeper.sweep([content_hash]);
  }
}
