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
import { SendingQueue } from '../sending-queue.js';
import { Admission } from './admission.js';
import { Turn } from './turn.js';

/** How long an attempt may take before another job believes that it was cut off, in ms; longer than any adapter waits. */
const CLAIM_MS = 60 * SECOND;

/** Who wants to send a message, and with what. */
export interface Claimant {
  /** The same when the job comes again, so that it takes up its own attempt. */
  readonly jobId: string;
  /** `null` when the channel is not connected. */
  readonly adapter: ChannelAdapter | null;
  /** Whether this process is sending the message at the moment. */
  readonly isInHand: (id: string) => boolean;
}

/** A message that a job may hand to the provider now. */
export interface ClaimedMessage {
  readonly row: OutboundRow;
  readonly handle: string;
}

export const isUnfinished = ({ state }: Pick<OutboundRow, 'state'>): boolean =>
  state === 'scheduled' || state === 'queued' || state === 'sending';

/** The first step of a sending: finds out whether a message is to leave now, and says who is sending it. */
@Injectable()
export class Claim {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly admission: Admission,
    private readonly turn: Turn,
    private readonly departure: Departure,
    private readonly outcome: Outcome,
    private readonly queue: SendingQueue,
    private readonly clock: Clock,
  ) {}

  /** @returns `null` when there is nothing to hand over now: too early, not its turn, in other hands, done, or refused. */
  async make(tx: WorkspaceTransaction, id: string, claimant: Claimant): Promise<ClaimedMessage | null> {
    const { jobId, adapter } = claimant;
    const found = await this.entries.find(tx, id);
    if (found === undefined) return null;
    await this.entries.holdLane(tx, found.lane);
    const row = await this.entries.findForUpdate(tx, id);
    const now = this.clock.now();
    if (row === undefined || !isUnfinished(row) || !isDue(row, now)) return null;
    if (await this.#isInOtherHands(tx, row, claimant, now)) return null;
    // Whoever is first in the lane has this one looked at again when it is through.
    if (await this.entries.hasEarlierInLane(tx, row)) return null;
    if (row.handed_over_at !== null && adapter?.recognisesKeys === false) return this.#cutOff(tx, row);
    const handle = await this.admission.admit(tx, row);
    if (handle === null) return null;
    if (adapter !== null && !(await this.turn.hasCome(tx, row, handle, adapter))) return null;
    return { row: await this.#claim(tx, row, jobId), handle };
  }

  /** Its attempt was never answered, and the provider would not recognise another one. */
  async #cutOff(tx: WorkspaceTransaction, row: OutboundRow): Promise<null> {
    const message = failureSentence('unconfirmed', row.channel);
    await this.outcome.failed(tx, row, { code: 'unconfirmed', message, providerCode: null });
    return null;
  }

  /** Says who is sending it. */
  async #claim(tx: WorkspaceTransaction, row: OutboundRow, jobId: string): Promise<OutboundRow> {
    await this.entries.change(tx, row.id, [row.state], {
      state: 'sending',
      attempts: row.attempts + 1,
      claimed_by: jobId,
      claimed_until: this.clock.now() + CLAIM_MS,
      next_attempt_at: null,
      postponed_at: null,
      slot_at: null,
      // What it answers depends on where it stands.
      conversation_id: await this.departure.conversationOf(tx, row),
    });
    const claimed = await this.entries.find(tx, row.id);
    return claimed ?? row;
  }

  /** Another job's attempt is not disturbed while it may still be running; when it is not heard of again, this one is looked at. */
  async #isInOtherHands(
    tx: WorkspaceTransaction,
    row: OutboundRow,
    { jobId, isInHand }: Claimant,
    now: number,
  ): Promise<boolean> {
    const { claimed_by, claimed_until } = row;
    // This process is at it, whatever the clock says of the claim: it may have been set forward, or the machine was asleep.
    if (isInHand(row.id)) return true;
    if (claimed_by === null || claimed_by === jobId || claimed_until === null) return false;
    // An attempt whose end is that far away was begun before the clock was set back.
    if (claimed_until <= now || claimed_until > setBackAfter(now) + CLAIM_MS) return false;
    await this.queue.enqueue(tx, row.id, claimed_until, 'unheard');
    return true;
  }
}
