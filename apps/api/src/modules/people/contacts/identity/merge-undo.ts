import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { MessageSearchIndex } from '../../../inbox/search/message-search-index.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import { ArrivedSince } from './arrived-since.js';
import { MergePartsRepository } from './merge-parts.repository.js';
import { type MergeSnapshot, readSnapshot } from './merge-snapshot.js';
import { MergeSuggestionsRepository } from './merge-suggestions.repository.js';
import type { StoredMerge } from './merges.repository.js';
import { PersonIndex } from './person-index.js';
import { SidesRestore } from './sides-restore.js';

const IdsSchema = z.array(z.string());

/** Parts two contacts again: every row goes back to where it was, and what came since to where it belongs. */
@Injectable()
export class MergeUndo {
  constructor(
    private readonly people: PersonDataRegistry,
    private readonly contacts: ContactsRepository,
    private readonly parts: MergePartsRepository,
    private readonly suggestions: MergeSuggestionsRepository,
    private readonly arrived: ArrivedSince,
    private readonly sides: SidesRestore,
    private readonly index: PersonIndex,
    private readonly messages: MessageSearchIndex,
  ) {}

  async run(tx: WorkspaceTransaction, merge: StoredMerge): Promise<void> {
    const snapshot = readSnapshot(merge.before);
    const otherId = snapshot.other.row.id;
    await this.contacts.insert(tx, snapshot.other.row);
    await this.#moveBack(tx, merge, otherId);
    await this.arrived.moveBack(tx, merge);
    await this.sides.run(tx, snapshot);
    await this.parts.removeOf(tx, merge.id);
    await this.index.refresh(tx, [merge.kept_id, otherId]);
    for (const id of [merge.kept_id, otherId]) await this.messages.rename(tx, id);
    await this.#restoreDismissed(tx, snapshot, merge);
  }

  /** Part by part: each holds a thousand ids at most. */
  async #moveBack(tx: WorkspaceTransaction, { id, kept_id }: StoredMerge, otherId: string): Promise<void> {
    for (let after = ''; ; ) {
      const part = await this.parts.next(tx, id, after);
      if (part === undefined) return;
      after = part.id;
      await this.people.of(part.kind).moveBack(tx, IdsSchema.parse(JSON.parse(part.ids)), kept_id, otherId);
    }
  }

  /** That these two are two people was just said, so it is not suggested again. */
  async #restoreDismissed(tx: WorkspaceTransaction, snapshot: MergeSnapshot, merge: StoredMerge): Promise<void> {
    const [one_id = '', other_id = ''] = [merge.kept_id, merge.other_id].sort();
    await this.suggestions.dismissPair(tx, one_id, other_id);
    for (const pair of snapshot.dismissed) await this.suggestions.restoreDismissed(tx, pair);
  }
}
