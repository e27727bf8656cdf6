import { CHANNELS, CONTACT_TABLE_COLUMNS, type ContactTableColumn } from '@concordia/domain';
import { type ContactRow, contactOf } from '../../contact-records/contact.row.js';

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
} as const satisfies Record<ContactTableColumn, string>;

export const shownColumns = (columns: readonly ContactTableColumn[] | undefined): readonly ContactTableColumn[] =>
  columns ?? CONTACT_TABLE_COLUMNS;

export const titleOf = (column: ContactTableColumn): string => TITLES[column];

/** The text of a cell; times in ISO 8601, UTC. */
export function cellOf(row: ContactRow, column: ContactTableColumn): string {
  const contact = contactOf(row);
  if (column === 'channels') return CHANNELS.filter((channel) => contact.channels[channel]).join(', ');
  if (column === 'activity') return contact.lastMessageAt ?? '';
  if (column === 'created') return contact.createdAt;
  return (column === 'linkedin' ? contact.linkedinUrl : contact[column]) ?? '';
}
