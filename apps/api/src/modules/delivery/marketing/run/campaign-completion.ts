import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { DomainEvents } from '../../../hub/log/domain-events.js';
import { type CampaignRow, CampaignsRepository } from '../campaigns.repository.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { RecipientsRepository } from '../recipients.repository.js';
import { CampaignPause } from './campaign-pause.js';
import { NO_WAIT } from './no-wait.js';

/** Finishes a campaign once everyone has been written to. Until then it waits for recipients' quiet hours to end and for queued messages to be sent. */
@Injectable()
export class CampaignCompletion {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly pause: CampaignPause,
    private readonly decisions: DecisionsService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @returns `false`: there is nothing more to do now. */
  async finishOrWait(tx: WorkspaceTransaction, row: CampaignRow): Promise<boolean> {
    const at = await this.recipients.nextInstant(tx, row.id);
    if (at !== null) return this.pause.wait(tx, row, 'quiet_hours', at);
    if ((await this.recipients.count({ campaignId: row.id, state: 'queued' }, tx)) > 0) {
      return this.pause.whenTheyHaveLeft(tx, row);
    }
    const now = this.clock.now();
    await this.campaigns.change(tx, row.id, { state: 'done', since: now, finished_at: now, ...NO_WAIT });
    const sent = await this.recipients.count({ campaignId: row.id, state: 'sent' }, tx);
    const reason = `Done: ${sent} messages sent. Still tracking responses.`;
    await this.decisions.note(tx, row.id, { kind: 'done', by: 'program', reason, figures: { sent } });
    await this.events.tell(tx, [{ topic: 'campaign.finished', payload: { campaign_id: row.id } }]);
    return false;
  }
}
