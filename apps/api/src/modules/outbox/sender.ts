import { type ChannelAdapter, failureSentence, type SendResult } from '@concordia/channels/port';
import { SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../database/workspace-database.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { ChannelAdapters } from '../channels/channel-adapters.js';
import { ConnectionHealthService } from '../channels/connection-health.js';
import { ChangeLog } from '../stream/change-log.js';
import { AutomatedSending } from './automated-sending.js';
import { type Departed, Departure } from './departure.js';
import { EarlyReceipts } from './early-receipts.js';
import { EligibilityService } from './eligibility.service.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { keyOf, Outcome } from './outcome.js';
import { OutgoingContent } from './outgoing-content.js';
import { OwnMails } from './own-mails.js';
import { Pace } from './pace.js';
import { enqueueSending } from './sending-job.js';

/** How long an attempt may take before another job believes that it was cut off, in ms; longer than any adapter waits. */
const CLAIM_MS = 60 * SECOND;

/** How long a provider may take to answer, in ms. */
const ATTEMPT_MS = 45 * SECOND;

type Carrier = ChannelAdapter | null;

/** A message that this job may hand to the provider now. */
interface Ready {
  readonly row: OutboundRow;
  readonly handle: string;
}

/**
 * Lets one message leave, in three steps: a transaction that makes it a message and says that it is being sent, the call to the provider, and a
 * transaction that writes down the answer.
 *
 * Cut off after the first step, the job comes again and calls with the same idempotency key; cut off after the call, likewise, and the
 * provider recognises the key. Where it recognises none, what was cut off has failed as unconfirmed, and a person decides. So nothing is
 * lost, and nothing is sent twice.
 */
@Injectable()
export class Sender {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly entries: OutboxRepository,
    private readonly adapters: ChannelAdapters,
    private readonly eligibility: EligibilityService,
    private readonly departure: Departure,
    private readonly outcome: Outcome,
    private readonly outgoing: OutgoingContent,
    private readonly pace: Pace,
    private readonly health: ConnectionHealthService,
    private readonly early: EarlyReceipts,
    private readonly automated: AutomatedSending,
    private readonly ownMails: OwnMails,
    private readonly queue: JobQueue,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  /** @param jobId the same when the job comes again, so that it takes up its own attempt. */
  async send(id: string, jobId: string, signal: AbortSignal): Promise<void> {
    const entry = await this.entries.find(this.db.read, id);
    if (entry === undefined || !isUnfinished(entry)) return;
    const adapter = await this.adapters.forChannel(entry.channel);
    const ready = await this.db.write((tx) => this.#prepare(tx, id, jobId, adapter));
    if (ready === null) return;
    const result = await this.#call(ready, adapter, signal);
    await this.db.write((tx) => this.#record(tx, id, ready.row.round, result, adapter));
  }

  /** @returns `null` when there is nothing to hand over now: too early, not its turn, in other hands, done, or refused. */
  async #prepare(tx: WorkspaceTransaction, id: string, jobId: string, adapter: Carrier): Promise<Ready | null> {
    const found = await this.entries.find(tx, id);
    if (found === undefined) return null;
    await this.entries.holdLane(tx, found.lane);
    const row = await this.entries.findForUpdate(tx, id);
    const now = this.clock.now();
    if (row === undefined || !isUnfinished(row) || row.send_at > now || (row.next_attempt_at ?? 0) > now) return null;
    if (await this.#isInOtherHands(tx, row, jobId, now)) return null;
    // Whoever is first in the lane has this one looked at again when it is through.
    if (await this.entries.hasEarlierInLane(tx, row)) return null;
    if (row.claimed_by !== null && adapter?.recognisesKeys === false) return this.#cutOff(tx, row);
    const own = this.ownMails.writerOf(row);
    if (own !== null) return this.#prepareOwn(tx, row, jobId, adapter, await own.addressOf(row.idempotency_key));
    const facts = row.contact_id === null ? null : await this.eligibility.facts(tx, row.contact_id);
    const handle = facts?.[row.channel].handle ?? null;
    if (facts === null || row.contact_id === null || handle === null) {
      return this.#refuse(tx, row, 'no_contact_point', 'The contact has no address on this channel any more.');
    }
    if (row.message_id === null && !(await this.automated.mayLeave(tx, row))) return this.#keepBack(tx, row);
    const verdict = await this.departure.judge(tx, row, facts);
    if (!verdict.eligible) return this.#refuse(tx, row, verdict.code, verdict.reason);
    if (adapter !== null && !(await this.#isItsTurn(tx, row, handle, adapter))) return null;
    const left = row.message_id === null ? await this.departure.leave(tx, row, row.contact_id, handle) : null;
    return { row: await this.#take(tx, row, jobId, left), handle };
  }

  /** Mail to the workspace's own people becomes no message, and no contact's wishes are asked. */
  async #prepareOwn(
    tx: WorkspaceTransaction,
    row: OutboundRow,
    jobId: string,
    adapter: Carrier,
    handle: string | null,
  ): Promise<Ready | null> {
    if (handle === null) return this.#keepBack(tx, row);
    if (adapter !== null && !(await this.#isItsTurn(tx, row, handle, adapter))) return null;
    return { row: await this.#take(tx, row, jobId, null), handle };
  }

  /** What has to wait for the provider's pace is looked at again at its slot, and no attempt is counted. */
  async #isItsTurn(tx: WorkspaceTransaction, row: OutboundRow, handle: string, adapter: ChannelAdapter) {
    const now = this.clock.now();
    const held = await this.pace.heldUntil(tx, row.channel);
    if (row.slot_at !== null && row.slot_at <= now && held <= now) return true;
    const at = await this.pace.take(tx, row.channel, handle, adapter.rates);
    if (at <= now) return true;
    await this.entries.change(tx, row.id, [row.state], { slot_at: at, next_attempt_at: at });
    await enqueueSending(this.queue, tx, row.id, at, 'slot');
    return false;
  }

  /** Its attempt was never answered, and the provider would not recognise another one. */
  async #cutOff(tx: WorkspaceTransaction, row: OutboundRow): Promise<null> {
    const message = failureSentence('unconfirmed', row.channel);
    await this.outcome.failed(tx, row, { code: 'unconfirmed', message, providerCode: null });
    await this.changes.record(tx, ['outbox', 'messages', 'notifications']);
    return null;
  }

  /** Says who is sending it. @param left what it has just become. */
  async #take(tx: WorkspaceTransaction, row: OutboundRow, jobId: string, left: Departed | null) {
    const now = this.clock.now();
    await this.entries.change(tx, row.id, [row.state], {
      state: 'sending',
      attempts: row.attempts + 1,
      claimed_by: jobId,
      claimed_until: now + CLAIM_MS,
      next_attempt_at: null,
      slot_at: null,
      ...(left !== null && { message_id: left.messageId, conversation_id: left.conversationId, left_at: now }),
    });
    await this.changes.record(tx, left === null ? ['outbox'] : ['outbox', 'messages', 'stats', 'contacts']);
    const taken = await this.entries.find(tx, row.id);
    return taken ?? row;
  }

  async #call({ row, handle }: Ready, adapter: Carrier, signal: AbortSignal): Promise<SendResult> {
    if (adapter === null) return { ok: false, failure: 'authentication', providerCode: null, retryAfterMs: null };
    const attempt = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
    try {
      const own = this.ownMails.writerOf(row);
      const message =
        own === null
          ? await this.outgoing.of(row, handle)
          : { ...(await own.write(row.idempotency_key, handle)), idempotencyKey: keyOf(row) };
      return await adapter.send(message, attempt);
    } catch (error) {
      if (signal.aborted || !attempt.aborted) throw error;
      return { ok: false, failure: 'unconfirmed', providerCode: null, retryAfterMs: null };
    }
  }

  async #record(
    tx: WorkspaceTransaction,
    id: string,
    round: number,
    result: SendResult,
    adapter: Carrier,
  ): Promise<void> {
    const found = await this.entries.find(tx, id);
    if (found === undefined) return;
    await this.entries.holdLane(tx, found.lane);
    const row = await this.entries.findForUpdate(tx, id);
    // Another job has written down the same answer already, or a person sent it again in the meantime.
    if (row?.state !== 'sending' || row.round !== round) return;
    if (result.ok) {
      await this.outcome.accepted(tx, row, result.providerMessageId);
      await this.early.catchUp(tx, row.channel, result.providerMessageId);
    } else {
      const recognisesKeys = adapter?.recognisesKeys ?? true;
      await this.outcome.refused(tx, row, { ...result, recognisesKeys }, Math.random());
      await this.health.noteSend(tx, row.channel, result);
    }
    await this.changes.record(tx, ['outbox', 'messages', 'notifications']);
  }

  async #refuse(tx: WorkspaceTransaction, row: OutboundRow, code: 'no_contact_point' | Refusal, message: string) {
    await this.outcome.failed(tx, row, { code, message, providerCode: null });
    await this.changes.record(tx, ['outbox', 'messages', 'notifications']);
    return null;
  }

  /** What an automation may not send any more is taken back, as a person would. */
  async #keepBack(tx: WorkspaceTransaction, row: OutboundRow): Promise<null> {
    await this.entries.change(tx, row.id, [row.state], { state: 'cancelled' });
    await this.outcome.releaseLane(tx, row);
    await this.changes.record(tx, ['outbox', 'guardrails']);
    return null;
  }

  /** Another job's attempt is not disturbed while it may still be running; when it is not heard of again, this one is looked at. */
  async #isInOtherHands(tx: WorkspaceTransaction, row: OutboundRow, jobId: string, now: number): Promise<boolean> {
    const { claimed_by, claimed_until } = row;
    if (claimed_by === null || claimed_by === jobId || claimed_until === null || claimed_until <= now) return false;
    await enqueueSending(this.queue, tx, row.id, claimed_until, 'unheard');
    return true;
  }
}

type Refusal = Extract<Awaited<ReturnType<Departure['judge']>>, { eligible: false }>['code'];

const isUnfinished = ({ state }: OutboundRow): boolean =>
  state === 'scheduled' || state === 'queued' || state === 'sending';
