import type { Cursor } from '@concordia/domain';
import { ACTIVE_STATES, type CampaignState, NO_PROGRESS, type Progress } from '@concordia/domain/campaigns';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { olderThan } from '../../../database/older-than.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

export type CampaignRow = Selectable<ScopedTables['campaign']>;
export type VariantRow = Selectable<ScopedTables['campaign_variant']>;

@Injectable()
export class CampaignsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  find(id: string, from: QuerySource = this.db.read): Promise<CampaignRow | undefined> {
    return from.selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The sender's name in campaigns. */
  async ownerName(tx: WorkspaceTransaction): Promise<string | null> {
    const owner = await tx.selectFrom('member').select('name').where('is_owner', '=', 1).limit(1).executeTakeFirst();
    return owner?.name ?? null;
  }

  /** Locks a campaign until commit, so that actions of the program and of people do not interleave. */
  hold(tx: WorkspaceTransaction, id: string): Promise<CampaignRow | undefined> {
    return tx.selectFrom('campaign').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  list(limit: number, after: Cursor | null, state: CampaignState | undefined): Promise<CampaignRow[]> {
    let query = this.db.read
      .selectFrom('campaign')
      .selectAll()
      .where(olderThan('created_at', 'id', after))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    if (state !== undefined) query = query.where('state', '=', state);
    return query.execute();
  }

  async count(state: CampaignState | undefined): Promise<number> {
    const query = this.db.read.selectFrom('campaign').select((eb) => eb.fn.countAll<number | string>().as('rows'));
    const row = await (state === undefined ? query : query.where('state', '=', state)).executeTakeFirst();
    return Number(row?.rows ?? 0);
  }

  /** Campaigns in progress, and those whose recipients' responses still count. */
  underWay(now: number): Promise<CampaignRow[]> {
    return this.db.read
      .selectFrom('campaign')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('state', 'in', [...ACTIVE_STATES]),
          eb.and([
            eb('state', 'in', ['paused', 'stopped', 'done']),
            eb('started_at', 'is not', null),
            eb(eb('since', '+', eb.ref('answer_window')), '>', now),
          ]),
        ]),
      )
      .execute();
  }

  /** All started campaigns and all drafts. People create them, so there are few. */
  all(): Promise<CampaignRow[]> {
    return this.db.read
      .selectFrom('campaign')
      .selectAll()
      .orderBy('since', 'desc')
      .orderBy('id', 'desc')
      .limit(500)
      .execute();
  }

  async begunSince(tx: WorkspaceTransaction, at: number): Promise<number> {
    const row = await tx
      .selectFrom('campaign')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .where('started_at', '>', at)
      .executeTakeFirst();
    return Number(row?.rows ?? 0);
  }

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['campaign']>): Promise<void> {
    await tx.insertInto('campaign').values(row).execute();
  }

  async change(tx: WorkspaceTransaction, id: string, values: Updateable<ScopedTables['campaign']>): Promise<void> {
    await tx.updateTable('campaign').set(values).where('id', '=', id).execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('campaign').where('id', '=', id).execute();
  }

  async setVariants(
    tx: WorkspaceTransaction,
    campaignId: string,
    variants: readonly Omit<Insertable<ScopedTables['campaign_variant']>, 'campaign_id' | 'position'>[],
  ): Promise<void> {
    await tx.deleteFrom('campaign_variant').where('campaign_id', '=', campaignId).execute();
    await tx
      .insertInto('campaign_variant')
      .values(variants.map((variant, position) => ({ ...variant, campaign_id: campaignId, position })))
      .execute();
  }

  variants(from: QuerySource, campaignIds: readonly string[]): Promise<VariantRow[]> {
    if (campaignIds.length === 0) return Promise.resolve([]);
    return from
      .selectFrom('campaign_variant')
      .selectAll()
      .where('campaign_id', 'in', [...campaignIds])
      .orderBy('position')
      .execute();
  }

  async drop(tx: WorkspaceTransaction, variantIds: readonly string[], at: number): Promise<void> {
    if (variantIds.length === 0) return;
    await tx
      .updateTable('campaign_variant')
      .set({ dropped_at: at })
      .where('id', 'in', [...variantIds])
      .execute();
  }

  /** Counts of recipients by state. */
  async progress(from: QuerySource, campaignIds: readonly string[]): Promise<ReadonlyMap<string, Progress>> {
    if (campaignIds.length === 0) return new Map();
    const rows = await from
      .selectFrom('campaign_recipient')
      .select(['campaign_id', 'state', (eb) => eb.fn.countAll<number | string>().as('rows')])
      .where('campaign_id', 'in', [...campaignIds])
      .groupBy(['campaign_id', 'state'])
      .execute();
    const all = new Map<string, Progress>();
    for (const row of rows) {
      const before = all.get(row.campaign_id) ?? NO_PROGRESS;
      const rowsThere = Number(row.rows);
      all.set(row.campaign_id, { ...before, [row.state]: rowsThere, audience: before.audience + rowsThere });
    }
    return all;
  }
}
