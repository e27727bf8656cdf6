import type { PersonRow } from '../reading/person-row.js';
import type { KnownPerson } from './known-people.repository.js';

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
 * Changes that a row makes to an existing contact.
 *
 * @param how `fill` only fills empty fields, `replace` overwrites. Neither empties a field, and a name is replaced only by a name.
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

/** A contact without a name shows its address or number as its name. */
const isHandle = ({ name, email, phone }: KnownPerson): boolean => name === email || name === phone;
