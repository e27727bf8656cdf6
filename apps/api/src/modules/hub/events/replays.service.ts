import type { Replay, StartReplay } from '@concordia/contract/hub';
import { EVERY_TOPIC } from '@concordia/domain/topics';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { EventDeliveries } from '../log/event-deliveries.js';
import { type ReplayRow, ReplaysRepository } from './replays.repository.js';

export const REPLAY_JOB = 'hub.replay';

@Injectable()
export class ReplaysService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly replays: ReplaysRepository,
    private readonly deliveries: EventDeliveries,
    private readonly queue: JobQueue,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainFailure if there is no such subscription. */
  async start({ topic, since, until, subscription_id }: StartReplay): Promise<Replay> {
    const subscriptionId = subscription_id === undefined || subscription_id === '' ? null : subscription_id;
    if (subscriptionId !== null) await this.deliveries.checkSubscription(subscriptionId);
    const now = this.clock.now();
    const replayId = this.ids.next();
    await this.db.write(async (tx) => {
      await this.replays.insert(tx, {
        id: replayId,
        state: 'queued',
        topic: topic === undefined || topic === '' ? EVERY_TOPIC : topic,
        since: Date.parse(since),
        until: Date.parse(until),
        subscription_id: subscriptionId,
        finished_at: null,
        created_at: now,
        updated_at: now,
      });
      await this.queue.enqueue(tx, { kind: REPLAY_JOB, payload: { replayId }, uniqueKey: `replay ${replayId}` });
    });
    return this.get(replayId);
  }

  async get(replayId: string): Promise<Replay> {
    return replayOf(await this.replays.get(replayId));
  }

  /** Events already offered are still delivered. @throws DomainFailure `conflict` if the replay has ended. */
  async cancel(replayId: string): Promise<Replay> {
    const { state } = await this.replays.get(replayId);
    await this.db.write(async (tx) => {
      const values = { state: 'cancelled', finished_at: this.clock.now() } as const;
      if (!(await this.replays.change(tx, replayId, ['queued', 'running'], values)))
        throw new DomainFailure('conflict', 'REPLAY_ENDED', `This replay cannot be stopped: it is ${state}.`);
    });
    return this.get(replayId);
  }
}

const replayOf = ({ id, state, total, done, created_at, finished_at }: ReplayRow): Replay => ({
  id,
  state,
  total,
  done,
  created_at: new Date(created_at).toISOString(),
  finished_at: finished_at === null ? null : new Date(finished_at).toISOString(),
});
