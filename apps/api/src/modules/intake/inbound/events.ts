import type { ChannelEvent } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ConnectionHealthService } from '../../channels/connections/connection-health.js';
import { aboutOf } from '../../delivery/outbox/early-receipts.js';
import { Receipts } from '../../delivery/outbox/receipts.js';
import { TestMessages } from '../../delivery/outbox/test-messages.js';
import { Consents } from '../../people/senders/consents.js';
import { Arrivals } from './arrivals.js';
import { Engagements } from './engagements.js';
import { Identities } from './identities.js';
import type { KeptFile } from './incoming-files.js';
import { MessageChanges } from './message-changes.js';
import { TemplateDecisions } from './template-decisions.js';

export interface ReadEvent {
  readonly event: ChannelEvent;
  readonly files: readonly KeptFile[];
  readonly provider: string;
  /** The account that received it. */
  readonly accountId: string | null;
  /** Whether it comes from a simulated channel. */
  readonly isTest: boolean;
}

/** The key of the message an event waits for; `null` if it is done. */
export type Waiting = string | null;

const ENDED = {
  token_expired: 'Our access has expired. Connect the channel again in Channel Setup.',
  revoked: 'Our access was revoked. Connect the channel again in Channel Setup.',
  restricted:
    'The provider has restricted the account. Check the account there, then connect the channel again in Channel Setup.',
} as const;

@Injectable()
export class Events {
  constructor(
    private readonly arrivals: Arrivals,
    private readonly receipts: Receipts,
    private readonly messages: MessageChanges,
    private readonly consents: Consents,
    private readonly identities: Identities,
    private readonly engagements: Engagements,
    private readonly tests: TestMessages,
    private readonly health: ConnectionHealthService,
    private readonly templates: TemplateDecisions,
  ) {}

  async take(tx: WorkspaceTransaction, { event, files, provider, accountId, isTest }: ReadEvent): Promise<Waiting> {
    if (await this.tests.isAbout(tx, event)) return null;
    switch (event.kind) {
      case 'message':
        return waitingFor(
          event.channel,
          event.messageId,
          (await this.arrivals.take(tx, { provider, accountId, event, files })) !== 'sending',
        );
      case 'receipt':
        return waitingFor(event.channel, event.messageId ?? '', await this.receipts.take(tx, event));
      case 'edit':
        return waitingFor(event.channel, event.messageId, await this.messages.edit(tx, event));
      case 'deletion':
        return waitingFor(event.channel, event.messageId, await this.messages.remove(tx, event));
      case 'reaction':
        return waitingFor(event.channel, event.messageId, await this.messages.react(tx, event));
      case 'consent':
        await this.consents.take(tx, event);
        return null;
      case 'identity':
        await this.identities.take(tx, event);
        return null;
      case 'engagement':
        return waitingFor(
          event.channel,
          event.messageId ?? '',
          await this.engagements.take(tx, provider, isTest, event),
        );
      case 'account':
        await this.health.noteEnded(tx, event.channel, accountId, ENDED[event.state]);
        return null;
      case 'template':
        await this.templates.take(tx, accountId, event);
        return null;
    }
  }
}

const waitingFor = (channel: ChannelEvent['channel'], messageId: string, isThrough: boolean): Waiting =>
  isThrough ? null : aboutOf(channel, messageId);
