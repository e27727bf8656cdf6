import { type GuardrailRefusal, SECOND, UNDO_SEND } from '@concordia/domain';
import type { ReasonCode } from '@concordia/domain/campaigns';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { JobQueue } from '../../../../jobs/job-queue.js';
import { stopKey } from '../../../day/notifications/campaign-stops.js';
import { NotificationsService } from '../../../day/notifications/notifications.service.js';
import { enqueueCampaign } from '../campaign-job.js';
import { type CampaignRow, CampaignsRepository } from '../campaigns.repository.js';
import { type Decided, DecisionsService } from '../decisions/decisions.service.js';
import { CampaignRecall } from './campaign-recall.js';
import { HarvestRepository } from './harvest.repository.js';
import { NO_WAIT } from './no-wait.js';

/** Polling interval for sent messages, in ms. */
const LOOK = 5 * SECOND;

/**
 * Pauses a campaign until a time, until its messages have been sent, or until a person decides. Every method resolves to `false`, which tells the
 * runner to stop for now.
 */
@Injectable()
export class CampaignPause {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly takingBack: CampaignRecall,
    private readonly harvested: HarvestRepository,
    private readonly decisions: DecisionsService,
    private readonly notifications: NotificationsService,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Pauses or stops it after a refusal by the guardrails. */
  async halt(tx: WorkspaceTransaction, row: CampaignRow, refusal: GuardrailRefusal): Promise<boolean> {
    if (refusal.code !== 'stopped') {
      const reason = 'Automations may no longer send. Enable L2 in Channel Setup, then resume the campaign.';
      return this.end(tx, row, 'paused', 'sending_off', { kind: 'paused', by: 'program', reason });
    }
    const { by, sends, events, threshold } = refusal;
    const reason = `${events} ${by} in ${sends} messages exceed the limit of ${Number((threshold * 100).toFixed(3))} %. Check the recipients and the text, then resume or stop the campaign.`;
    return this.end(tx, row, 'stopped', by, {
      kind: 'stopped',
      by: 'program',
      reason,
      figures: { sends, events, threshold },
    });
  }

  /** Pauses or stops it until a person decides, notifies them, and recalls unsent messages. */
  async end(
    tx: WorkspaceTransaction,
    row: CampaignRow,
    state: 'stopped' | 'paused',
    code: ReasonCode,
    decided: Decided,
  ): Promise<boolean> {
    const takenBack = await this.takingBack.all(tx, row.id);
    // Messages sent or failed before the stop are counted first.
    await this.harvested.settle(tx, await this.harvested.fates(row.id, tx));
    const why = { reason_code: code, reason: decided.reason, reason_by: 'program' } as const;
    const now = this.clock.now();
    await this.campaigns.change(tx, row.id, { state, since: now, ...why, ...NO_WAIT });
    await this.decisions.note(tx, row.id, { ...decided, figures: { ...decided.figures, takenBack } });
    await this.notifications.notify(tx, {
      kind: 'campaign_stopped',
      dedupeKey: stopKey(row.id, now),
      title: row.name,
      reason: decided.reason,
    });
    return false;
  }

  /** Resumes automatically at a time; each reason to wait is logged once. */
  async wait(
    tx: WorkspaceTransaction,
    row: CampaignRow,
    what: string,
    until: number,
    message: string = WAITS[what] ?? 'It waits.',
  ): Promise<boolean> {
    if (row.waits_for === what && row.waits_until === until) return false;
    await this.campaigns.change(tx, row.id, { waits_for: what, waits_until: until });
    if (row.waits_for !== what && what !== 'canary') {
      await this.decisions.note(tx, row.id, {
        kind: 'waits',
        by: 'program',
        reason: message,
        figures: { for: what, until: iso(until) },
      });
    }
    return false;
  }

  /** Polls again soon: outbox entries leave after the undo period unless something blocks them. */
  async whenTheyHaveLeft(tx: WorkspaceTransaction, { id }: CampaignRow): Promise<boolean> {
    // Rounded up, so that repeated calls queue a single job.
    const at = Math.ceil((this.clock.now() + UNDO_SEND) / LOOK) * LOOK;
    await enqueueCampaign(this.queue, tx, id, `left ${at}`, at);
    return false;
  }
}

const WAITS: Readonly<Record<string, string>> = {
  hours: 'The daily sending window has closed. Sending resumes when it opens again.',
  quiet_hours: 'All remaining recipients are in quiet hours. Sending resumes when these are over.',
};

const iso = (instant: number): string => new Date(instant).toISOString();
