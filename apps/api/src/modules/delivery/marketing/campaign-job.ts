import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { JobQueue } from '../../../jobs/job-queue.js';

/** The job that goes on with a campaign. */
export const CAMPAIGN_JOB = 'marketing.campaign';

/**
 * Has a campaign gone on with.
 *
 * @param turn tells this turn from others that wait or run: of one turn there is one job at a time.
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
