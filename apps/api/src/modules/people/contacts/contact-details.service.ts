import type { ContactDetail } from '@concordia/contract/people';
import { phoneText } from '@concordia/domain/phone';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { contactOf } from '../contact-records/contact.row.js';
import { ContactsRepository } from '../contact-records/contacts.repository.js';
import { ContactFiguresRepository } from './contact-figures.repository.js';
import { ContactPointsRepository } from './contact-points.repository.js';
import { ContactProfilesRepository } from './contact-profiles.repository.js';
import { customFieldsOf, pointOf } from './contact-rows.js';
import { ErasedHandles } from './erasure/erased-handles.js';

@Injectable()
export class ContactDetailsService {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly points: ContactPointsRepository,
    private readonly profiles: ContactProfilesRepository,
    private readonly figures: ContactFiguresRepository,
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
      tags: (await this.profiles.tags(contactId)).sort(byAlphabet),
      customFields: customFieldsOf(await this.profiles.fields(contactId)),
      counts: counted,
      erasedBefore: await this.erased.lastOf(points),
    };
  }

  async #counts(contactId: string): Promise<ContactDetail['counts'] | null> {
    const messages = await this.contacts.messageCounts(contactId);
    if (messages === undefined) return null;
    return {
      ...messages,
      openTasks: await this.figures.openTasks(contactId),
      notes: await this.people.count('notes', contactId),
    };
  }
}

/** Compares the same way on every machine, whatever its locale. */
export const byAlphabet = (one: string, another: string): number => {
  const [a, b] = [one.toLowerCase(), another.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : one < another ? -1 : one > another ? 1 : 0;
};
