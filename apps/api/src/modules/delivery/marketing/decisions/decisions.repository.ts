import type { Cursor } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { olderThan } from '../../../../database/older-than.js';
import type { ScopedTables } from '../../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';

@Injectable()
export class DecisionsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['campaign_decision']>): Promise<void> {
    await tx.insertInto('campaign_decision').values(row).execute();
  }

  list(limit: number, after: Cursor | null, campaignId: string | undefined) {
    let query = this.db.read
      .selectFrom('campaign_decision')
      .innerJoin('campaign', 'campaign.id', 'campaign_decision.campaign_id')
      .selectAll('campaign_decision')
      .select('campaign.name as campaign_name')
      .where(olderThan('campaign_decision.created_at', 'campaign_decision.id', after))
      .orderBy('campaign_decision.created_at', 'desc')
      .orderBy('campaign_decision.id', 'desc')
      .limit(limit);
    if (campaignId !== undefined) query = query.where('campaign_decision.campaign_id', '=', campaignId);
    return query.execute();
  }

  async count(campaignId: string | undefined): Promise<number> {
    const query = this.db.read
      .selectFrom('campaign_decision')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'));
    const row = await (campaignId === undefined
      ? query
      : query.where('campaign_id', '=', campaignId)
    ).executeTakeFirst();
    return Number(row?.rows ?? 0);
  }
}
