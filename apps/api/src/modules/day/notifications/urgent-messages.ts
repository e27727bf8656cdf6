import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { NotificationsService } from './notifications.service.js';
import { UrgentMessagesRepository } from './urgent-messages.repository.js';

/** Older messages, by sent time, are not reported: an import of ten years of email is not news. */
const STILL_NEWS = 2 * DAY;

/** Maximum notifications per import. */
const MOST = 20;

@Injectable()
export class UrgentMessages {
  constructor(
    private readonly messages: UrgentMessagesRepository,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** Call once the import's conversations are sorted; only then is it known which messages were answered. */
  async notifyOfImport(tx: WorkspaceTransaction, importRunId: string): Promise<void> {
    const since = this.clock.now() - STILL_NEWS;
    const urgent = await this.messages.unansweredOfImport(tx, importRunId, since, MOST);
    for (const message of urgent.toReversed()) {
      await this.notifications.notify(tx, {
        kind: 'urgent_message',
        dedupeKey: `urgent_message:${message.id}`,
        title: message.subject,
        channel: message.channel,
        messageId: message.id,
        contactId: message.contact_id,
      });
    }
  }
}
