import { type ChannelAdapter, failureSentence } from '@concordia/channels/port';
import { SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { setBackAfter } from '../../../../common/clock-skew.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { Departure } from '../departure.js';
import { isDue } from '../due.js';
import { type OutboundRow, OutboxRepository } from '../outbox.repository.js';
import { Outcome } from '../outcome.js';
import { SendingAccount } from '../sending-account.js';
import { SendingQueue } from '../sending-queue.js';
import { Admission, type Admitted } from './admission.js';
import { Turn } from './turn.js';

/** How long a claim lasts, in ms; longer than any adapter's timeout. Then another job may take over. */
const CLAIM_MS = 60 * SECOND;

export interface Claimant {
  /** Stays the same when the job is repeated, so that it resumes its own attempt. */
  readonly jobId: string;
  /** `null` if the channel is not connected. */
  readonly adapter: ChannelAdapter | null;
  /** Whether this process is currently sending the message. */
  readonly isInHand: (id: string) => boolean;
}

export interface ClaimedMessage extends Admitted {
  readonly row: OutboundRow;
}

export const isUnfinished = ({ state }: Pick<OutboundRow, 'state'>): boolean =>
  state === 'scheduled' || state === 'queued' || state === 'sending';

/** The first step of sending: decides whether a message leaves now, and claims it. */
@Injectable()
export class Claim {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly admission: Admission,
    private readonly turn: Turn,
    private readonly departure: Departure,
    private readonly outcome: Outcome,
    private readonly accounts: SendingAccount,
    private readonly queue: SendingQueue,
    private readonly clock: Clock,
  ) {}

  /** @returns `null` if there is nothing to hand over now: too early, not its turn, claimed by another job, done, or refused. */
  async make(tx: WorkspaceTransaction, id: string, claimant: Claimant): Promise<ClaimedMessage | null> {
    const { jobId, adapter } = claimant;
    const found = await this.entries.find(tx, id);
    if (found === undefined) return null;
    await this.entries.holdLane(tx, found.lane);
    const held = await this.entries.findForUpdate(tx, id);
    const row = held && (await this.accounts.assigned(tx, held));
    const now = this.clock.now();
    if (row === undefined || !isUnfinished(row) || !isDue(row, now)) return null;
    if (await this.#isInOtherHands(tx, row, claimant, now)) return null;
    // The first message of the lane queues this one when it is done.
    if (await this.entries.hasEarlierInLane(tx, row)) return null;
    if (row.handed_over_at !== null && adapter?.recognizesKeys === false) return this.#cutOff(tx, row);
    const admitted = await this.admission.admit(tx, row);
    if (admitted === null) return null;
    if (adapter !== null && !(await this.turn.hasCome(tx, row, admitted.handle, adapter))) return null;
    return { row: await this.#claim(tx, row, jobId), ...admitted };
  }

  /** Its attempt got no response, and the provider would not recognize a repeat. */
  async #cutOff(tx: WorkspaceTransaction, row: OutboundRow): Promise<null> {
    const message = failureSentence('unconfirmed', row.channel);
    await this.outcome.failed(tx, row, { code: 'unconfirmed', message, providerCode: null });
    return null;
  }

  async #claim(tx: WorkspaceTransaction, row: OutboundRow, jobId: string): Promise<OutboundRow> {
    await this.entries.change(tx, row.id, [row.state], {
      state: 'sending',
      attempts: row.attempts + 1,
      claimed_by: jobId,
      claimed_until: this.clock.now() + CLAIM_MS,
      next_attempt_at: null,
      postponed_at: null,
      slot_at: null,
      // The conversation determines what it replies to.
      conversation_id: await this.departure.conversationOf(tx, row),
    });
    const claimed = await this.entries.find(tx, row.id);
    return claimed ?? row;
  }

  /** Leaves another job's running attempt alone, and checks again when its claim expires. */
  async #isInOtherHands(
    tx: WorkspaceTransaction,
    row: OutboundRow,
    { jobId, isInHand }: Claimant,
    now: number,
  ): Promise<boolean> {
    const { claimed_by, claimed_until } = row;
    // This process is sending it, even if the claim looks expired: the clock may have jumped, or the machine was asleep.
    if (isInHand(row.id)) return true;
    if (claimed_by === null || claimed_by === jobId || claimed_until === null) return false;
    // A claim that expires this late predates a clock that was set back.
    if (claimed_until <= now || claimed_until > setBackAfter(now) + CLAIM_MS) return false;
    await this.queue.enqueue(tx, row.id, claimed_until, 'unheard');
    return true;
  }
}
