import type { EngagementEvent } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { type KnownMessage, OriginsRepository } from '../../inbox/correspondence/origins.repository.js';
import { keptHandle } from '../../people/contact-records/kept-handle.js';
import { Consents } from '../../people/senders/consents.js';
import { SenderContacts } from '../../people/senders/sender-contact.js';
import { EngagementsRepository } from './engagements.repository.js';
import { IdentitiesRepository } from './identities.repository.js';

/** Actions that revoke consent; `blame` is counted against the automations that messaged the contact. */
const CLOSING = {
  bounce: { source: 'bounce', blame: null },
  complaint: { source: 'complaint', blame: 'complaint' },
  unsubscribe: { source: 'unsubscribe', blame: 'unsubscribe' },
} as const;

/** Stores email engagement, and revokes consent for addresses that bounce, complain or unsubscribe. */
@Injectable()
export class Engagements {
  constructor(
    private readonly rows: EngagementsRepository,
    private readonly identities: IdentitiesRepository,
    private readonly origins: OriginsRepository,
    private readonly contacts: SenderContacts,
    private readonly consents: Consents,
    private readonly ids: Ids,
  ) {}

  /** @returns `false` for hearsay about a message that is not known, or not known yet. */
  async take(tx: WorkspaceTransaction, provider: string, isTest: boolean, event: EngagementEvent): Promise<boolean> {
    const { channel, action, messageId, at } = event;
    const known = messageId === null ? null : await this.origins.find(tx, channel, messageId);
    if (event.isHearsay === true && known === null) return false;
    const address = event.isHearsay === true ? await this.#recipientOf(tx, known, event) : event.address;
    if (address === null) return true;
    const contact = await this.contacts.find(tx, { channel, from: address });
    const isNew = await this.rows.insert(tx, {
      id: this.ids.next(),
      provider,
      provider_event_id: event.id,
      action,
      address: keptHandle(channel, address),
      contact_id: contact?.contactId ?? known?.contactId ?? null,
      message_id: known?.id ?? null,
      at,
      is_test: isTest ? 1 : 0,
    });
    if (!isNew) return true;
    if (action === 'bounce' || action === 'complaint' || action === 'unsubscribe') {
      await this.consents.note(tx, { channel, from: address, consent: 'out', at, ...CLOSING[action] });
    }
    return true;
  }

  /** Which address of our recipient is meant: the named one if it is theirs, else their only one. */
  async #recipientOf(
    tx: WorkspaceTransaction,
    known: KnownMessage | null,
    { channel, address }: EngagementEvent,
  ): Promise<string | null> {
    if (known === null || known.direction !== 'outbound' || known.contactId === null) return null;
    const handles = await this.identities.handlesOf(tx, known.contactId, channel);
    const named = handles.find((handle) => handle === keptHandle(channel, address));
    const [only, ...others] = handles;
    return named ?? (others.length === 0 ? (only ?? null) : null);
  }
}
