import { type Arm, type CanaryStanding, canaryStanding } from '@concordia/domain/experiments';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import type { CampaignRow } from '../campaigns.repository.js';
import { RecipientsRepository } from '../recipients.repository.js';

export interface CanaryFinding extends CanaryStanding {
  readonly canary: Arm;
  /** Results of earlier campaigns with the same goal over the same window; no trials if there are none. */
  readonly before: Arm;
}

/** Compares a canary with earlier campaigns over the same window after each message, so that later responses do not bias the result. */
@Injectable()
export class CanaryJudge {
  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly clock: Clock,
  ) {}

  async judge(tx: WorkspaceTransaction, row: CampaignRow, filledAt: number): Promise<CanaryFinding> {
    const { id, goal, round, rollback, canary_window: window, canary_share: share } = row;
    const figures = await this.recipients.figures(tx, id, goal, { canaryOf: round, within: window });
    const canary = [...figures.values()].reduce(
      (sum, { trials, successes }) => ({ trials: sum.trials + trials, successes: sum.successes + successes }),
      { trials: 0, successes: 0 },
    );
    const now = this.clock.now();
    const before = await this.recipients.earlier(tx, id, goal, { within: window, sentBefore: now - window });
    const plan = { share, rollback, window };
    return { canary, before, ...canaryStanding(canary, before, { filledAt, now, plan }) };
  }
}
