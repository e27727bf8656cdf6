import type { Guardrails, GuardrailUsage, NightShiftStatus } from '@concordia/contract/delivery';
import { CHANNELS, HOUR } from '@concordia/domain';
import {
  eventsToStop,
  MOST_CAMPAIGNS_PER_HOUR,
  mostActive,
  nightShiftMode,
  safetyChecksOf,
  type VariantFigures,
} from '@concordia/domain/campaigns';
import { CANARY_PLAN } from '@concordia/domain/experiments';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { ChannelsRepository } from '../../../channels/connections/channels.repository.js';
import { AutomationsService } from '../../guardrails/automations.service.js';
import { GuardrailsRepository } from '../../guardrails/guardrails.repository.js';
import { guardrailsOf } from '../../guardrails/guardrails.service.js';
import { type CampaignRow, CampaignsRepository } from '../campaigns.repository.js';
import { RecipientsRepository } from '../recipients.repository.js';
import { NightShiftRepository } from './night-shift.repository.js';

/** Running automatic work, and what blocks it. */
@Injectable()
export class NightShiftService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly guardrails: GuardrailsRepository,
    private readonly automations: AutomationsService,
    private readonly channels: ChannelsRepository,
    private readonly work: NightShiftRepository,
  ) {}

  async get(): Promise<NightShiftStatus> {
    const rules = guardrailsOf(await this.guardrails.find());
    const usage = await this.automations.usage();
    const campaigns = await this.campaigns.all();
    const { channels: modes } = await this.channels.modes(this.db.read);
    const allowedChannels = CHANNELS.filter((channel) => modes[channel] !== 'not_connected');
    return {
      mode: nightShiftMode(rules),
      guardrails: {
        maxCampaignsPerHour: MOST_CAMPAIGNS_PER_HOUR,
        maxBudgetPerCampaign: rules.daily_budget,
        allowedChannels,
      },
      safetyChecks: safetyChecksOf({
        rules,
        isBudgetSpent: isSpent(usage),
        campaigns: campaigns.map(({ state, reason_code: reasonCode, waits_for }) => ({
          state,
          reasonCode,
          isWaiting: waits_for !== null,
        })),
        hasChannels: allowedChannels.length > 0,
        deadJobs: await this.work.deadJobs(),
      }),
      currentOperations: await this.work.operations(campaigns),
      canary: await this.#canary(mostActive(campaigns), rules),
    };
  }

  async #canary(row: CampaignRow | null, rules: Guardrails): Promise<NightShiftStatus['canary']> {
    if (row === null) return { ...NO_CANARY, ...eventsToStop(0, rules) };
    const figures = await this.recipients.figures(this.db.read, row.id, row.goal, { canaryOf: row.round });
    const sum = (of: (one: VariantFigures) => number) => [...figures.values()].reduce((all, one) => all + of(one), 0);
    const sent = sum(({ trials }) => trials);
    return {
      campaignId: row.id,
      campaignName: row.name,
      state: row.state,
      share: row.canary_share,
      rollback: row.rollback,
      windowHours: row.canary_window / HOUR,
      size: row.canary_size,
      sent,
      successes: sum(({ successes }) => successes),
      complaints: sum(({ complaints }) => complaints),
      unsubscribes: sum(({ unsubscribes }) => unsubscribes),
      ...eventsToStop(row.canary_size, rules),
      waitsUntil: row.waits_until === null ? null : new Date(row.waits_until).toISOString(),
    };
  }
}

const isSpent = ({ sentToday, budget }: GuardrailUsage): boolean => sentToday >= budget;

const NO_CANARY = {
  campaignId: null,
  campaignName: null,
  state: null,
  share: CANARY_PLAN.share,
  rollback: CANARY_PLAN.rollback,
  windowHours: CANARY_PLAN.window / HOUR,
  size: 0,
  sent: 0,
  successes: 0,
  complaints: 0,
  unsubscribes: 0,
  waitsUntil: null,
} as const;
