import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import { setBackAfter } from '../../../common/clock-skew.js';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

export type HoldRow = Pick<Selectable<ScopedTables['send_hold']>, 'until' | 'asked_at'>;

@Injectable()
export class SendSlotsRepository {
  async insert(tx: WorkspaceTransaction, slot: Insertable<ScopedTables['send_slot']>): Promise<void> {
    await tx.insertInto('send_slot').values(slot).execute();
  }

  async removeBefore(tx: WorkspaceTransaction, accountId: string, before: number): Promise<void> {
    await tx.deleteFrom('send_slot').where('account_id', '=', accountId).where('at', '<', before).execute();
  }

  /** Deletes slots reserved before the clock was set back. */
  async removeAstray(tx: WorkspaceTransaction, accountId: string, now: number): Promise<void> {
    await tx
      .deleteFrom('send_slot')
      .where('account_id', '=', accountId)
      .where((eb) => eb(eb.fn.coalesce('taken_at', 'at'), '>', setBackAfter(now)))
      .execute();
  }

  /**
   * The time of the last slot after skipping `skipped` of them.
   *
   * @param mark of a recipient; `null` includes all slots of the connection.
   */
  async lastButSome(
    tx: WorkspaceTransaction,
    accountId: string,
    mark: string | null,
    skipped: number,
  ): Promise<number | null> {
    const slots = tx.selectFrom('send_slot').select('at').where('account_id', '=', accountId);
    const row = await (mark === null ? slots : slots.where('recipient_mark', '=', mark))
      .orderBy('at', 'desc')
      .limit(1)
      .offset(skipped)
      .executeTakeFirst();
    return row?.at ?? null;
  }

  findHold(tx: WorkspaceTransaction, accountId: string): Promise<HoldRow | undefined> {
    return tx
      .selectFrom('send_hold')
      .select(['until', 'asked_at'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
  }

  /** Locks the connection's row until commit, so that slots are assigned one at a time. */
  async findHoldForUpdate(tx: WorkspaceTransaction, accountId: string): Promise<HoldRow> {
    await tx
      .insertInto('send_hold')
      .values({ account_id: accountId, until: 0 })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .execute();
    return tx
      .selectFrom('send_hold')
      .select(['until', 'asked_at'])
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
  }

  /** Stores a pause, unless a longer one is stored that does not predate a clock set back. */
  async putHold(
    tx: WorkspaceTransaction,
    accountId: string,
    { until, asked_at }: { readonly until: number; readonly asked_at: number },
  ): Promise<void> {
    await tx
      .insertInto('send_hold')
      .values({ account_id: accountId, until, asked_at })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({ until, asked_at })
          .where((eb) =>
            eb.or([eb('send_hold.until', '<', until), eb('send_hold.asked_at', '>', setBackAfter(asked_at))]),
          ),
      )
      .execute();
  }
}
