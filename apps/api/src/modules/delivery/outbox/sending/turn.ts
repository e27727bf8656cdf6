import type { ChannelAdapter } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { type OutboundRow, OutboxRepository } from '../outbox.repository.js';
import { Pace } from '../pace.js';
import { SendingQueue } from '../sending-queue.js';

@Injectable()
export class Turn {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly pace: Pace,
    private readonly queue: SendingQueue,
    private readonly clock: Clock,
  ) {}

  /** Whether a message may be sent at the provider's pace now. Otherwise it is queued again for its slot, without counting an attempt. */
  async hasCome(
    tx: WorkspaceTransaction,
    row: OutboundRow,
    handle: string,
    { rates }: Pick<ChannelAdapter, 'rates'>,
  ): Promise<boolean> {
    const now = this.clock.now();
    const { account_id: accountId } = row;
    // Without an account there is no adapter to keep a pace of.
    if (accountId === null) return true;
    const held = await this.pace.heldUntil(tx, accountId);
    if (row.slot_at !== null && row.slot_at <= now && held <= now) return true;
    const at = await this.pace.take(tx, accountId, handle, rates);
    if (at <= now) return true;
    await this.entries.change(tx, row.id, [row.state], { slot_at: at, next_attempt_at: at, postponed_at: now });
    await this.queue.enqueue(tx, row.id, at, 'slot');
    return false;
  }
}
