import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { inPages, PAGE } from '../../platform/person-data/in-pages.js';
import { type PersonData, PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { detachRows, rowsOfPerson } from '../../platform/person-data/person-rows.repository.js';
import { RecipientsRepository } from './recipients.repository.js';

const TABLE = 'campaign_recipient';

/** Campaigns sent to a contact, with their responses. Erasure removes the contact and keeps the count. */
@Injectable()
export class RecipientsAboutPerson implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly recipients: RecipientsRepository,
    private readonly registry: PersonDataRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(recipientsData(this.db, this.recipients));
  }
}

function recipientsData(db: WorkspaceDatabase, recipients: RecipientsRepository): PersonData {
  return {
    kind: 'campaigns',
    ...rowsOfPerson(db, TABLE),
    erase: (tx, contactId) => detachRows(tx, TABLE, contactId),
    export: (contactId) => inPages((after) => recipients.aboutPerson(contactId, after, PAGE)),
  };
}
