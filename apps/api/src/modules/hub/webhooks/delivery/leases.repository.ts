import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import type { SubscriptionRow } from '../subscriptions.repository.js';
import type { NotesToSave } from './delivery-notes.js';

export interface Lease {
  readonly owner: string;
  /** In ms since the epoch. */
  readonly until: number;
}

@Injectable()
export class LeasesRepository {
  /** @returns `false` if another process was faster. */
  async take(
    tx: WorkspaceTransaction,
    { id, lease_owner: before }: Pick<SubscriptionRow, 'id' | 'lease_owner'>,
    { owner, until }: Lease,
  ): Promise<boolean> {
    const taken = await tx
      .updateTable('hub_subscription')
      .set({ lease_owner: owner, lease_until: until })
      .where('id', '=', id)
      .where('lease_owner', 'is not distinct from', before)
      .executeTakeFirst();
    return taken.numUpdatedRows > 0n;
  }

  /** Renews only leases that the owner still holds. */
  async renew(tx: WorkspaceTransaction, ids: readonly string[], { owner, until }: Lease): Promise<void> {
    await tx
      .updateTable('hub_subscription')
      .set({ lease_until: until })
      .where('id', 'in', [...ids])
      .where('lease_owner', '=', owner)
      .execute();
  }

  async release(tx: WorkspaceTransaction, ids: readonly string[], owner: string): Promise<void> {
    await tx
      .updateTable('hub_subscription')
      .set({ lease_owner: null, lease_until: null })
      .where('id', 'in', [...ids])
      .where('lease_owner', '=', owner)
      .execute();
  }

  /**
   * Saves a subscription's position and renews its lease.
   *
   * @returns since when it has been failing, or `undefined` if the owner lost the lease.
   */
  advance(
    tx: WorkspaceTransaction,
    id: string,
    { owner, until }: Lease,
    { position, retries, lastDeliveryAt, failingSince }: NotesToSave,
  ): Promise<{ failingSince: number | null } | undefined> {
    const hasArrived = lastDeliveryAt !== null;
    return tx
      .updateTable('hub_subscription')
      .set((eb) => ({
        position,
        lease_until: until,
        ...(retries > 0 && { retry_count: eb('retry_count', '+', retries) }),
        ...(hasArrived && { last_delivery_at: lastDeliveryAt, failing_since: failingSince ?? null }),
        ...(!hasArrived &&
          failingSince !== undefined &&
          failingSince !== null && { failing_since: eb.fn.coalesce('failing_since', eb.val(failingSince)) }),
      }))
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .returning('failing_since as failingSince')
      .executeTakeFirst();
  }
}
