import { createHash } from 'node:crypto';
import type { RateLimits } from '@concordia/channels/port';
import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { setBackAfter } from '../../../common/clock-skew.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

type Limit = RateLimits['connection'];

/**
 * Keeps to a provider's pace. Every message takes a slot, now or later, in the order in which they ask; no stretch of a limit's length has
 * more slots than the limit says. The slots are rows, so that all processes share them.
 */
@Injectable()
export class Pace {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @returns when the message may be handed over, ms since the epoch: now, or later. */
  async take(tx: WorkspaceTransaction, channel: Channel, recipient: string, rates: RateLimits): Promise<number> {
    const now = this.clock.now();
    const until = await this.#hold(tx, channel);
    await this.#dropAstray(tx, channel, now);
    const mark = createHash('sha256').update(recipient).digest('hex');
    const ofAll = await this.#earliest(tx, channel, null, rates.connection);
    const ofOne = rates.recipient === null ? 0 : await this.#earliest(tx, channel, mark, rates.recipient);
    const at = Math.max(now, until, ofAll, ofOne);
    const slot = { id: this.ids.next(), channel, recipient_mark: mark, at, taken_at: now };
    await tx.insertInto('send_slot').values(slot).execute();
    const longest = Math.max(rates.connection.perMs, rates.recipient?.perMs ?? 0);
    await tx
      .deleteFrom('send_slot')
      .where('channel', '=', channel)
      .where('at', '<', now - longest)
      .execute();
    return at;
  }

  /** Until when the provider wants the whole connection to be left alone; 0 when it does not. */
  async heldUntil(tx: WorkspaceTransaction, channel: Channel): Promise<number> {
    const row = await tx
      .selectFrom('send_hold')
      .select(['until', 'asked_at'])
      .where('channel', '=', channel)
      .executeTakeFirst();
    return row === undefined ? 0 : this.#untilOf(row);
  }

  /** The provider asked for a pause. A longer one that it asked for before stays. */
  async holdBack(tx: WorkspaceTransaction, channel: Channel, forMs: number): Promise<void> {
    const asked_at = this.clock.now();
    const until = asked_at + forMs;
    await tx
      .insertInto('send_hold')
      .values({ channel, until, asked_at })
      .onConflict((conflict) =>
        conflict
          .column('channel')
          .doUpdateSet({ until, asked_at })
          .where((eb) =>
            eb.or([eb('send_hold.until', '<', until), eb('send_hold.asked_at', '>', setBackAfter(asked_at))]),
          ),
      )
      .execute();
  }

  /** A pause that was asked for before the clock was set back is over: nobody knows how much of it has passed. */
  #untilOf({ until, asked_at }: { readonly until: number; readonly asked_at: number | null }): number {
    return (asked_at ?? 0) > setBackAfter(this.clock.now()) ? 0 : until;
  }

  /** Slots that were taken before the clock was set back would hold up everything until the clock is there again. */
  async #dropAstray(tx: WorkspaceTransaction, channel: Channel, now: number): Promise<void> {
    await tx
      .deleteFrom('send_slot')
      .where('channel', '=', channel)
      .where((eb) => eb(eb.fn.coalesce('taken_at', 'at'), '>', setBackAfter(now)))
      .execute();
  }

  /** Holds the row of the connection, so that slots are given out one after the other. */
  async #hold(tx: WorkspaceTransaction, channel: Channel): Promise<number> {
    await tx
      .insertInto('send_hold')
      .values({ channel, until: 0 })
      .onConflict((conflict) => conflict.column('channel').doNothing())
      .execute();
    const row = await tx
      .selectFrom('send_hold')
      .select(['until', 'asked_at'])
      .where('channel', '=', channel)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return this.#untilOf(row);
  }

  /** When the oldest of the last `messages` slots is `perMs` ago. */
  async #earliest(tx: WorkspaceTransaction, channel: Channel, mark: string | null, limit: Limit): Promise<number> {
    const slots = tx.selectFrom('send_slot').select('at').where('channel', '=', channel);
    const row = await (mark === null ? slots : slots.where('recipient_mark', '=', mark))
      .orderBy('at', 'desc')
      .limit(1)
      .offset(limit.messages - 1)
      .executeTakeFirst();
    return row === undefined ? 0 : row.at + limit.perMs;
  }
}
