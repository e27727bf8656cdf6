import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChannelAdapter, failureSentence, type OutgoingMessage, type SendResult } from '@concordia/channels/port';
import { SECOND, type SendFailure } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { setBackAfter } from '../../../common/clock-skew.js';
import { untilStorageAnswers } from '../../../common/until-storage-answers.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { withHandOver } from '../../../outgoing/hand-over.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { ConnectionHealthService } from '../../channels/connections/connection-health.js';
import { ChangeLog } from '../../platform/stream/change-log.js';
import { AutomatedSending } from './automated-sending.js';
import { Departure } from './departure.js';
import { isDue } from './due.js';
import { EarlyReceipts } from './early-receipts.js';
import { EligibilityService } from './eligibility.service.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { keyOf, Outcome } from './outcome.js';
import { OutgoingContent } from './outgoing-content.js';
import { OwnMails } from './own-mails.js';
import { Pace } from './pace.js';
import { Recalls } from './recalls.js';
import { SendingQueue } from './sending-queue.js';

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

/** What became of a call, and whether its transport noted the hand-over. */
interface Attempt {
  readonly result: SendResult;
  readonly isHandedOver: boolean;
}

/**
 * Lets one message leave, step by step: a transaction that claims it; what the provider needs is put together; the provider is connected to;
 * when its transport is about to write, a transaction that asks once more whether the message may leave and notes that it is handed over; and a
 * transaction that writes down the answer.
 *
 * Cut off before it was handed over, it certainly has not left: the job comes again and sends it. Cut off afterwards, the job calls with
 * the same idempotency key, where the provider recognizes it. Where it recognizes none, the attempt has failed as unconfirmed, and a person
 * decides. So nothing is lost, and nothing is sent twice.
 */
