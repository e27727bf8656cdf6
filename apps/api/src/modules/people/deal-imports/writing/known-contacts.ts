import { companyKeyOf, foldText, nameSortKey } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { type DealLine, RowRefused } from '../reading/deal-line.js';
import { inChunks } from './in-chunks.js';
import { KnownContactsRepository } from './known-contacts.repository.js';

/** Contact ids by handle and by folded name, and their companies. */
interface Known {
  readonly byHandle: ReadonlyMap<string, ReadonlySet<string>>;
  readonly byName: ReadonlyMap<string, ReadonlySet<string>>;
  readonly companies: ReadonlyMap<string, string | null>;
}

export interface KnownContact {
  readonly id: string;
  /** Folded; `null` if it has none. */
  readonly companyKey: string | null;
}

const exactly = (name: string): string => foldText(name).replace(/\s+/gu, ' ').trim();

/** Finds the contacts of deals, never guessing between two. */
@Injectable()
export class KnownContacts {
  constructor(private readonly contacts: KnownContactsRepository) {}

  /** @returns what finds the contact of a line, or throws RowRefused. */
  async finder(tx: WorkspaceTransaction, lines: readonly DealLine[]): Promise<(line: DealLine) => KnownContact> {
    const handles = lines.flatMap(({ contact }) => [contact.email, contact.phone]);
    const byHandle = grouped(
      await inChunks(present(handles), (some) => this.contacts.points(tx, some)),
      ({ handle, contact_id }) => [handle, contact_id],
    );
    const names = present(lines.map(({ contact }) => contact.name)).map(nameSortKey);
    const byName = grouped(
      await inChunks([...new Set(names)], (some) => this.contacts.named(tx, some)),
      ({ name, id }) => [exactly(name), id],
    );
    const ids = [...byHandle.values(), ...byName.values()].flatMap((found) => [...found]);
    const people = await inChunks([...new Set(ids)], (some) => this.contacts.companies(tx, some));
    const companies = new Map(people.map(({ id, company }) => [id, company]));
    return ({ contact }) => contactOf(contact, { byHandle, byName, companies });
  }
}

function contactOf({ email, phone, name }: DealLine['contact'], known: Known): KnownContact {
  const tried = [
    email === null ? undefined : known.byHandle.get(email),
    phone === null ? undefined : known.byHandle.get(phone),
    name === null ? undefined : known.byName.get(exactly(name)),
  ];
  const found = tried.find((ids) => ids !== undefined);
  const shown = name ?? email ?? phone;
  if (found === undefined) {
    throw new RowRefused('CONTACT_UNKNOWN', 'contact', 'No contact has this address, number or name.', shown);
  }
  const [id, ...others] = found;
  if (id === undefined || others.length > 0) {
    throw new RowRefused('CONTACT_AMBIGUOUS', 'contact', 'Several contacts match. Add an email address.', shown);
  }
  const company = known.companies.get(id) ?? null;
  return { id, companyKey: company === null ? null : companyKeyOf(company) };
}

const present = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.flatMap((value) => (value === null ? [] : value))),
];

function grouped<Row>(rows: readonly Row[], entry: (row: Row) => readonly [string, string]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const row of rows) {
    const [key, id] = entry(row);
    found.set(key, (found.get(key) ?? new Set()).add(id));
  }
  return found;
}
