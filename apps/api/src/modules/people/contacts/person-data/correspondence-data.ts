import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { type PersonData, PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { detachRows, rowsOfPerson } from '../../../platform/person-data/person-rows.repository.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';

/** Messages and conversations move like other rows, but have their own export and erasure. */
@Injectable()
export class CorrespondenceData implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly registry: PersonDataRegistry,
    private readonly contacts: ContactsRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this.#messages());
    this.registry.register(this.#conversations());
  }

  #messages(): PersonData {
    return {
      kind: 'messages',
      ...rowsOfPerson(this.db, 'message'),
      // There may be very many, so use the contact's stored count.
      count: async (contactId) => (await this.contacts.messageCount(contactId)) ?? 0,
      erase: async () => 0,
    };
  }

  #conversations(): PersonData {
    return {
      kind: 'conversations',
      ...rowsOfPerson(this.db, 'conversation'),
      erase: (tx, contactId) => detachRows(tx, 'conversation', contactId),
    };
  }
}
