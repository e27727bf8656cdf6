import type { ContactDetail } from '@concordia/contract/people';
import { phoneText } from '@concordia/domain/phone';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { contactOf } from '../contact-records/contact.row.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactPointsRepository } from './contact-points.repository.js';
import { customFieldsOf, pointOf } from './contact-rows.js';
import { ErasedHandles } from './erasure/erased-handles.js';

/** Everything that is kept about one contact. */
@Injectable()
export class ContactDetailsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly contacts: ContactsRepository,
    private readonly points: ContactPointsRepository,
    private readonly erased: ErasedHandles,
    private readonly people: PersonDataRegistry,
  ) {}

  async get(contactId: string): Promise<ContactDetail> {
    const row = await this.contacts.find(contactId);
    const counted = await this.#counts(contactId);
    if (row === undefined || counted === null) throw notFound('contact');
    const points = await this.points.of(contactId);
    return {
      ...contactOf(row),
      phoneText: row.phone === null ? null : phoneText(row.phone),
      points: points.map(pointOf),
      tags: await this.tagsOf(contactId),
      customFields: await this.fieldsOf(contactId),
      counts: counted,
      erasedBefore: await this.erased.lastOf(points),
    };
  }

  async tagsOf(contactId: string): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('contact_tag')
      .select('tag')
      .where('contact_id', '=', contactId)
      .execute();
    return rows.map(({ tag }) => tag).sort(byAlphabet);
  }

  async fieldsOf(contactId: string): Promise<ContactDetail['customFields']> {
    const row = await this.db.read
      .selectFrom('contact_profile')
      .select('custom_fields')
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    return customFieldsOf(row?.custom_fields);
  }

  async #counts(contactId: string): Promise<ContactDetail['counts'] | null> {
    const row = await this.db.read
      .selectFrom('contact')
      .select(['inbound_count', 'outbound_count'])
      .where('id', '=', contactId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const tasks = await this.db.read
      .selectFrom('task')
      .select((eb) => eb.fn.countAll<number | string>().as('open'))
      .where('contact_id', '=', contactId)
      .where('state', '=', 'open')
      .executeTakeFirst();
    return {
      inbound: row.inbound_count,
      outbound: row.outbound_count,
      openTasks: Number(tasks?.open ?? 0),
      notes: await this.people.count('notes', contactId),
    };
  }
}

/** One order on every machine, whatever its language. */
export const byAlphabet = (one: string, another: string): number => {
  const [a, b] = [one.toLowerCase(), another.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : one < another ? -1 : one > another ? 1 : 0;
};
