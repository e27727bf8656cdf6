import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { MessageSearchIndex } from '../../../inbox/search/message-search-index.js';
import { PersonDataRegistry } from '../../../platform/person-data/person-data.js';
import { ArrivedSince } from './arrived-since.js';
import { type ContactWhole, type MergeSnapshot, readSide, readSnapshot } from './merge-snapshot.js';
import type { StoredMerge } from './merges.repository.js';
import { PersonIndex } from './person-index.js';
import { writeFields, writeTags } from './write-side.js';

const IdsSchema = z.array(z.string());

/** The columns that a merge may have filled with the other's values. */
const CHOSEN = ['name', 'title', 'email', 'phone', 'linkedin_url', 'company', 'location', 'birthday'] as const;

/** Parts two contacts again: every row goes back to where it was, and what came since to where it belongs. */
@Injectable()
export class MergeUndo {
  constructor(
    private readonly people: PersonDataRegistry,
    private readonly arrived: ArrivedSince,
    private readonly index: PersonIndex,
    private readonly messages: MessageSearchIndex,
  ) {}

  async run(tx: WorkspaceTransaction, merge: StoredMerge): Promise<void> {
    const snapshot = readSnapshot(merge.before);
    const otherId = snapshot.other.row.id;
    await tx.insertInto('contact').values(snapshot.other.row).execute();
    await this.#moveBack(tx, merge, otherId);
    await this.arrived.moveBack(tx, merge);
    await this.#restoreKept(tx, snapshot);
    await this.#restoreCounts(tx, snapshot);
    await writeTags(tx, otherId, snapshot.other.tags);
    if (snapshot.other.hasProfile) await writeFields(tx, otherId, snapshot.other.fields);
    await tx.deleteFrom('contact_merge_part').where('merge_id', '=', merge.id).execute();
    await this.index.refresh(tx, [merge.kept_id, otherId]);
    for (const id of [merge.kept_id, otherId]) await this.messages.rename(tx, id);
    await this.#restoreDismissed(tx, snapshot, merge);
  }

  /** Part by part: each holds a thousand ids at most. */
  async #moveBack(tx: WorkspaceTransaction, { id, kept_id }: StoredMerge, otherId: string): Promise<void> {
    for (let after = ''; ; ) {
      let query = tx.selectFrom('contact_merge_part').select(['id', 'kind', 'ids']).where('merge_id', '=', id);
      if (after !== '') query = query.where('id', '>', after);
      const part = await query.orderBy('id').limit(1).executeTakeFirst();
      if (part === undefined) return;
      after = part.id;
      await this.people.of(part.kind).moveBack(tx, IdsSchema.parse(JSON.parse(part.ids)), kept_id, otherId);
    }
  }

  /** A value that the merge wrote goes; one that a person wrote since stays. */
  async #restoreKept(tx: WorkspaceTransaction, { kept, other, after }: MergeSnapshot): Promise<void> {
    const now = await readSide(tx, kept.row.id);
    if (now === undefined) throw new Error('The kept contact is gone.');
    const change: Partial<ContactWhole> = {};
    for (const column of CHOSEN) {
      if (column === 'name') {
        if (now.row.name === after.name) change.name = kept.row.name;
      } else if (now.row[column] === after[column]) change[column] = kept.row[column];
    }
    await tx.updateTable('contact').set(change).where('id', '=', kept.row.id).execute();
    await writeTags(
      tx,
      kept.row.id,
      now.tags.filter((tag) => kept.tags.includes(tag) || !other.tags.includes(tag)),
    );
    if (!other.hasProfile) return;
    const fields = now.fields.filter(
      ({ key, value }) =>
        kept.fields.some((one) => one.key === key) ||
        !other.fields.some((one) => one.key === key && one.value === value),
    );
    if (fields.length === 0 && !kept.hasProfile) {
      await tx.deleteFrom('contact_profile').where('contact_id', '=', kept.row.id).execute();
    } else await writeFields(tx, kept.row.id, fields);
  }

  /** Counts by what each has now. Where nothing came and nothing went, these are the counts of before. */
  async #restoreCounts(tx: WorkspaceTransaction, { kept, other, after }: MergeSnapshot): Promise<void> {
    const merged = await readSide(tx, kept.row.id);
    if (merged === undefined) throw new Error('The kept contact is gone.');
    const [mine, theirs] = [await this.arrived.countOf(tx, kept.row.id), await this.arrived.countOf(tx, other.row.id)];
    const isUntouched =
      merged.row.inbound_count === after.inbound_count &&
      merged.row.outbound_count === after.outbound_count &&
      merged.row.last_message_at === after.last_message_at;
    const bits = (points: readonly number[]) => points.reduce((set, bit) => set | bit, 0);
    const counts = isUntouched
      ? { mine: countsOf(kept.row), theirs: countsOf(other.row) }
      : { mine: mine.counts, theirs: theirs.counts };
    await tx
      .updateTable('contact')
      .set({ ...counts.mine, channel_bits: isSame(merged.row, after) ? kept.row.channel_bits : bits(mine.bits) })
      .where('id', '=', kept.row.id)
      .execute();
    await tx
      .updateTable('contact')
      .set({ ...counts.theirs, channel_bits: isSame(merged.row, after) ? other.row.channel_bits : bits(theirs.bits) })
      .where('id', '=', other.row.id)
      .execute();
  }

  /** That these two are two people was just said, so it is not suggested again. */
  async #restoreDismissed(tx: WorkspaceTransaction, snapshot: MergeSnapshot, merge: StoredMerge): Promise<void> {
    const [one_id = '', other_id = ''] = [merge.kept_id, merge.other_id].sort();
    await tx
      .updateTable('merge_suggestion')
      .set({ state: 'dismissed' })
      .where('one_id', '=', one_id)
      .where('other_id', '=', other_id)
      .execute();
    for (const pair of snapshot.dismissed) {
      const found = await tx
        .selectFrom('contact')
        .select('id')
        .where('id', 'in', [pair.one_id, pair.other_id])
        .execute();
      if (found.length < 2) continue;
      await tx
        .insertInto('merge_suggestion')
        .values({ ...pair, state: 'dismissed' })
        .onConflict((conflict) => conflict.columns(['one_id', 'other_id']).doUpdateSet({ state: 'dismissed' }))
        .execute();
    }
  }
}

const isSame = (one: ContactWhole, another: ContactWhole): boolean => one.channel_bits === another.channel_bits;

const countsOf = ({ inbound_count, outbound_count, last_message_at }: ContactWhole) => ({
  inbound_count,
  outbound_count,
  last_message_at,
});
