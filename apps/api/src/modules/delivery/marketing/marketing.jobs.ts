import { SECOND } from '@concordia/domain';
import { isActive } from '@concordia/domain/campaigns';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { AutomationStops } from '../guardrails/automation-stops.js';
import { campaignIdOf } from './automation-id.js';
import { CAMPAIGN_JOB, enqueueCampaign } from './campaign-job.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { CampaignRunner } from './run/campaign-runner.js';

/** Continues campaigns in the background, and checks all of them three times a minute. */
@Injectable()
export class MarketingJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly runner: CampaignRunner,
    private readonly stops: AutomationStops,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.stops.register((tx, automationId) => this.#isStopped(tx, automationId));
    this.registry.register({
      kind: CAMPAIGN_JOB,
      schema: z.object({ campaignId: z.uuid() }),
      concurrency: 2,
      maxAttempts: 5,
      handle: ({ payload, signal }) => this.runner.run(payload.campaignId, signal),
    });
    this.registry.register({
      kind: 'marketing.look',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: 20 * SECOND,
      handle: () => this.#look(),
    });
  }

  /** A campaign's messages, including retries, leave only while the campaign is sending. */
  async #isStopped(tx: WorkspaceTransaction, automationId: string): Promise<boolean> {
    const id = campaignIdOf(automationId);
    return id !== null && !isActive((await this.campaigns.find(id, tx))?.state ?? 'stopped');
  }

  async #look(): Promise<void> {
    const underWay = await this.campaigns.underWay(this.clock.now());
    if (underWay.length === 0) return;
    await this.db.write(async (tx) => {
      for (const { id } of underWay) await enqueueCampaign(this.queue, tx, id, 'look');
    });
  }
}
