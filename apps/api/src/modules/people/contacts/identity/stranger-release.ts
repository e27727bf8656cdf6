import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { MessageSearchIndex } from '../../../inbox/search/message-search-index.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import { readSnapshot } from './merge-snapshot.js';
import type { StoredMerge } from './merges.repository.js';
import { PersonIndex } from './person-index.js';
import { StrangersRepository } from './strangers.repository.js';

/** Messages indexed per statement, which bounds memory. */
const AT_ONCE = 500;

/** Completes the undo for a sender that had no contact: its messages belong to nobody again. */
@Injectable()
export class StrangerRelease {
  constructor(
    private readonly rows: StrangersRepository,
    private readonly contacts: ContactsRepository,
    private readonly index: PersonIndex,
    private readonly messages: MessageSearchIndex,
    private readonly counters: StatCounters,
  ) {}

  /** Call it after the merge is undone. A contact made for the sender goes too, unless something was added to it since. */
  async release(tx: WorkspaceTransaction, { before, kept_id, other_id }: StoredMerge): Promise<void> {
    const { stranger } = readSnapshot(before);
    if (stranger === undefined) return;
    const ids = await this.rows.detach(tx, other_id);
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      await this.messages.remove(tx, some);
      await this.messages.add(tx, some);
    }
    await this.#remove(tx, other_id);
    if (stranger.keptIsNew && (await this.rows.isBare(tx, kept_id))) await this.#remove(tx, kept_id);
  }

  async #remove(tx: WorkspaceTransaction, contactId: string): Promise<void> {
    await this.index.remove(tx, contactId);
    await this.rows.removePoints(tx, contactId);
    await this.contacts.remove(tx, contactId);
    await this.counters.apply(tx, new CounterTally().contacts(-1));
  }
}
