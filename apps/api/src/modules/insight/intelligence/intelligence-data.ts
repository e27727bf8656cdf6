import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { inPages, PAGE } from '../../platform/person-data/in-pages.js';
import { type PersonData, PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { tableOfPerson } from '../../platform/person-data/person-table.repository.js';

/**
 * What is known and concluded about a person: deals, offers and scores. An erasure deletes deals and scores, and takes the person off the offers,
 * which count without a name. Scores are made anew by every run: a merge leaves the other's to go with its contact.
 */
@Injectable()
export class IntelligenceData implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly registry: PersonDataRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(tableOfPerson(this.db, 'deals', 'deal', ['title', 'value', 'closed_at', 'created_at']));
    this.registry.register(offersToPerson(this.db));
    this.registry.register(scoreOfPerson(this.db));
  }
}

function offersToPerson(db: WorkspaceDatabase): PersonData {
  const columns = ['state', 'made_at', 'ends_at', 'decided_at'] as const;
  const rows = tableOfPerson(db, 'save offers', 'save_offer_outcome', columns);
  return {
    ...rows,
    erase: async (tx, contactId) => {
      const left = await tx
        .updateTable('save_offer_outcome')
        .set({ contact_id: null })
        .where('contact_id', '=', contactId)
        .executeTakeFirst();
      return Number(left.numUpdatedRows);
    },
  };
}

function scoreOfPerson(db: WorkspaceDatabase): PersonData {
  const ofContact = (contactId: string) =>
    db.read
      .selectFrom('customer_score')
      .select(['contact_id as id', 'segment', 'risk', 'detail'])
      .where('contact_id', '=', contactId);
  return {
    kind: 'score',
    count: async (contactId) => (await ofContact(contactId).execute()).length,
    move: async () => [],
    moveBack: async () => undefined,
    erase: async (tx, contactId) => {
      const gone = await tx.deleteFrom('customer_score').where('contact_id', '=', contactId).executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
    export: (contactId) =>
      inPages((after) => (after === null ? ofContact(contactId).limit(PAGE).execute() : Promise.resolve([]))),
  };
}
