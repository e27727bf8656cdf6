import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { inPages, PAGE } from '../../platform/person-data/in-pages.js';
import { type PersonData, PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { detachRows, rowsOfPerson } from '../../platform/person-data/person-rows.repository.js';
import { AutomationsRepository } from './automations.repository.js';

/** Automation decisions about a contact. Erasure removes the contact from the log and keeps the count. */
@Injectable()
export class DecisionsAboutPerson implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly automations: AutomationsRepository,
    private readonly registry: PersonDataRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(decisionsData(this.db, this.automations));
  }
}

function decisionsData(db: WorkspaceDatabase, automations: AutomationsRepository): PersonData {
  const table = 'automation_decision';
  return {
    kind: 'automation decisions',
    ...rowsOfPerson(db, table),
    erase: (tx, contactId) => detachRows(tx, table, contactId),
    export: (contactId) => inPages((after) => automations.decisionsAboutPerson(contactId, after, PAGE)),
  };
}
