import type { TemplateEvent } from '@concordia/channels/port';
import { CHANNEL_NAMES } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { NotificationsService } from '../../day/notifications/notifications.service.js';
import { TemplatesService } from '../../inbox/templates/templates.service.js';

const SAID = {
  approved: 'has approved it. It can be sent now.',
  rejected: 'has rejected it. Correct it there, and submit it again.',
  unavailable: 'no longer sends it. Look there for what is wrong with it.',
} as const satisfies Record<TemplateEvent['state'], string>;

/** Tells the team what a provider decided about a template, and reads the list again. */
@Injectable()
export class TemplateDecisions {
  constructor(
    private readonly templates: TemplatesService,
    private readonly notifications: NotificationsService,
  ) {}

  async take(tx: WorkspaceTransaction, accountId: string | null, event: TemplateEvent): Promise<void> {
    if (accountId !== null) this.templates.forget(accountId);
    const reason = [
      `${CHANNEL_NAMES[event.channel]} ${SAID[event.state]}`,
      ...(event.reason === null ? [] : [`Its reason: ${event.reason}.`]),
    ].join(' ');
    await this.notifications.notify(tx, {
      kind: 'template_decided',
      dedupeKey: `template_decided:${event.id}`,
      title: `${event.name} (${event.language})`,
      reason,
      channel: event.channel,
    });
  }
}
