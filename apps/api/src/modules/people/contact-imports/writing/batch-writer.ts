import { Injectable } from '@nestjs/common';
import type { Insertable, Updateable } from 'kysely';
import { Clock } from '../../../../common/clock.js';
import { Ids } from '../../../../common/ids.js';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CounterTally } from '../../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../../inbox/counters/stat-counters.js';
import { ContactSearchIndex } from '../../../inbox/search/contact-search-index.js';
import { channelBit } from '../../contact-records/contact.row.js';
import { ContactsRepository } from '../../contact-records/contacts.repository.js';
import type { PersonRow, RowProblem } from '../reading/person-row.js';
import { type BatchRows, ContactBatchRepository } from './contact-batch.repository.js';
import { handleKey, handlesOf } from './handles.js';
import { type Known, KnownPeople, nameKey } from './known-people.js';
import type { KnownPerson } from './known-people.repository.js';
import { changesOf, columnsOf } from './person-columns.js';

export type OnMatch = 'fill' | 'replace' | 'skip';

export interface BatchOutcome {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly problems: readonly (RowProblem & { readonly ordinal: number })[];
}

type PointRow = Insertable<ScopedTables['contact_point']>;

/** Collects a batch's rows, so that each table is written once. */
class Batch implements BatchRows {
  readonly contacts: Insertable<ScopedTables['contact']>[] = [];
  readonly points: PointRow[] = [];
  readonly tags: { contact_id: string; tag: string }[] = [];
  readonly notes: Insertable<ScopedTables['contact_note']>[] = [];
  readonly profiles: Insertable<ScopedTables['contact_profile']>[] = [];
  readonly touched = new Set<string>();
  readonly problems: (RowProblem & { ordinal: number })[] = [];
  added = 0;
  updated = 0;
  unchanged = 0;
}

/**
 * Writes a batch of contacts. Contacts known by one of their handles are updated, others are added. Importing the same file twice therefore changes
 * nothing the second time.
 */
@Injectable()
export class ContactBatchWriter {
  constructor(
    private readonly known: KnownPeople,
    private readonly contacts: ContactsRepository,
    private readonly rows: ContactBatchRepository,
    private readonly search: ContactSearchIndex,
    private readonly counters: StatCounters,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async write(tx: WorkspaceTransaction, rows: readonly PersonRow[], onMatch: OnMatch): Promise<BatchOutcome> {
    const known = await this.known.of(tx, rows);
    const batch = new Batch();
    // Rows of one batch may name the same person twice.
    const fresh = new Map<string, string>();
    for (const row of rows) {
      for (const problem of row.problems) batch.problems.push({ ...problem, ordinal: row.ordinal });
      if (row.problems.some(({ field }) => field === null)) continue;
      const met = this.#meet(row, known, fresh);
      if (met.length > 1) batch.problems.push({ ...ambiguous(row), ordinal: row.ordinal });
      else await this.#take(tx, batch, row, met[0] ?? null, known, fresh, onMatch);
    }
    await this.#save(tx, batch);
    return batch;
  }

  /** Contacts that the row matches: none, one, or several, which only a person may merge. */
  #meet(row: PersonRow, known: Known, fresh: ReadonlyMap<string, string>): string[] {
    const keys = keysOf(row);
    return [
      ...new Set(keys.flatMap((key) => fresh.get(key) ?? known.byHandle.get(key) ?? known.byName.get(key) ?? [])),
    ];
  }

  async #take(
    tx: WorkspaceTransaction,
    batch: Batch,
    row: PersonRow,
    contactId: string | null,
    known: Known,
    fresh: Map<string, string>,
    onMatch: OnMatch,
  ): Promise<void> {
    const person = contactId === null ? undefined : known.people.get(contactId);
    if (contactId === null) {
      const id = this.#add(batch, row);
      for (const key of keysOf(row)) fresh.set(key, id);
    } else if (person === undefined || onMatch === 'skip') {
      // Added by an earlier row of this batch, or to be skipped.
      batch.unchanged += 1;
    } else {
      await this.#complete(tx, batch, row, person, known, onMatch);
    }
  }

  #add(batch: Batch, row: PersonRow): string {
    const id = this.ids.next();
    const now = this.clock.now();
    const handles = handlesOf(row);
    const bits = handles.reduce((set, { channel }) => set | channelBit(channel), 0);
    batch.contacts.push({ id, ...columnsOf(row), channel_bits: bits, created_at: now });
    for (const { channel, handle } of handles) {
      batch.points.push({
        id: this.ids.next(),
        contact_id: id,
        channel,
        handle,
        display_name: row.name,
        created_at: now,
      });
    }
    this.#gather(batch, row, id);
    batch.added += 1;
    return id;
  }

  async #complete(
    tx: WorkspaceTransaction,
    batch: Batch,
    row: PersonRow,
    person: KnownPerson,
    known: Known,
    onMatch: 'fill' | 'replace',
  ): Promise<void> {
    const changes: Updateable<ScopedTables['contact']> = changesOf(row, person, onMatch);
    const missing = handlesOf(row).filter((handle) => !known.byHandle.has(handleKey(handle)));
    const tags = await this.#newTags(tx, person.id, row.tags);
    if (Object.keys(changes).length === 0 && missing.length === 0 && tags.length === 0) {
      batch.unchanged += 1;
      return;
    }
    if (Object.keys(changes).length > 0) await this.contacts.update(tx, person.id, changes);
    for (const { channel, handle } of missing) {
      const point = { channel, handle, display_name: row.name, created_at: this.clock.now() };
      batch.points.push({ id: this.ids.next(), contact_id: person.id, ...point });
    }
    for (const tag of tags) batch.tags.push({ contact_id: person.id, tag });
    if (missing.length > 0) {
      const bits = missing.reduce((set, { channel }) => set | channelBit(channel), 0);
      await this.rows.addChannels(tx, person.id, bits);
    }
    batch.touched.add(person.id);
    batch.updated += 1;
  }

  /** Tags, custom fields and notes, only for new contacts: importing again would duplicate notes. */
  #gather(batch: Batch, row: PersonRow, contactId: string): void {
    const now = this.clock.now();
    batch.touched.add(contactId);
    for (const tag of row.tags) batch.tags.push({ contact_id: contactId, tag });
    if (row.custom.length > 0) {
      batch.profiles.push({ contact_id: contactId, custom_fields: JSON.stringify(row.custom) });
    }
    if (row.note !== null) {
      const note = { id: this.ids.next(), contact_id: contactId, text: row.note };
      batch.notes.push({ ...note, created_at: now, updated_at: now });
    }
  }

  async #newTags(tx: WorkspaceTransaction, contactId: string, tags: readonly string[]): Promise<string[]> {
    if (tags.length === 0) return [];
    const known = new Set((await this.rows.tags(tx, contactId)).map((tag) => tag.toLowerCase()));
    return tags.filter((tag) => !known.has(tag.toLowerCase()));
  }

  async #save(tx: WorkspaceTransaction, batch: Batch): Promise<void> {
    await this.rows.insert(tx, batch);
    await this.search.putAll(tx, [...batch.touched]);
    if (batch.added > 0) await this.counters.apply(tx, new CounterTally().contacts(batch.added));
  }
}

function keysOf(row: PersonRow): string[] {
  const handles = handlesOf(row);
  return handles.length > 0 ? handles.map(handleKey) : [nameKey(row.name, row.company)];
}

const ambiguous = (row: PersonRow): RowProblem => ({
  field: null,
  code: 'AMBIGUOUS',
  reason: 'Its handles belong to two contacts. If they are the same person, merge them first.',
  value: row.name,
});
