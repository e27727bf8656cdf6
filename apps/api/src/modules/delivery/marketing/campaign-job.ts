import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { JobQueue } from '../../../jobs/job-queue.js';

export const CAMPAIGN_JOB = 'marketing.campaign';

/**
 * Queues a job that continues a campaign.
 *
 * @param turn identifies the step; there is at most one waiting or running job per step.
 */
export async function enqueueCampaign(
  queue: JobQueue,
  tx: WorkspaceTransaction,
  campaignId: string,
  turn: string,
  runAt?: number,
): Promise<void> {
  await queue.enqueue(tx, {
    kind: CAMPAIGN_JOB,
    payload: { campaignId },
    uniqueKey: `${campaignId} ${turn}`,
    ...(runAt !== undefined && { runAt }),
  });
}
