import { type Channel, DAY, supportOf } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';

export const LOOKUP_JOB = 'profiles.look-up';

/** Channels whose webhooks name nobody. */
const NAMELESS: ReadonlySet<Channel> = new Set(['messenger', 'instagram']);

export interface Nameless {
  readonly channel: Channel;
  readonly accountId: string;
  readonly contactId: string;
  readonly handle: string;
}

/** Asks the provider who a new contact is, where its webhooks do not say. */
@Injectable()
export class ProfileLookups {
  constructor(private readonly queue: JobQueue) {}

  /** @param at when they wrote, ms since the epoch: after a day nobody is asked. */
  async want(tx: WorkspaceTransaction, who: Nameless, at: number): Promise<void> {
    if (!NAMELESS.has(who.channel) || supportOf(who.channel, 'names') !== 'in') return;
    const payload = { ...who, until: at + DAY };
    await this.queue.enqueue(tx, { kind: LOOKUP_JOB, payload, uniqueKey: who.contactId });
  }
}
