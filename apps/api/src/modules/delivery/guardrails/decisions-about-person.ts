import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { inPages, PAGE } from '../../platform/person-data/in-pages.js';
import { type PersonData, PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { detachRows, rowsOfPerson } from '../../platform/person-data/person-rows.repository.js';
import { AutomationsRepository } from './automations.repository.js';

/** What automations wanted to send to a person. An erasure takes the person off the log and leaves the count. */
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
