import type { PersonRow } from '../reading/person-row.js';
import type { KnownPerson } from './known-people.repository.js';

/** The columns of a contact that a row fills. */
export const columnsOf = (row: PersonRow) => ({
  name: row.name ?? row.emails[0] ?? row.phones[0] ?? '',
  title: row.title,
  email: row.emails[0] ?? null,
  phone: row.phones[0] ?? null,
  linkedin_url: row.linkedinUrl,
  company: row.company,
  location: row.location,
  birthday: row.birthday,
});

type Columns = ReturnType<typeof columnsOf>;

const FIELDS = ['name', 'title', 'email', 'phone', 'linkedin_url', 'company', 'location', 'birthday'] as const;

/**
 * What a row changes of somebody who is there already.
 *
 * @param how `fill` leaves alone what is known, `replace` believes the row. Nothing is ever emptied, and a name gives way only to a name.
 */
export function changesOf(row: PersonRow, person: KnownPerson, how: 'fill' | 'replace'): Partial<Columns> {
  const columns: Columns = columnsOf(row);
  const changes: Partial<Columns> = {};
  for (const field of FIELDS) {
    const value = field === 'name' ? row.name : columns[field];
    if (value === null || value === person[field]) continue;
    const isOpen = person[field] === null || (field === 'name' && isHandle(person));
    if (how === 'replace' || isOpen) Object.assign(changes, { [field]: value });
  }
  return changes;
}

/** A contact without a name of its own is called by its address or number. */
const isHandle = ({ name, email, phone }: KnownPerson): boolean => name === email || name === phone;
