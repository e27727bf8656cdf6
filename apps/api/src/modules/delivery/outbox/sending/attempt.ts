import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChannelAdapter, OutgoingMessage, SendResult } from '@concordia/channels/port';
import { SECOND, type SendFailure } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { untilStorageAnswers } from '../../../../common/until-storage-answers.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { withHandOver } from '../../../../outgoing/hand-over.js';
import type { OutboundRow } from '../outbox.repository.js';
import { OutgoingContent } from '../outgoing-content.js';
import { OwnMails } from '../own-mails.js';
import { keyOf } from '../sending-key.js';
import type { ClaimedMessage } from './claim.js';
import { HandOver } from './hand-over.js';

/** How long a provider may take to answer, in ms. */
const ATTEMPT_MS = 45 * SECOND;

/** What became of a call, and whether its transport noted the hand-over. */
export interface AttemptResult {
  readonly result: SendResult;
  readonly isHandedOver: boolean;
}

/** The call to the provider. */
@Injectable()
export class Attempt {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly handOver: HandOver,
    private readonly outgoing: OutgoingContent,
    private readonly ownMails: OwnMails,
  ) {}

  /** @returns `null` when it may not leave any more, as the transport heard when it was about to write. */
  async make(
    claimed: ClaimedMessage,
    adapter: ChannelAdapter | null,
    signal: AbortSignal,
  ): Promise<AttemptResult | null> {
    if (adapter === null) return { result: notTaken('authentication'), isHandedOver: false };
    const message = await this.#messageOf(claimed.row, claimed.handle);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
    const handOver = this.#handOverOnce(claimed, limited);
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
  #handOverOnce(claimed: ClaimedMessage, signal: AbortSignal) {
    // A transport calls from the context of its socket.
    const inContext = AsyncLocalStorage.snapshot();
    const make = () => untilStorageAnswers(() => this.db.write((tx) => this.handOver.note(tx, claimed)), signal);
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
}

class MayNotLeave extends Error {
  override readonly name = 'MayNotLeave';
}

const notTaken = (failure: SendFailure): SendResult => ({ ok: false, failure, providerCode: null, retryAfterMs: null });
