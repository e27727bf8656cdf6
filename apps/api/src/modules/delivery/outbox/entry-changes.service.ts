import type { OutboxEntry } from '@concordia/contract/delivery';
import { isHeld, type OutboxState } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { EntryChecks, noSuchEntry } from './entry-checks.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { OutgoingFiles } from './outgoing-files.js';
import { atLeast } from './send-time.js';
import { SendingQueue } from './sending-queue.js';
import { SentMessagesRepository } from './sent-messages.repository.js';
import { NO_FAILURE } from './settled.js';

@Injectable()
export class EntryChangesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly entries: OutboxRepository,
    private readonly messages: SentMessagesRepository,
    private readonly files: OutgoingFiles,
    private readonly checks: EntryChecks,
    private readonly queued: SendingQueue,
    private readonly clock: Clock,
  ) {}

  /** Cancels an entry, including one that failed before it became a message. Its files become uploads again, under the ids in its entry. */
  async cancel(id: string): Promise<OutboxEntry> {
    return this.#changed(
      id,
      async (tx, row) => {
        if (!isHeld(row.state) && !isUnsent(row)) throw alreadyLeft(row.state);
        await this.entries.change(tx, id, [row.state], { state: 'cancelled' });
      },
      (tx) => this.files.giveBack(tx, id),
    );
  }

  async sendNow(id: string): Promise<OutboxEntry> {
    const now = this.clock.now();
    return this.#changed(id, async (tx, row) => {
      if (!isHeld(row.state) && !isUnsent(row)) throw alreadyLeft(row.state);
      await this.checks.refuseAgain(tx, row, now);
      await this.entries.change(tx, id, [row.state], { state: 'queued', send_at: now, ...NO_FAILURE });
      await this.queued.enqueue(tx, id, now);
    });
  }

  async reschedule(id: string, time: string): Promise<OutboxEntry> {
    const sendAt = atLeast(this.clock.now(), Date.parse(time));
    return this.#changed(id, async (tx, row) => {
      if (!isHeld(row.state) && !isUnsent(row)) throw alreadyLeft(row.state);
      await this.checks.refuseAgain(tx, row, sendAt);
      await this.entries.change(tx, id, [row.state], { state: 'scheduled', send_at: sendAt, ...NO_FAILURE });
      await this.queued.enqueue(tx, id, sendAt);
    });
  }

  /** Retries a failed message under a new key, so that the provider does not treat it as a repeat. */
  async retry(messageId: string): Promise<OutboxEntry> {
    if (!(await this.messages.exists(this.db.read, messageId))) throw notFound('message');
    const row = await this.entries.findByMessage(this.db.read, messageId);
    if (row?.state !== 'failed') {
      throw new DomainFailure('conflict', 'NOT_FAILED', 'This message did not fail, so it cannot be retried.');
    }
    const now = this.clock.now();
    return this.#changed(row.id, async (tx, { state, round }) => {
      if (state !== 'failed') throw alreadyLeft(state);
      await this.checks.refuseAgain(tx, row, now);
      const again = {
        state: 'sending',
        round: round + 1,
        send_at: now,
        sent_at: null,
        provider_message_id: null,
        failed_recipients: '[]',
      } as const;
      await this.entries.change(tx, row.id, ['failed'], { ...again, ...NO_FAILURE });
      await this.messages.setReceipt(tx, messageId, 'queued');
      await this.queued.enqueue(tx, row.id, now, `round ${round + 1}`);
    });
  }

  /**
   * Changes an entry under its lock and returns the new state.
   *
   * @param afterwards effects that the result does not show.
   */
  async #changed(
    id: string,
    change: (tx: WorkspaceTransaction, row: OutboundRow) => Promise<void>,
    afterwards: (tx: WorkspaceTransaction) => Promise<void> = async () => undefined,
  ): Promise<OutboxEntry> {
    return this.db.write(async (tx) => {
      const row = await this.entries.findForUpdate(tx, id);
      if (row === undefined) throw noSuchEntry();
      await change(tx, row);
      const entry = await this.checks.show(tx, id);
      await afterwards(tx);
      return entry;
    });
  }
}

const alreadyLeft = (state: OutboxState) =>
  new DomainFailure(
    'conflict',
    state === 'cancelled' ? 'ALREADY_CANCELLED' : 'ALREADY_LEFT',
    state === 'cancelled' ? 'This message was already canceled.' : 'This message has already left the outbox.',
  );

/** Failed before it became a message, so nobody can have received it. */
const isUnsent = ({ state, message_id }: OutboundRow): boolean => state === 'failed' && message_id === null;
