import type { ContactDetail, ContactPointCreate } from '@concordia/contract/people';
import { CHANNEL_PROFILES, type Channel, type Consent, normalizeHandle } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';
import { Injectable } from '@nestjs/common';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactConsents } from './contact-consents.js';
import { ContactDetailsService } from './contact-details.service.js';
import { ContactPointsRepository } from './contact-points.repository.js';
import { PersonIndex } from './identity/person-index.js';

const MOST_POINTS = 100;

@Injectable()
export class ContactPointsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly contacts: ContactsRepository,
    private readonly points: ContactPointsRepository,
    private readonly consents: ContactConsents,
    private readonly details: ContactDetailsService,
    private readonly index: PersonIndex,
  ) {}

  async add(contactId: string, { channel, handle: written }: ContactPointCreate): Promise<ContactDetail> {
    const handle = normalizeHandle(channel, written, readPhone);
    await this.db.write(async (tx) => {
      await this.#contact(tx, contactId);
      if (handle === null) throw unreadable(channel, written);
      if ((await this.points.of(contactId, tx)).length >= MOST_POINTS) {
        throw new DomainFailure('conflict', 'TOO_MANY_POINTS', `A contact can have at most ${MOST_POINTS} handles.`);
      }
      await this.points.claim(tx, contactId, { channel, handle, field: 'body.handle' });
      await this.#finish(tx, contactId);
    });
    return this.details.get(contactId);
  }

  async remove(contactId: string, pointId: string): Promise<ContactDetail> {
    await this.db.write(async (tx) => {
      const contact = await this.#contact(tx, contactId);
      const point = await this.points.find(tx, contactId, pointId);
      if (point === undefined) throw notFound('point');
      if (point.consent === 'out') {
        throw new DomainFailure(
          'conflict',
          'CONSENT_WITHDRAWN',
          'The contact opted out at this handle. It is kept so that nobody adds it again and messages them.',
        );
      }
      await this.points.remove(tx, pointId);
      const rest = await this.points.of(contactId, tx);
      const email = rest.find(({ channel }) => channel === 'email')?.handle ?? null;
      if (point.channel === 'email' && contact.email === point.handle) {
        await this.contacts.update(tx, contactId, { email });
      }
      await this.#finish(tx, contactId);
    });
    return this.details.get(contactId);
  }

  /** Sets a consent that a person reports. Each change is recorded, because it may have to be proven. */
  async setConsent(contactId: string, pointId: string, consent: Consent): Promise<ContactDetail> {
    await this.db.write(async (tx) => {
      await this.#contact(tx, contactId);
      const point = await this.points.find(tx, contactId, pointId);
      if (point === undefined) throw notFound('point');
      if (point.consent === consent) return;
      await this.consents.note(tx, { ...point, consent, previous: point.consent, source: 'person' });
    });
    return this.details.get(contactId);
  }

  async #contact(tx: WorkspaceTransaction, contactId: string) {
    const found = await this.contacts.hold(tx, contactId);
    if (found === undefined) throw notFound('contact');
    return found;
  }

  async #finish(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    await this.points.refreshChannels(tx, contactId);
    await this.index.refresh(tx, [contactId]);
  }
}

function unreadable(channel: Channel, received: string): DomainFailure {
  return new DomainFailure('invalid', 'VALIDATION_FAILED', 'The request has 1 invalid field: body.handle.', [
    { field: 'body.handle', expected: CHANNEL_PROFILES[channel].handle.expected, received: received.slice(0, 80) },
  ]);
}
