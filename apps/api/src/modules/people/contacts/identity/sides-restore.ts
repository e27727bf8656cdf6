import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import { ContactProfilesRepository } from '../contact-profiles.repository.js';
import { ArrivedSince } from './arrived-since.js';
import { MergeSidesRepository } from './merge-sides.repository.js';
import type { ContactWhole, MergeSnapshot } from './merge-snapshot.js';

/** Columns that a merge may have filled with the other's values. */
const CHOSEN = [
  'name',
  'title',
  'email',
  'phone',
  'linkedin_url',
  'company',
  'location',
  'birthday',
  'picture_hash',
  'picture_source',
] as const;

@Injectable()
export class SidesRestore {
  constructor(
    private readonly rows: MergeSidesRepository,
    private readonly contacts: ContactsRepository,
    private readonly profiles: ContactProfilesRepository,
    private readonly arrived: ArrivedSince,
  ) {}

  /** Call it after all rows have moved back. */
  async run(tx: WorkspaceTransaction, snapshot: MergeSnapshot): Promise<void> {
    const { other } = snapshot;
    await this.#restoreKept(tx, snapshot);
    await this.#restoreCounts(tx, snapshot);
    await this.profiles.setTags(tx, other.row.id, other.tags);
    if (other.hasProfile) await this.profiles.setFields(tx, other.row.id, other.fields);
  }

  /** Reverts values written by the merge; values edited since stay. */
  async #restoreKept(tx: WorkspaceTransaction, { kept, other, after }: MergeSnapshot): Promise<void> {
    const now = await this.rows.find(tx, kept.row.id);
    if (now === undefined) throw new Error('The kept contact no longer exists.');
    const change: Partial<ContactWhole> = {};
    for (const column of CHOSEN) {
      if (column === 'name') {
        if (now.row.name === after.name) change.name = kept.row.name;
      } else if (now.row[column] === after[column]) change[column] = kept.row[column];
    }
    await this.contacts.update(tx, kept.row.id, change);
    await this.profiles.setTags(
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
      await this.profiles.removeFields(tx, kept.row.id);
    } else await this.profiles.setFields(tx, kept.row.id, fields);
  }

  /** Recounts both contacts. If nothing changed since the merge, restores the stored counts. */
  async #restoreCounts(tx: WorkspaceTransaction, { kept, other, after }: MergeSnapshot): Promise<void> {
    const merged = await this.rows.find(tx, kept.row.id);
    if (merged === undefined) throw new Error('The kept contact no longer exists.');
    const [mine, theirs] = [await this.arrived.countOf(tx, kept.row.id), await this.arrived.countOf(tx, other.row.id)];
    const isUntouched =
      merged.row.inbound_count === after.inbound_count &&
      merged.row.outbound_count === after.outbound_count &&
      merged.row.last_message_at === after.last_message_at;
    const bits = (points: readonly number[]) => points.reduce((set, bit) => set | bit, 0);
    const counts = isUntouched
      ? { mine: countsOf(kept.row), theirs: countsOf(other.row) }
      : { mine: mine.counts, theirs: theirs.counts };
    const [keptBits, otherBits] = isSame(merged.row, after)
      ? [kept.row.channel_bits, other.row.channel_bits]
      : [bits(mine.bits), bits(theirs.bits)];
    await this.contacts.update(tx, kept.row.id, { ...counts.mine, channel_bits: keptBits });
    await this.contacts.update(tx, other.row.id, { ...counts.theirs, channel_bits: otherBits });
  }
}

const isSame = (one: ContactWhole, another: ContactWhole): boolean => one.channel_bits === another.channel_bits;

const countsOf = ({ inbound_count, outbound_count, last_message_at }: ContactWhole) => ({
  inbound_count,
  outbound_count,
  last_message_at,
});
