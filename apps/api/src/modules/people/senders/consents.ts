import type { ConsentEvent } from '@concordia/channels/port';
import type { Channel, Consent } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AutomationsService } from '../../delivery/guardrails/automations.service.js';
import { ConsentsRepository } from '../contact-records/consents.repository.js';
import { SenderContacts } from './sender-contact.js';

/** A statement of consent and its source. */
export interface ConsentWord {
  readonly channel: Channel;
  readonly from: string;
  readonly consent: Exclude<Consent, 'unknown'>;
  readonly source: string;
  /** Counted against every automation that recently messaged the contact. */
  readonly blame: 'unsubscribe' | 'complaint' | null;
  /** By the provider's clock. */
  readonly at: number;
}

const LONGEST_SOURCE = 100;

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

  /** Ignores a statement older than the stored one. Creates a contact for an unknown sender, so that the statement is honored. */
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
