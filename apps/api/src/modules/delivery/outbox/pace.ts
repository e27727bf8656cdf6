import { createHash } from 'node:crypto';
import type { RateLimits } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { setBackAfter } from '../../../common/clock-skew.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { type HoldRow, SendSlotsRepository } from './send-slots.repository.js';

type Limit = RateLimits['connection'];

/**
 * Enforces a provider's rate limits. Every message reserves a slot, in the order of the requests; no sliding window of a limit contains more slots
 * than allowed. Slots are rows, so that all processes share them.
 */
@Injectable()
export class Pace {
  constructor(
    private readonly slots: SendSlotsRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @returns when the message may be handed over, ms since the epoch: now or later. */
  async take(tx: WorkspaceTransaction, accountId: string, recipient: string, rates: RateLimits): Promise<number> {
    const now = this.clock.now();
    const until = this.#untilOf(await this.slots.findHoldForUpdate(tx, accountId));
    // These would block everything until the clock catches up.
    await this.slots.removeAstray(tx, accountId, now);
    const mark = createHash('sha256').update(recipient).digest('hex');
    const ofAll = await this.#earliest(tx, accountId, null, rates.connection);
    const ofOne = rates.recipient === null ? 0 : await this.#earliest(tx, accountId, mark, rates.recipient);
    const at = Math.max(now, until, ofAll, ofOne);
    await this.slots.insert(tx, {
      id: this.ids.next(),
      account_id: accountId,
      recipient_mark: mark,
      at,
      taken_at: now,
    });
    const longest = Math.max(rates.connection.perMs, rates.recipient?.perMs ?? 0);
    await this.slots.removeBefore(tx, accountId, now - longest);
    return at;
  }

  /** When the provider's pause for the whole account ends; 0 if there is none. */
  async heldUntil(tx: WorkspaceTransaction, accountId: string): Promise<number> {
    const row = await this.slots.findHold(tx, accountId);
    return row === undefined ? 0 : this.#untilOf(row);
  }

  /** Records a pause requested by the provider; a longer one already recorded is kept. */
  async holdBack(tx: WorkspaceTransaction, accountId: string, forMs: number): Promise<void> {
    const asked_at = this.clock.now();
    await this.slots.putHold(tx, accountId, { until: asked_at + forMs, asked_at });
  }

  /** A pause requested before the clock was set back is void: its remaining time is unknown. */
  #untilOf({ until, asked_at }: HoldRow): number {
    return (asked_at ?? 0) > setBackAfter(this.clock.now()) ? 0 : until;
  }

  /** The earliest time that keeps the limit: `perMs` after the oldest of the last `messages` slots. */
  async #earliest(tx: WorkspaceTransaction, accountId: string, mark: string | null, limit: Limit): Promise<number> {
    const at = await this.slots.lastButSome(tx, accountId, mark, limit.messages - 1);
    return at === null ? 0 : at + limit.perMs;
  }
}
