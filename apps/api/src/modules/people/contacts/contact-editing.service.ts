import type { ContactCreate, ContactDetail, ContactUpdate } from '@concordia/contract/people';
import { normaliseAddress, normaliseHandle } from '@concordia/domain';
import { readPhone } from '@concordia/domain/phone';
import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { CounterTally } from '../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { MessageSearchIndex } from '../../inbox/search/message-search-index.js';
import { ChangeLog } from '../../platform/stream/change-log.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactDetailsService } from './contact-details.service.js';
import { ContactPointsRepository, type WantedPoint } from './contact-points.repository.js';
import { ContactProfilesRepository } from './contact-profiles.repository.js';
import { PersonIndex } from './identity/person-index.js';

/** Makes and changes contacts as a person asks. */
@Injectable()
export class ContactEditingService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly contacts: ContactsRepository,
    private readonly points: ContactPointsRepository,
    private readonly profiles: ContactProfilesRepository,
    private readonly details: ContactDetailsService,
    private readonly index: PersonIndex,
    private readonly messages: MessageSearchIndex,
    private readonly counters: StatCounters,
    private readonly events: DomainEvents,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async create(contact: ContactCreate): Promise<ContactDetail> {
    this.#checkBirthday(contact.birthday);
    const id = this.ids.next();
    await this.db.write(async (tx) => {
      const columns = { ...columnsOf(contact), name: contact.name };
      await this.contacts.insert(tx, { ...columns, id, created_at: this.clock.now() });
      await this.#write(tx, id, contact);
      await this.counters.apply(tx, new CounterTally().contacts(1));
      await this.events.tell(tx, [{ topic: 'contact.created', payload: { contact_id: id } }]);
      await this.changes.record(tx, ['contacts']);
    });
    return this.details.get(id);
  }

  /** A new address, number or profile becomes a point; the old one stays a point until somebody removes it. */
  async update(contactId: string, update: ContactUpdate): Promise<ContactDetail> {
    this.#checkBirthday(update.birthday);
    await this.db.write((tx) => this.change(tx, contactId, update));
    return this.details.get(contactId);
  }

  /** The same in a transaction of somebody else's, who has seen to it that the birthday has been. */
  async change(tx: WorkspaceTransaction, contactId: string, update: ContactUpdate): Promise<void> {
    if ((await this.contacts.hold(tx, contactId)) === undefined) throw notFound('contact');
    const columns = columnsOf(update);
    if (Object.keys(columns).length > 0) await this.contacts.update(tx, contactId, columns);
    await this.#write(tx, contactId, update);
    if (update.name !== undefined || update.email !== undefined) await this.messages.rename(tx, contactId);
    const payload = { contact_id: contactId, fields: Object.keys(update) };
    await this.events.tell(tx, [{ topic: 'contact.updated', payload }]);
    await this.changes.record(tx, ['contacts', 'messages']);
  }

  async #write(tx: WorkspaceTransaction, contactId: string, contact: ContactUpdate): Promise<void> {
    const wanted = pointsIn(contact);
    for (const point of wanted) await this.points.claim(tx, contactId, point);
    if (wanted.length > 0) await this.points.refreshChannels(tx, contactId);
    if (contact.tags !== undefined) await this.profiles.setTags(tx, contactId, contact.tags);
    if (contact.customFields !== undefined) await this.profiles.setFields(tx, contactId, contact.customFields);
    await this.index.refresh(tx, [contactId]);
  }

  /** Nobody is born tomorrow; a day's grace, since it is tomorrow somewhere. */
  #checkBirthday(birthday: string | null | undefined): void {
    const latest = new Date(this.clock.now() + 86_400_000).toISOString().slice(0, 10);
    if (birthday === null || birthday === undefined || birthday <= latest) return;
    const details = [{ field: 'body.birthday', expected: 'a day that has been', received: birthday }];
    throw new DomainFailure('invalid', 'VALIDATION_FAILED', 'The request has 1 invalid field: body.birthday.', details);
  }
}

type ContactColumns = Updateable<ScopedTables['contact']>;

function columnsOf({ name, title, email, phone, linkedinUrl, company, location, birthday }: ContactUpdate) {
  return {
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(email !== undefined && { email: email === null ? null : normaliseAddress(email) }),
    ...(phone !== undefined && { phone: phone === null ? null : readPhone(phone) }),
    ...(linkedinUrl !== undefined && { linkedin_url: linkedinUrl }),
    ...(company !== undefined && { company }),
    ...(location !== undefined && { location }),
    ...(birthday !== undefined && { birthday }),
  } satisfies ContactColumns;
}

/** The handles that stand in a contact's fields; the contract has seen to it that they can be read. */
function pointsIn({ email, phone, linkedinUrl }: ContactUpdate): WantedPoint[] {
  const written = [
    { channel: 'email', text: email, field: 'body.email' },
    { channel: 'sms', text: phone, field: 'body.phone' },
    { channel: 'linkedin', text: linkedinUrl, field: 'body.linkedinUrl' },
  ] as const;
  return written.flatMap(({ channel, text, field }) => {
    const handle = text === null || text === undefined ? null : normaliseHandle(channel, text, readPhone);
    return handle === null ? [] : [{ channel, handle, field }];
  });
}
