import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChannelAdapter, OutgoingMessage, SendResult } from '@concordia/channels/port';
import { SECOND, type SendFailure } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { untilStorageAnswers } from '../../../../common/until-storage-answers.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { withHandOver } from '../../../../outgoing/hand-over.js';
import { OutgoingContent } from '../outgoing-content.js';
import { keyOf } from '../sending-key.js';
import { SystemEmails } from '../system-emails.js';
import type { ClaimedMessage } from './claim.js';
import { HandOver } from './hand-over.js';

/** Timeout of the provider's response, in ms. */
const ATTEMPT_MS = 45 * SECOND;

export interface AttemptResult {
  readonly result: SendResult;
  readonly isHandedOver: boolean;
}

@Injectable()
export class Attempt {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly handOver: HandOver,
    private readonly outgoing: OutgoingContent,
    private readonly ownMails: SystemEmails,
  ) {}

  /** @returns `null` if the hand-over was denied just before the transport wrote. */
  async make(
    claimed: ClaimedMessage,
    adapter: ChannelAdapter | null,
    signal: AbortSignal,
  ): Promise<AttemptResult | null> {
    if (adapter === null) return { result: notTaken('authentication'), isHandedOver: false };
    const message = await this.#messageOf(claimed);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
    const handOver = this.#handOverOnce(claimed, limited);
    let result: SendResult | null = null;
    let failure: unknown = null;
    try {
      result = await withHandOver(handOver.note, () => adapter.send(message, limited));
    } catch (error) {
      failure = error;
    }
    // If the hand-over was denied, nothing was sent, whatever the adapter reports.
    const problem = handOver.problem() ?? failure;
    if (problem instanceof MayNotLeave) return null;
    if (problem !== null && (signal.aborted || !limited.aborted)) throw problem;
    result = problem === null && result !== null ? result : notTaken(handOver.isDone() ? 'unconfirmed' : 'transient');
    return { result, isHandedOver: handOver.isDone() };
  }

  /** The hand-over awaited by a transport; recorded once, even if a send makes several requests. */
  #handOverOnce(claimed: ClaimedMessage, signal: AbortSignal) {
    // A transport calls from its socket's async context.
    const inContext = AsyncLocalStorage.snapshot();
    const make = () => untilStorageAnswers(() => this.db.write((tx) => this.handOver.note(tx, claimed)), signal);
    let made: Promise<boolean> | null = null;
    let isDone = false;
    let problem: unknown = null;
    return {
      isDone: () => isDone,
      /** Why the hand-over was denied, or `null`. */
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

  async #messageOf({ row, ...recipient }: ClaimedMessage): Promise<OutgoingMessage> {
    const own = this.ownMails.writerOf(row);
    if (own === null) return this.outgoing.of(row, recipient);
    return {
      ...(await own.write(row.idempotency_key, recipient.handle)),
      idempotencyKey: keyOf(row),
      isSystemMail: true,
    };
  }
}

class MayNotLeave extends Error {
  override readonly name = 'MayNotLeave';
}

const notTaken = (failure: SendFailure): SendResult => ({ ok: false, failure, providerCode: null, retryAfterMs: null });