@Injectable()
export class Sender {
  readonly #inHand = new Set<string>();

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
    private readonly recalls: Recalls,
    private readonly queue: SendingQueue,
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
    this.#inHand.add(id);
    try {
      await this.#deliver(ready, adapter, signal);
    } finally {
      this.#inHand.delete(id);
    }
  }

  async #deliver(ready: Ready, adapter: Carrier, signal: AbortSignal): Promise<void> {
    const attempt = await this.#attempt(ready, adapter, signal);
    // The provider has answered: what it said is not lost with a connection to the database.
    if (attempt !== null)
      await untilStorageAnswers(() => this.db.write((tx) => this.#record(tx, ready, attempt, adapter)), signal);
  }

  /** @returns `null` when there is nothing to hand over now: too early, not its turn, in other hands, done, or refused. */
  async #prepare(tx: WorkspaceTransaction, id: string, jobId: string, adapter: Carrier): Promise<Ready | null> {
    const found = await this.entries.find(tx, id);
    if (found === undefined) return null;
    await this.entries.holdLane(tx, found.lane);
    const row = await this.entries.findForUpdate(tx, id);
    const now = this.clock.now();
    if (row === undefined || !isUnfinished(row) || !isDue(row, now)) return null;
    if (await this.#isInOtherHands(tx, row, jobId, now)) return null;
    // Whoever is first in the lane has this one looked at again when it is through.
    if (await this.entries.hasEarlierInLane(tx, row)) return null;
    if (row.handed_over_at !== null && adapter?.recognisesKeys === false) return this.#cutOff(tx, row);
    const handle = await this.#admit(tx, row);
    if (handle === null) return null;
    if (adapter !== null && !(await this.#isItsTurn(tx, row, handle, adapter))) return null;
    return { row: await this.#claim(tx, row, jobId), handle };
  }

  /** Whether it may leave as things are now; what may not is settled by that. @returns the address that it goes to, or `null`. */
  async #admit(tx: WorkspaceTransaction, row: OutboundRow): Promise<string | null> {
    const own = this.ownMails.writerOf(row);
    // Mail to the workspace's own people becomes no message, and no contact's wishes are asked.
    if (own !== null) return (await own.addressOf(row.idempotency_key)) ?? this.#keepBack(tx, row);
    const facts = row.contact_id === null ? null : await this.eligibility.facts(tx, row.contact_id);
    const handle = facts?.[row.channel].handle ?? null;
    if (facts === null || handle === null) {
      return this.#refuse(tx, row, 'no_contact_point', 'The contact has no address on this channel any more.');
    }
    if (!(await this.automated.mayLeave(tx, row))) return this.#keepBack(tx, row);
    const verdict = await this.departure.judge(tx, row, facts);
    return verdict.eligible ? handle : this.#refuse(tx, row, verdict.code, verdict.reason);
  }

  /** What has to wait for the provider's pace is looked at again at its slot, and no attempt is counted. */
  async #isItsTurn(tx: WorkspaceTransaction, row: OutboundRow, handle: string, adapter: ChannelAdapter) {
    const now = this.clock.now();
    const held = await this.pace.heldUntil(tx, row.channel);
    if (row.slot_at !== null && row.slot_at <= now && held <= now) return true;
    const at = await this.pace.take(tx, row.channel, handle, adapter.rates);
    if (at <= now) return true;
    await this.entries.change(tx, row.id, [row.state], { slot_at: at, next_attempt_at: at, postponed_at: now });
    await this.queue.enqueue(tx, row.id, at, 'slot');
    return false;
  }

  /** Its attempt was never answered, and the provider would not recognise another one. */
  async #cutOff(tx: WorkspaceTransaction, row: OutboundRow): Promise<null> {
    const message = failureSentence('unconfirmed', row.channel);
    await this.outcome.failed(tx, row, { code: 'unconfirmed', message, providerCode: null });
    await this.changes.record(tx, ['outbox', 'messages', 'notifications']);
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
    await this.changes.record(tx, ['outbox']);
    const claimed = await this.entries.find(tx, row.id);
    return claimed ?? row;
  }

  /**
   * Asks for the last time whether it may leave, makes it a message, and notes that it is in the provider's hands from now on. Whoever
   * stops it before this commits has stopped it.
   *
   * @returns whether this attempt is to be made: it was not stopped, nor taken over by another job.
   */
  async #handOver(tx: WorkspaceTransaction, { row: claimed, handle }: Ready): Promise<boolean> {
    const row = await this.entries.findForUpdate(tx, claimed.id);
    const isOurs = row?.state === 'sending' && row.round === claimed.round && row.attempts === claimed.attempts;
    if (!isOurs) return false;
    // This very commit was made, and its answer was lost; or the provider recognizes the key of an earlier attempt.
    if (row.handed_over_at !== null) return true;
    if ((await this.#admit(tx, row)) === null) return false;
    const now = this.clock.now();
    const { message_id, contact_id } = row;
    const isNew = message_id === null && contact_id !== null;
    const left = isNew ? await this.departure.leave(tx, row, contact_id, handle) : null;
    await this.entries.change(tx, row.id, ['sending'], {
      handed_over_at: now,
      ...(left !== null && { message_id: left.messageId, conversation_id: left.conversationId, left_at: now }),
    });
    await this.changes.record(tx, left === null ? ['outbox'] : ['outbox', 'messages', 'stats', 'contacts']);
    return true;
  }

  /** @returns `null` when it may not leave any more, as the transport heard when it was about to write. */
  async #attempt(ready: Ready, adapter: Carrier, signal: AbortSignal): Promise<Attempt | null> {
    const { row, handle } = ready;
    if (adapter === null) return { result: notTaken('authentication'), isHandedOver: false };
    const message = await this.#messageOf(row, handle);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
    const handOver = this.#handOverOnce(ready, limited);
    let result: SendResult | null = null;
    let failure: unknown = null;
    try {
      result = await withHandOver(handOver.note, () => adapter.send(message, limited));
    } catch (error) {
      failure = error;
    }
    // What was kept from writing has not left, whatever the adapter made of it.
    const problem = handOver.problem() ?? failure;
    if (problem instanceof MayNotLeave) return null;
    if (problem !== null && (signal.aborted || !limited.aborted)) throw problem;
    result = problem === null && result !== null ? result : notTaken(handOver.isDone() ? 'unconfirmed' : 'transient');
    return { result, isHandedOver: handOver.isDone() };
  }

  /** The hand-over as a transport awaits it, made once however many requests a sending has. */
  #handOverOnce(ready: Ready, signal: AbortSignal) {
    // A transport calls from the context of its socket.
    const inContext = AsyncLocalStorage.snapshot();
    const make = () => untilStorageAnswers(() => this.db.write((tx) => this.#handOver(tx, ready)), signal);
    let made: Promise<boolean> | null = null;
    let isDone = false;
    let problem: unknown = null;
    return {
      isDone: () => isDone,
      /** Why the transport was kept from writing; `null` while it was not. */
      problem: () => problem,
      note: async () => {
        try {
          made ??= inContext(make);
          if (!(await made)) throw new MayNotLeave();
          isDone = true;
        } catch (error) {
          problem = error;
          throw error;
        }
      },
    };
  }

  async #messageOf(row: OutboundRow, handle: string): Promise<OutgoingMessage> {
    const own = this.ownMails.writerOf(row);
    if (own === null) return this.outgoing.of(row, handle);
    return { ...(await own.write(row.idempotency_key, handle)), idempotencyKey: keyOf(row), isSystemMail: true };
  }

  async #record(
    tx: WorkspaceTransaction,
    ready: Ready,
    { result, isHandedOver }: Attempt,
    adapter: Carrier,
  ): Promise<void> {
    const { id, round } = ready.row;
    const found = await this.entries.find(tx, id);
    if (found === undefined) return;
    await this.entries.holdLane(tx, found.lane);
    // What failed before anything was written becomes a message now, where a person sees why it failed.
    if (!isHandedOver && !(await this.#handOver(tx, ready))) return;
    const row = await this.entries.findForUpdate(tx, id);
    // Another job has written down the same answer already, or a person sent it again in the meantime.
    if (row === undefined || row.round !== round) return;
    // Another process took the attempt for lost, and here is its answer.
    const isLost = row.state === 'failed' && row.failure_code === 'unconfirmed' && row.provider_message_id === null;
    if (isLost && result.ok) return this.#confirm(tx, row, result.providerMessageId);
    if (row.state !== 'sending') return;
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

  async #confirm(tx: WorkspaceTransaction, row: OutboundRow, providerMessageId: string): Promise<void> {
    await this.outcome.confirmed(tx, row, providerMessageId, this.clock.now());
    await this.early.catchUp(tx, row.channel, providerMessageId);
    await this.changes.record(tx, ['outbox', 'messages', 'notifications']);
  }

  async #refuse(tx: WorkspaceTransaction, row: OutboundRow, code: 'no_contact_point' | Refusal, message: string) {
    await this.outcome.failed(tx, row, { code, message, providerCode: null });
    await this.changes.record(tx, ['outbox', 'messages', 'notifications']);
    return null;
  }

  /** What an automation may not send any more is taken back, as a person would; what a provider has refused already has failed. */
  async #keepBack(tx: WorkspaceTransaction, row: OutboundRow): Promise<null> {
    await this.recalls.recall(tx, row);
    await this.changes.record(tx, ['outbox', 'messages', 'guardrails', 'notifications']);
    return null;
  }

  /** Another job's attempt is not disturbed while it may still be running; when it is not heard of again, this one is looked at. */
  async #isInOtherHands(tx: WorkspaceTransaction, row: OutboundRow, jobId: string, now: number): Promise<boolean> {
    const { claimed_by, claimed_until } = row;
    // This process is at it, whatever the clock says of the claim: it may have been set forward, or the machine was asleep.
    if (this.#inHand.has(row.id)) return true;
    if (claimed_by === null || claimed_by === jobId || claimed_until === null) return false;
    // An attempt whose end is that far away was begun before the clock was set back.
    if (claimed_until <= now || claimed_until > setBackAfter(now) + CLAIM_MS) return false;
    await this.queue.enqueue(tx, row.id, claimed_until, 'unheard');
    return true;
  }
}

class MayNotLeave extends Error {
  override readonly name = 'MayNotLeave';
}

const notTaken = (failure: SendFailure): SendResult => ({ ok: false, failure, providerCode: null, retryAfterMs: null });

type Refusal = Extract<Awaited<ReturnType<Departure['judge']>>, { eligible: false }>['code'];

const isUnfinished = ({ state }: OutboundRow): boolean =>
  state === 'scheduled' || state === 'queued' || state === 'sending';
