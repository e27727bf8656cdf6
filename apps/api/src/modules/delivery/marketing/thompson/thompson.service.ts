import type { ThompsonOptimization, ThompsonQuery } from '@concordia/contract/delivery';
import { DAY } from '@concordia/domain';
import {
  mostActive,
  NO_FIGURES,
  NO_OPTIMIZATION,
  type Optimization,
  optimizationOf,
} from '@concordia/domain/campaigns';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { type CampaignRow, CampaignsRepository } from '../campaigns.repository.js';
import { noSuchCampaign } from '../failures.js';
import { RecipientsRepository } from '../recipients.repository.js';

/** Days over which a campaign's pace is averaged. */
const PACE_DAYS = 3;

/** Estimates which variant of a campaign is better, from recipients' responses. */
@Injectable()
export class ThompsonService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly clock: Clock,
  ) {}

  async get({ campaignId }: ThompsonQuery): Promise<ThompsonOptimization> {
    const row = await this.#campaign(campaignId);
    if (row === null) return { campaignId: null, campaignName: null, goal: null, ...shown(NO_OPTIMIZATION) };
    const { read } = this.db;
    const figures = await this.recipients.figures(read, row.id, row.goal);
    const variants = (await this.campaigns.variants(read, [row.id])).map((variant) => ({
      id: variant.id,
      name: variant.name,
      isDropped: variant.dropped_at !== null,
      ...(figures.get(variant.id) ?? NO_FIGURES),
    }));
    const { id, name, goal, state } = row;
    const found = optimizationOf(variants, { isDraft: state === 'draft', perDay: await this.#perDay(row) });
    return { campaignId: id, campaignName: name, goal, ...shown(found) };
  }

  async #campaign(id: string | undefined): Promise<CampaignRow | null> {
    if (id === undefined) return mostActive(await this.campaigns.all());
    const row = await this.campaigns.find(id);
    if (row === undefined) throw noSuchCampaign();
    return row;
  }

  /** Messages per day over the last days; 0 if the campaign is not sending. */
  async #perDay({ id, state, started_at }: CampaignRow): Promise<number> {
    if (started_at === null || (state !== 'canary' && state !== 'running')) return 0;
    const now = this.clock.now();
    const since = Math.max(started_at - 1, now - PACE_DAYS * DAY);
    return (await this.recipients.sentSince(id, since)) / Math.max(1, (now - since) / DAY);
  }
}

const shown = (found: Optimization) => ({ ...found, variants: [...found.variants] });
