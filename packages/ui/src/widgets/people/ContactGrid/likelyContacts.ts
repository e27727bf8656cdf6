import type { Contact } from '@concordia/api-client';
import { byChannel } from '@concordia/domain';

/** Contacts of typical length, which size the skeleton cards. */
export const likelyContacts: readonly Contact[] = Array.from({ length: 12 }, (_, index) => ({
  id: `loading-${index}`,
  name: 'Somebody Likely',
  title: 'Of some profession',
  email: 'somebody@example.com',
  phone: index % 3 === 0 ? '+44 20 0000 0000' : null,
  linkedinUrl: null,
  company: 'Some Company',
  location: null,
  birthday: null,
  channels: byChannel((channel) => channel === 'email'),
  lastMessageAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}));
