import type { Channel, Consent } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AutomationsService } from '../../delivery/guardrails/automations.service.js';
import { ConsentsRepository } from '../contact-records/consents.repository.js';

export interface ConsentChange {
  /** Id of the contact point. */
  readonly id: string;
  readonly contact_id: string;
  readonly channel: Channel;
  readonly handle: string;
  readonly consent: Consent;
  readonly previous: Consent;
  readonly source: string;
}

@Injectable()
export class ContactConsents {
  constructor(
    private readonly consents: ConsentsRepository,
    private readonly automations: AutomationsService,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async note(tx: WorkspaceTransaction, change: ConsentChange): Promise<void> {
    const { id, contact_id, channel, handle, consent, previous, source } = change;
    const now = this.clock.now();
    await this.consents.set(tx, id, { consent, consent_at: now, consent_source: source });
    const record = { contact_id, channel, handle, previous, consent, source };
    await this.consents.insertChange(tx, { id: this.ids.next(), ...record, created_at: now });
    if (consent === 'out') await this.automations.blame(tx, { contactId: contact_id, channel, kind: 'unsubscribe' });
  }
}
