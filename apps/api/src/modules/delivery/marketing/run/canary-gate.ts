import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { type CampaignRow, CampaignsRepository } from '../campaigns.repository.js';
import { type Decided, DecisionsService } from '../decisions/decisions.service.js';
import { RecipientsRepository } from '../recipients.repository.js';
import { CampaignPause } from './campaign-pause.js';
import { CanaryJudge } from './canary-judge.js';
import { NO_WAIT } from './no-wait.js';

/** A canary's messages: how many, how many are still queued, and when the last one was sent. */
interface CanaryState {
  readonly size: number;
  readonly queued: number;
  readonly lastAt: number | null;
}

/** Decides whether a campaign continues once its canary is complete, from its recipients' responses. Methods resolve to whether there is more to do now. */
@Injectable()
export class CanaryGate {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly judge: CanaryJudge,
    private readonly pause: CampaignPause,
    private readonly decisions: DecisionsService,
    private readonly clock: Clock,
  ) {}

  /** The canary so far. */
  state(tx: WorkspaceTransaction, row: CampaignRow): Promise<CanaryState> {
    return this.recipients.canary(tx, row.id, row.round);
  }

  /** The canary is complete: recipients' responses decide how to proceed. */
  async whenFull(
    tx: WorkspaceTransaction,
    row: CampaignRow,
    { queued, lastAt }: Pick<CanaryState, 'queued' | 'lastAt'>,
  ): Promise<boolean> {
    if (queued > 0) return this.pause.whenTheyHaveLeft(tx, row);
    const now = this.clock.now();
    const filledAt = row.canary_filled_at ?? lastAt ?? now;
    const until = filledAt + row.canary_window;
    if (row.canary_filled_at === null) {
      await this.campaigns.change(tx, row.id, { canary_filled_at: filledAt });
      const reason = `The first ${row.canary_size} messages were sent. The responses decide whether the rest follow.`;
      await this.#note(tx, row, {
        kind: 'canary_filled',
        by: 'program',
        reason,
        figures: { size: row.canary_size, until: iso(until) },
      });
    }
    if (now < until) return this.pause.wait(tx, row, 'canary', until);
    return this.#judge(tx, row, filledAt);
  }

  async #judge(tx: WorkspaceTransaction, row: CampaignRow, filledAt: number): Promise<boolean> {
    const { state, chanceOfDrop, canary, before } = await this.judge.judge(tx, row, filledAt);
    const figures = {
      canaryTrials: canary.trials,
      canarySuccesses: canary.successes,
      beforeTrials: before.trials,
      beforeSuccesses: before.successes,
      chanceOfDrop,
    };
    if (before.trials > 0 && state === 'roll_back') {
      const reason = `Canary results were more than ${Math.round(row.rollback * 100)} % below those of earlier campaigns, with ${Math.round(chanceOfDrop * 100)} % certainty. Review the text, then resume or stop the campaign.`;
      return this.pause.end(tx, row, 'stopped', 'canary_drop', {
        kind: 'rolled_back',
        by: 'program',
        reason,
        figures,
      });
    }
    if (before.trials > 0 && state === 'watching' && row.when_unclear === 'ask') {
      const reason =
        'The canary results neither show nor rule out a drop. Review them, then resume or stop the campaign.';
      return this.pause.end(tx, row, 'paused', 'canary_unclear', {
        kind: 'canary_unclear',
        by: 'program',
        reason,
        figures,
      });
    }
    const now = this.clock.now();
    await this.campaigns.change(tx, row.id, { state: 'running', since: now, canary_passed_at: now, ...NO_WAIT });
    const reason =
      before.trials > 0
        ? 'Canary passed; complaints are within limits, and results are not worse than those of earlier campaigns.'
        : 'Canary passed; complaints are within limits. There is no earlier campaign to compare with.';
    await this.#note(tx, row, { kind: 'canary_passed', by: 'program', reason, figures });
    return true;
  }

  #note(tx: WorkspaceTransaction, { id }: CampaignRow, decided: Decided): Promise<void> {
    return this.decisions.note(tx, id, decided);
  }
}

const iso = (instant: number): string => new Date(instant).toISOString();
