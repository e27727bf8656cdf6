import type { ContactExtra } from '@concordia/contract/people';
import {
  CHANNELS,
  CONTACT_TABLE_COLUMNS,
  type ContactColumn,
  type ContactTableColumn,
  fieldNameOf,
  foldAscii,
  isFieldColumn,
} from '@concordia/domain';
import { type ContactRow, contactOf } from '../../contact-records/contact.row.js';
import type { Extras } from '../contact-extras.js';

/** Those that an import reads have the titles that it knows. */
const TITLES = {
  name: 'Name',
  title: 'Title',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  channels: 'Channels',
  activity: 'Last message',
  location: 'Location',
  birthday: 'Birthday',
  linkedin: 'LinkedIn',
  created: 'Added',
  tags: 'Tags',
} as const satisfies Record<ContactTableColumn, string>;

export const shownColumns = (columns: readonly ContactColumn[] | undefined): readonly ContactColumn[] =>
  columns ?? CONTACT_TABLE_COLUMNS;

/** What the columns need beside the contacts. */
export const extrasIn = (columns: readonly ContactColumn[]): readonly ContactExtra[] => [
  ...(columns.includes('tags') ? (['tags'] as const) : []),
  ...(columns.some(isFieldColumn) ? (['customFields'] as const) : []),
];

export const titleOf = (column: ContactColumn): string =>
  isFieldColumn(column) ? fieldNameOf(column) : TITLES[column];

/** The text of a cell; times in ISO 8601, UTC. */
export function cellOf(row: ContactRow, { tags = [], customFields = [] }: Extras, column: ContactColumn): string {
  const contact = contactOf(row);
  if (isFieldColumn(column)) {
    const name = foldAscii(fieldNameOf(column));
    return customFields.find(({ key }) => foldAscii(key) === name)?.value ?? '';
  }
  if (column === 'tags') return tags.join(', ');
  if (column === 'channels') return CHANNELS.filter((channel) => contact.channels[channel]).join(', ');
  if (column === 'activity') return contact.lastMessageAt ?? '';
  if (column === 'created') return contact.createdAt;
  return (column === 'linkedin' ? contact.linkedinUrl : contact[column]) ?? '';
}
