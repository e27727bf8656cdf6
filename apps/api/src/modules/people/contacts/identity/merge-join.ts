import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { MessageSearchIndex } from '../../../inbox/search/message-search-index.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import { ContactProfilesRepository } from '../contact-profiles.repository.js';
import { MergePartsRepository } from './merge-parts.repository.js';
import type { MergeSide } from './merge-snapshot.js';
import { mergedFields, mergedTags } from './merged-contact.js';
import { PersonIndex } from './person-index.js';

/** Rows moved per statement, which bounds memory. */
const AT_ONCE = 1_000;

interface JoinedSides {
  readonly keep: MergeSide;
  readonly other: MergeSide;
  readonly after: MergeSide['row'];
}

/** Merges two contacts: everything that refers to the other moves to the kept one. */
@Injectable()
export class MergeJoin {
  constructor(
    private readonly people: PersonDataRegistry,
    private readonly parts: MergePartsRepository,
    private readonly contacts: ContactsRepository,
    private readonly profiles: ContactProfilesRepository,
    private readonly index: PersonIndex,
    private readonly messages: MessageSearchIndex,
    private readonly ids: Ids,
  ) {}

  async run(tx: WorkspaceTransaction, mergeId: string, sides: JoinedSides): Promise<void> {
    await this.#moveAll(tx, mergeId, sides.other.row.id, sides.keep.row.id);
    await this.#join(tx, sides);
  }

  /** Records what moves, because an undo must not move the kept contact's own rows. */
  async #moveAll(tx: WorkspaceTransaction, mergeId: string, from: string, to: string): Promise<void> {
    for (const data of this.people.all()) {
      for (;;) {
        const ids = await data.move(tx, from, to, AT_ONCE);
        if (ids.length === 0) break;
        const part = { id: this.ids.next(), merge_id: mergeId, kind: data.kind, ids: JSON.stringify(ids) };
        await this.parts.insert(tx, part);
        if (ids.length < AT_ONCE) break;
      }
    }
  }

  async #join(tx: WorkspaceTransaction, { keep, other, after: { id, ...columns } }: JoinedSides): Promise<void> {
    await this.contacts.update(tx, id, columns);
    await this.profiles.setTags(tx, id, mergedTags(keep, other));
    if (other.hasProfile) await this.profiles.setFields(tx, id, mergedFields(keep, other));
    await this.profiles.removeTags(tx, other.row.id);
    await this.profiles.removeFields(tx, other.row.id);
    await this.index.remove(tx, other.row.id);
    await this.contacts.remove(tx, other.row.id);
    await this.index.refresh(tx, [id]);
    await this.messages.rename(tx, id);
  }
}
