import { type Channel, DAY, supportOf } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { ProviderPictures } from '../../people/contact-pictures/provider-pictures.js';

export const LOOKUP_JOB = 'profiles.look-up';

export interface Sender {
  readonly channel: Channel;
  readonly accountId: string;
  readonly contactId: string;
  readonly handle: string;
}

/** Asks the provider who a contact is, where its webhooks do not say. */
@Injectable()
export class ProfileLookups {
  constructor(
    private readonly queue: JobQueue,
    private readonly pictures: ProviderPictures,
  ) {}

  /**
   * @param at when they wrote, ms since the epoch: after a day nobody is asked.
   * @param isNameless whether the contact is new and came without a name.
   */
  async want(tx: WorkspaceTransaction, who: Sender, at: number, isNameless: boolean): Promise<void> {
    const asksName = isNameless && supportOf(who.channel, 'names') === 'asked';
    const asksPicture =
      supportOf(who.channel, 'pictures') === 'asked' && (await this.pictures.isDue(tx, who.contactId));
    if (!asksName && !asksPicture) return;
    const payload = { ...who, until: at + DAY };
    await this.queue.enqueue(tx, { kind: LOOKUP_JOB, payload, uniqueKey: who.contactId });
  }
}
