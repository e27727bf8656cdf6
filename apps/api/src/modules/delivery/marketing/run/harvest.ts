import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import type { CampaignRow } from '../campaigns.repository.js';
import { HarvestRepository, type Placed } from './harvest.repository.js';

/** How much longer than the response window to look for responses, in ms, because providers report late. */
const LATE = DAY;

/**
 * Collects the outcomes of a campaign's messages and the recipients' responses: from the outbox, from opens and clicks, and from inbound messages.
 * Idempotent; recorded responses are never removed.
 */
@Injectable()
export class Harvest {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly repository: HarvestRepository,
    private readonly clock: Clock,
  ) {}

  async bringIn(campaign: CampaignRow, signal: AbortSignal): Promise<void> {
    const fates = await this.repository.fates(campaign.id);
    if (fates.length > 0) await this.db.write(async (tx) => this.repository.settle(tx, fates));
    const blamed = await this.repository.blamed(campaign);
    if (blamed.length > 0) await this.db.write(async (tx) => this.repository.blame(tx, blamed));
    await this.#outcomes(campaign, signal);
  }

  async #outcomes({ id, answer_window: window }: CampaignRow, signal: AbortSignal): Promise<void> {
    const since = this.clock.now() - window - LATE;
    for (let after: Placed | null = null; ; ) {
      signal.throwIfAborted();
      const some = await this.repository.open(id, since, after);
      const last = some.at(-1);
      if (last === undefined) return;
      const ids = some.map((one) => one.id);
      const outcomes = await this.repository.outcomes(ids, window);
      if (outcomes.length > 0) await this.db.write(async (tx) => this.repository.note(tx, outcomes));
      after = last;
    }
  }
}
