import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { inPages } from '../../platform/person-data/in-pages.js';
import { type PersonData, PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { tableOfPerson } from '../../platform/person-data/person-table.repository.js';
import { OutcomesRepository } from './outcomes.repository.js';
import { ScoresRepository } from './scores.repository.js';

/**
 * A contact's deals, offers and scores. An erasure deletes deals and scores and detaches offers, which stay for statistics. Every run recomputes
 * scores, so a merge deletes the merged contact's.
 */
@Injectable()
export class IntelligenceData implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly outcomes: OutcomesRepository,
    private readonly scores: ScoresRepository,
    private readonly registry: PersonDataRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(
      tableOfPerson(this.db, 'deals', 'deal', [
        'title',
        'value',
        'stage',
        'company',
        'expected_on',
        'note',
        'closed_at',
        'created_at',
      ]),
    );
    this.registry.register(offersToPerson(this.db, this.outcomes));
    this.registry.register(scoreOfPerson(this.scores));
  }
}

function offersToPerson(db: WorkspaceDatabase, outcomes: OutcomesRepository): PersonData {
  const columns = ['state', 'made_at', 'ends_at', 'decided_at'] as const;
  const rows = tableOfPerson(db, 'save offers', 'save_offer_outcome', columns);
  return { ...rows, erase: (tx, contactId) => outcomes.detachContact(tx, contactId) };
}

const scoreOfPerson = (scores: ScoresRepository): PersonData => ({
  kind: 'score',
  count: async (contactId) => (await scores.ofContact(contactId)).length,
  move: async () => [],
  moveBack: async () => undefined,
  erase: (tx, contactId) => scores.removeOfContact(tx, contactId),
  export: (contactId) => inPages(async (after) => (after === null ? scores.ofContact(contactId) : [])),
});
