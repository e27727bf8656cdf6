import type { Contact } from '@concordia/contract/people';
import { byChannel, CHANNELS, type Channel } from '@concordia/domain';

/** The contact columns that the API exposes. */
export interface ContactRow {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly linkedin_url: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly birthday: string | null;
  readonly channel_bits: number;
  readonly last_message_at: number;
  readonly picture_hash: string | null;
  readonly created_at: number;
}

export const CONTACT_COLUMNS = [
  'contact.id',
  'contact.name',
  'contact.title',
  'contact.email',
  'contact.phone',
  'contact.linkedin_url',
  'contact.company',
  'contact.location',
  'contact.birthday',
  'contact.channel_bits',
  'contact.last_message_at',
  'contact.picture_hash',
  'contact.created_at',
] as const;

export const channelBit = (channel: Channel): number => 1 << CHANNELS.indexOf(channel);

/** All 256 sets of channels, computed once: lists have many contacts and few distinct sets. */
export const CHANNEL_SETS = Array.from({ length: 1 << CHANNELS.length }, (_, bits) =>
  byChannel((channel) => (bits & channelBit(channel)) !== 0),
);
const NO_CHANNELS = byChannel(() => false);

/** The address changes with the picture, so that browsers may keep it. */
export const pictureUrl = (contactId: string, hash: string): string =>
  `/api/contacts/${contactId}/picture?version=${hash.slice(0, 16)}`;

export function contactOf(row: ContactRow): Contact {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    email: row.email,
    phone: row.phone,
    linkedinUrl: row.linkedin_url,
    company: row.company,
    location: row.location,
    birthday: row.birthday,
    channels: CHANNEL_SETS[row.channel_bits] ?? NO_CHANNELS,
    lastMessageAt: row.last_message_at === 0 ? null : new Date(row.last_message_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
    ...(row.picture_hash !== null && { pictureUrl: pictureUrl(row.id, row.picture_hash) }),
  };
}
