import type { ConsentEvent } from '@concordia/channels/port';
import type { Channel, Consent } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AutomationsService } from '../../delivery/guardrails/automations.service.js';
import { ConsentsRepository } from '../contact-records/consents.repository.js';
import { SenderContacts } from './sender-contact.js';

/** Somebody's word, and how we know it. */
export interface ConsentWord {
  readonly channel: Channel;
  readonly from: string;
  readonly consent: Exclude<Consent, 'unknown'>;
  readonly source: string;
  /** What an automation that wrote to them before is blamed for. */
  readonly blame: 'unsubscribe' | 'complaint' | null;
  /** When they said so, by the provider's clock. */
  readonly at: number;
}

const LONGEST_SOURCE = 100;

/** Writes down whether somebody wants to be written to, as their provider tells. */
@Injectable()
export class Consents {
  constructor(
    private readonly contacts: SenderContacts,
    private readonly consents: ConsentsRepository,
    private readonly automations: AutomationsService,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async take(tx: WorkspaceTransaction, { channel, from, consent, by, at }: ConsentEvent): Promise<void> {
    const isOut = consent === 'opted_out';
    const blame = isOut ? (/spam|complain/i.test(by) ? 'complaint' : 'unsubscribe') : null;
    await this.note(tx, { channel, from, consent: isOut ? 'out' : 'in', source: by, blame, at });
  }

  /** A word that is older than what is known says nothing new; whoever is known to nobody becomes a contact, so that it is honoured. */
  async note(
    tx: WorkspaceTransaction,
    { channel, from, consent, source: said, blame, at }: ConsentWord,
  ): Promise<void> {
    const source = said.replaceAll('\0', '').slice(0, LONGEST_SOURCE);
    const { contactId: contact_id, pointId, handle } = await this.contacts.of(tx, { channel, from, name: null });
    const point = await this.consents.of(tx, pointId);
    if (point.consent === consent || (point.consent_at ?? 0) > at) return;
    await this.consents.set(tx, pointId, { consent, consent_at: at, consent_source: source });
    const change = { contact_id, channel, handle, previous: point.consent, consent, source };
    await this.consents.insertChange(tx, { id: this.ids.next(), ...change, created_at: this.clock.now() });
    if (blame !== null) await this.automations.blame(tx, { contactId: contact_id, channel, kind: blame });
  }
}
