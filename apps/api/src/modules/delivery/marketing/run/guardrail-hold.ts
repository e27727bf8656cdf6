import { endOfDay, type GuardrailRefusal } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { GuardrailsRepository } from '../../guardrails/guardrails.repository.js';
import { refusalOf } from '../../guardrails/refusal.js';
import type { CampaignRow } from '../campaigns.repository.js';
import { CampaignPause } from './campaign-pause.js';

/** Holds a campaign that the guardrails refuse, until a time or until a person decides. */
@Injectable()
export class GuardrailHold {
  constructor(
    private readonly guardrails: GuardrailsRepository,
    private readonly pause: CampaignPause,
    private readonly clock: Clock,
  ) {}

  /** @returns `false`: there is nothing more to do now. */
  async hold(tx: WorkspaceTransaction, row: CampaignRow, refusal: GuardrailRefusal): Promise<boolean> {
    if (refusal.code !== 'canary_full' && refusal.code !== 'budget_spent') return this.pause.halt(tx, row, refusal);
    const { time_zone: zone } = await this.guardrails.find(tx);
    const { code, message, until } = refusalOf(refusal, endOfDay(this.clock.now(), zone));
    return until === null ? false : this.pause.wait(tx, row, code.toLowerCase(), until, message);
  }
}
