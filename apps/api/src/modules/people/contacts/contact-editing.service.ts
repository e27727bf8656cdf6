import type { ContactCreate, ContactDetail, ContactUpdate } from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { CounterTally } from '../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { ContactDetailsService } from './contact-details.service.js';
import { ContactWriter } from './contact-writer.js';

@Injectable()
export class ContactEditingService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly writer: ContactWriter,
    private readonly details: ContactDetailsService,
    private readonly counters: StatCounters,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async create(contact: ContactCreate): Promise<ContactDetail> {
    this.#checkBirthday(contact.birthday);
    const id = this.ids.next();
    await this.db.write(async (tx) => {
      await this.writer.insert(tx, id, contact);
      await this.counters.apply(tx, new CounterTally().contacts(1));
      await this.events.tell(tx, [{ topic: 'contact.created', payload: { contact_id: id } }]);
    });
    return this.details.get(id);
  }

  /** A new address, number or profile becomes a contact point. The old one stays until a person removes it. */
  async update(contactId: string, update: ContactUpdate): Promise<ContactDetail> {
    this.#checkBirthday(update.birthday);
    await this.db.write((tx) => this.change(tx, contactId, update));
    return this.details.get(contactId);
  }

  /** The same in the caller's transaction. The caller must have checked the birthday. */
  async change(tx: WorkspaceTransaction, contactId: string, update: ContactUpdate): Promise<void> {
    await this.writer.update(tx, contactId, update);
    const payload = { contact_id: contactId, fields: Object.keys(update) };
    await this.events.tell(tx, [{ topic: 'contact.updated', payload }]);
  }

  /** Rejects a birthday in the future, with a day of tolerance for time zones. */
  #checkBirthday(birthday: string | null | undefined): void {
    const latest = new Date(this.clock.now() + 86_400_000).toISOString().slice(0, 10);
    if (birthday === null || birthday === undefined || birthday <= latest) return;
    const details = [{ field: 'body.birthday', expected: 'a day that has been', received: birthday }];
    throw new DomainFailure('invalid', 'VALIDATION_FAILED', 'The request has 1 invalid field: body.birthday.', details);
  }
}
