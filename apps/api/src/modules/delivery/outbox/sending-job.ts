import type { Channel } from '@concordia/domain';
import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { JobQueue } from '../../../jobs/job-queue.js';

/**
 * The job that lets one message leave. It finds out itself whether there is anything left to do. Each channel has its own kind, so that a
 * provider that does not answer holds up nobody else's messages.
 */
export const sendJobOf = (channel: Channel): string => `outbox.send.${channel}`;

export const SendPayloadSchema = z.object({ id: z.uuid() });

/** How often the job may be lost with its process before the sweep has to find the message. */
const MOST_ATTEMPTS = 20;

/**
 * Has somebody look at a message at its time.
 *
 * @param occasion tells apart jobs for the same message and instant, where the earlier may still be running.
 */
export async function enqueueSending(
  queue: JobQueue,
  tx: WorkspaceTransaction,
  id: string,
  runAt: number,
  occasion = '',
): Promise<void> {
  const uniqueKey = `${id} ${runAt} ${occasion}`.trimEnd();
  const { channel } = await tx
    .selectFrom('outbound_message')
    .select('channel')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await queue.enqueue(tx, {
    kind: sendJobOf(channel),
    payload: { id },
    runAt,
    uniqueKey,
    maxAttempts: MOST_ATTEMPTS,
  });
}
