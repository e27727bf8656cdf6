import type { InboundEvent } from '@concordia/channels/port';
import { consentWord } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { NotificationsService } from '../../day/notifications/notifications.service.js';
import { Waking } from '../../inbox/messages/wake.js';
import { Consents } from '../../people/senders/consents.js';
import { ArrivalsRepository } from './arrivals.repository.js';

@Injectable()
export class ArrivalEffects {
  constructor(
    private readonly rows: ArrivalsRepository,
    private readonly consents: Consents,
    private readonly waking: Waking,
    private readonly notifications: NotificationsService,
  ) {}

  /** For an inbound personal message: applies consent keywords and wakes messages snoozed until a reply. */
  async answered(tx: WorkspaceTransaction, event: InboundEvent, id: string): Promise<void> {
    await this.#honour(tx, event);
    await this.waking.wakeOnReply(tx, await this.rows.conversationOf(tx, id), event.at);
  }

  /** @returns whether somebody is notified. */
  async notifyIfUrgent(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    const message = await this.rows.sorted(tx, id);
    if (message?.is_urgent !== 1 || message.status === 'completed') return false;
    return this.notifications.notify(tx, {
      kind: 'urgent_message',
      dedupeKey: `urgent_message:${id}`,
      title: message.subject ?? message.excerpt,
      channel: message.channel,
      messageId: id,
      contactId: message.contact_id,
    });
  }

  /** STOP and START revoke and grant consent to SMS. */
  async #honour(tx: WorkspaceTransaction, { channel, text, from, at }: InboundEvent): Promise<void> {
    const consent = channel === 'sms' ? consentWord(text) : null;
    if (consent === null) return;
    const blame = consent === 'out' ? 'unsubscribe' : null;
    await this.consents.note(tx, { channel, from, consent, source: 'reply', blame, at });
  }
}
