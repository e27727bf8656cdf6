import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import { ContactProfilesRepository } from '../contact-profiles.repository.js';
import { MergesRepository } from '../identity/merges.repository.js';
import { PersonIndex } from '../identity/person-index.js';

/** Removes a contact without messages, with all other data about the person. */
@Injectable()
export class PersonRemoval {
  constructor(
    private readonly people: PersonDataRegistry,
    private readonly contacts: ContactsRepository,
    private readonly profiles: ContactProfilesRepository,
    private readonly merges: MergesRepository,
    private readonly index: PersonIndex,
    private readonly counters: StatCounters,
  ) {}

  /** @returns the receipt's counts. */
  async run(tx: WorkspaceTransaction, contactId: string) {
    const counts = { points_erased: 0, notes_erased: 0, other_erased: 0 };
    for (const data of this.people.all()) {
      const rows = await data.erase(tx, contactId);
      if (data.kind === 'points') counts.points_erased += rows;
      else if (data.kind === 'notes') counts.notes_erased += rows;
      else counts.other_erased += rows;
    }
    await this.profiles.removeTags(tx, contactId);
    await this.profiles.removeFields(tx, contactId);
    // A merge stores the whole row of the merged contact, including the name.
    await this.merges.removeOf(tx, contactId);
    await this.index.remove(tx, contactId);
    const gone = await this.contacts.remove(tx, contactId);
    await this.counters.apply(tx, new CounterTally().contacts(-gone));
    return counts;
  }
}
