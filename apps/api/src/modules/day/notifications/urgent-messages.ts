import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { NotificationsService } from './notifications.service.js';
import { UrgentMessagesRepository } from './urgent-messages.repository.js';

/** What is older was seen elsewhere, by the time of the message: an import of ten years is no news. */
const STILL_NEWS = 2 * DAY;

/** One archive makes at most so many. */
const MOST = 20;

/** Tells of urgent messages that an import brought and nobody answered. */
@Injectable()
export class UrgentMessages {
  constructor(
    private readonly messages: UrgentMessagesRepository,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** Call it when the import's conversations are sorted, which is when it is known what was answered. */
  async tellOfImport(tx: WorkspaceTransaction, importRunId: string): Promise<void> {
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
