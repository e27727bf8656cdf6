import { SECOND } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { JobRegistry } from '../../jobs/job-registry.js';
import { CAMPAIGN_JOB, enqueueCampaign } from './campaign-job.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { CampaignRunner } from './run/campaign-runner.js';

/** Goes on with campaigns in the background, and looks after all of them three times a minute. */
@Injectable()
export class MarketingJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly runner: CampaignRunner,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
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

  async #look(): Promise<void> {
    const underWay = await this.campaigns.underWay(this.clock.now());
    if (underWay.length === 0) return;
    await this.db.write(async (tx) => {
      for (const { id } of underWay) await enqueueCampaign(this.queue, tx, id, 'look');
    });
  }
}
