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

/** Splits two merged contacts: moves every row back, and assigns messages received since by handle. */
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

  /** In parts of at most a thousand ids. */
  async #moveBack(tx: WorkspaceTransaction, { id, kept_id }: StoredMerge, otherId: string): Promise<void> {
    for (let after = ''; ; ) {
      const part = await this.parts.next(tx, id, after);
      if (part === undefined) return;
      after = part.id;
      await this.people.of(part.kind).moveBack(tx, IdsSchema.parse(JSON.parse(part.ids)), kept_id, otherId);
    }
  }

  /** The undo states that these are two people, so the pair must not be suggested again. */
  async #restoreDismissed(tx: WorkspaceTransaction, snapshot: MergeSnapshot, merge: StoredMerge): Promise<void> {
    const [one_id = '', other_id = ''] = [merge.kept_id, merge.other_id].sort();
    await this.suggestions.dismissPair(tx, one_id, other_id);
    for (const pair of snapshot.dismissed) await this.suggestions.restoreDismissed(tx, pair);
  }
}
