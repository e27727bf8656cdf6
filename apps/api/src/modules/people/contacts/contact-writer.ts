import type { ContactCreate, ContactUpdate } from '@concordia/contract/people';
import { normalizeAddress, normalizeHandle } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';
import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import { Clock } from '../../../common/clock.js';
import { notFound } from '../../../common/domain-failure.js';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { MessageSearchIndex } from '../../inbox/search/message-search-index.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactPointsRepository, type WantedPoint } from './contact-points.repository.js';
import { ContactProfilesRepository } from './contact-profiles.repository.js';
import { PersonIndex } from './identity/person-index.js';

@Injectable()
export class ContactWriter {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly points: ContactPointsRepository,
    private readonly profiles: ContactProfilesRepository,
    private readonly index: PersonIndex,
    private readonly messages: MessageSearchIndex,
    private readonly clock: Clock,
  ) {}

  async insert(tx: WorkspaceTransaction, id: string, contact: ContactCreate): Promise<void> {
    const columns = { ...columnsOf(contact), name: contact.name };
    await this.contacts.insert(tx, { ...columns, id, created_at: this.clock.now() });
    await this.#write(tx, id, contact);
  }

  /** @throws DomainFailure `not-found` */
  async update(tx: WorkspaceTransaction, contactId: string, update: ContactUpdate): Promise<void> {
    if ((await this.contacts.hold(tx, contactId)) === undefined) throw notFound('contact');
    const columns = columnsOf(update);
    if (Object.keys(columns).length > 0) await this.contacts.update(tx, contactId, columns);
    await this.#write(tx, contactId, update);
    if (update.name !== undefined || update.email !== undefined) await this.messages.rename(tx, contactId);
  }

  async #write(tx: WorkspaceTransaction, contactId: string, contact: ContactUpdate): Promise<void> {
    const wanted = pointsIn(contact);
    for (const point of wanted) await this.points.claim(tx, contactId, point);
    if (wanted.length > 0) await this.points.refreshChannels(tx, contactId);
    if (contact.tags !== undefined) await this.profiles.setTags(tx, contactId, contact.tags);
    if (contact.customFields !== undefined) await this.profiles.setFields(tx, contactId, contact.customFields);
    await this.index.refresh(tx, [contactId]);
  }
}

type ContactColumns = Updateable<ScopedTables['contact']>;

function columnsOf({ name, title, email, phone, linkedinUrl, company, location, birthday }: ContactUpdate) {
  return {
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(email !== undefined && { email: email === null ? null : normalizeAddress(email) }),
    ...(phone !== undefined && { phone: phone === null ? null : readPhone(phone) }),
    ...(linkedinUrl !== undefined && { linkedin_url: linkedinUrl }),
    ...(company !== undefined && { company }),
    ...(location !== undefined && { location }),
    ...(birthday !== undefined && { birthday }),
  } satisfies ContactColumns;
}

/** Handles in a contact's fields; the contract has validated them. */
function pointsIn({ email, phone, linkedinUrl }: ContactUpdate): WantedPoint[] {
  const written = [
    { channel: 'email', text: email, field: 'body.email' },
    { channel: 'sms', text: phone, field: 'body.phone' },
    { channel: 'linkedin', text: linkedinUrl, field: 'body.linkedinUrl' },
  ] as const;
  return written.flatMap(({ channel, text, field }) => {
    const handle = text === null || text === undefined ? null : normalizeHandle(channel, text, readPhone);
    return handle === null ? [] : [{ channel, handle, field }];
  });
}
