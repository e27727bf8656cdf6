import { nameSortKey } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import type { PersonRow } from '../reading/person-row.js';
import { handleKey, handlesOf } from './handles.js';
import { KnownPeopleRepository, type KnownPerson } from './known-people.repository.js';

/** Existing contacts that match the rows of a batch. */
export interface Known {
  readonly byHandle: ReadonlyMap<string, string>;
  /** By name and company, only contacts without handles. */
  readonly byName: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, KnownPerson>;
}

/** Identifies contacts without handles. */
export const nameKey = (name: string | null, company: string | null): string =>
  `${nameSortKey(name ?? '')} | ${nameSortKey(company ?? '')}`;

/** Finds the contacts of a batch with three queries, whatever its size. */
@Injectable()
export class KnownPeople {
  constructor(private readonly people: KnownPeopleRepository) {}

  async of(tx: WorkspaceTransaction, rows: readonly PersonRow[]): Promise<Known> {
    const byHandle = await this.#byHandle(tx, rows);
    const nameless = rows.filter((row) => handlesOf(row).length === 0 && row.name !== null);
    const byName = await this.#byName(tx, nameless);
    const ids = [...new Set([...byHandle.values(), ...byName.values()])];
    const people = ids.length === 0 ? [] : await this.people.contacts(tx, ids);
    return { byHandle, byName, people: new Map(people.map((row) => [row.id, row])) };
  }

  /** A phone number belongs to the same person on SMS and WhatsApp. */
  async #byHandle(tx: WorkspaceTransaction, rows: readonly PersonRow[]): Promise<Map<string, string>> {
    const handles = [...new Set(rows.flatMap((row) => handlesOf(row).map(({ handle }) => handle)))];
    if (handles.length === 0) return new Map();
    const points = await this.people.points(tx, handles);
    return new Map(
      points.map(({ channel, handle, contact_id }) => [
        handleKey({ channel: channel === 'whatsapp' ? 'sms' : channel, handle }),
        contact_id,
      ]),
    );
  }

  async #byName(tx: WorkspaceTransaction, rows: readonly PersonRow[]): Promise<Map<string, string>> {
    const names = [...new Set(rows.map(({ name }) => nameSortKey(name ?? '')))];
    if (names.length === 0) return new Map();
    const found = await this.people.withoutHandles(tx, names);
    return new Map(found.map(({ id, name, company }) => [nameKey(name, company), id]));
  }
}
