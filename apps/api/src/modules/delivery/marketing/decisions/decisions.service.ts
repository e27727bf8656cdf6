import { type DecisionListQuery, type MarketingDecision, MarketingDecisionSchema } from '@concordia/contract/delivery';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { Ids } from '../../../../common/ids.js';
import type { Page } from '../../../../common/page.js';
import { cursorOf, pageFrom } from '../../../../common/paging.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CampaignsRepository } from '../campaigns.repository.js';
import { noSuchCampaign } from '../failures.js';
import { DecisionsRepository } from './decisions.repository.js';

export interface Decided extends Pick<MarketingDecision, 'kind' | 'by' | 'reason'> {
  readonly figures?: MarketingDecision['figures'];
}

const { kind: KindSchema, figures: FiguresSchema } = MarketingDecisionSchema.shape;

@Injectable()
export class DecisionsService {
  constructor(
    private readonly decisions: DecisionsRepository,
    private readonly campaigns: CampaignsRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  note(tx: WorkspaceTransaction, campaignId: string, { kind, by, reason, figures = {} }: Decided): Promise<void> {
    return this.decisions.insert(tx, {
      id: this.ids.next(),
      campaign_id: campaignId,
      kind,
      decided_by: by,
      reason,
      figures: JSON.stringify(figures),
      created_at: this.clock.now(),
    });
  }

  async list({ campaignId, ...query }: DecisionListQuery): Promise<Page<MarketingDecision>> {
    if (campaignId !== undefined && (await this.campaigns.find(campaignId)) === undefined) throw noSuchCampaign();
    const rows = await this.decisions.list(query.limit + 1, cursorOf(query), campaignId);
    const total = await this.decisions.count(campaignId);
    return pageFrom(
      rows,
      query.limit,
      total,
      (row) => ({ at: row.created_at, id: row.id }),
      (row) => ({
        id: row.id,
        campaignId: row.campaign_id,
        campaignName: row.campaign_name,
        kind: KindSchema.parse(row.kind),
        by: row.decided_by,
        reason: row.reason,
        figures: FiguresSchema.parse(JSON.parse(row.figures)),
        createdAt: new Date(row.created_at).toISOString(),
      }),
    );
  }
}
