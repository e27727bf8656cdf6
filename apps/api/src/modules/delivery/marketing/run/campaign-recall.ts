import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { Recalls } from '../../outbox/recalls.js';
import { RecipientsRepository } from '../recipients.repository.js';

/** Recalls messages not yet handed to a provider, so that their recipients wait again. */
@Injectable()
export class CampaignRecall {
  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly recalls: Recalls,
  ) {}

  /** @returns the number of recalled messages. */
  async all(tx: WorkspaceTransaction, campaignId: string): Promise<number> {
    const queued = await this.recipients.queued(tx, campaignId);
    let count = 0;
    for (let at = 0; at < queued.length; at += AT_ONCE) {
      const recalled = await this.recalls.recallAll(tx, queued.slice(at, at + AT_ONCE));
      await this.recipients.waitAgain(tx, recalled);
      count += recalled.length;
    }
    return count;
  }
}

/** Ids per statement. */
const AT_ONCE = 500;
