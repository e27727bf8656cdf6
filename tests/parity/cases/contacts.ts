import { CONTACT_SORTS } from '@concordia/domain';
import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCases, pages } from './pages.ts';

/** Beginnings of names, companies, addresses and numbers, and what is none of them. */
const SEARCHES = ['a', 'Lin', 'é', 'north', 'coffee ro', '@', 'exampl', '+4', '070', '1', '* "', 'zzzz', '株'] as const;

export function contactCases(world: World): ParityCases {
  const everybody = [...world.contacts.map(({ id }) => id), NOBODY];
  return {
    listContacts: [
      { path: '/api/contacts', reply: () => replies.listContacts(world) },
      ...pages('/api/contacts', 25, (query) => replies.listContacts(world, query)),
      ...CONTACT_SORTS.flatMap((sort) =>
        pages(`/api/contacts?sort=${sort}`, 25, (query) => replies.listContacts(world, { ...query, sort })),
      ),
      ...SEARCHES.flatMap((q) =>
        CONTACT_SORTS.map((sort) => ({
          path: `/api/contacts?${new URLSearchParams({ q, sort })}`,
          reply: () => replies.listContacts(world, { q, sort }),
        })),
      ),
    ],
    getContact: everybody.map((id) => ({ path: `/api/contacts/${id}`, reply: () => replies.getContact(world, id) })),
    listContactNotes: everybody.map((id) => ({
      path: `/api/contacts/${id}/notes`,
      reply: () => replies.listContactNotes(world, id),
    })),
    getContactTimeline: [
      ...everybody.map((id) => ({
        path: `/api/contacts/${id}/timeline`,
        reply: () => replies.getContactTimeline(world, id),
      })),
      ...pages(`/api/contacts/${everybody[0]}/timeline`, 2, (query) =>
        replies.getContactTimeline(world, everybody[0] ?? NOBODY, query),
      ),
      ...(['message', 'note', 'task', 'merge', 'consent'] as const).map((kind) => ({
        path: `/api/contacts/${everybody[0]}/timeline?kind=${kind}&limit=3`,
        reply: () => replies.getContactTimeline(world, everybody[0] ?? NOBODY, { kind, limit: 3 }),
      })),
    ],
    listTags: [{ path: '/api/tags', reply: () => replies.listTags(world) }],
    listMergeSuggestions: [
      { path: '/api/contacts/merge-suggestions', reply: () => replies.listMergeSuggestions(world) },
      ...pages('/api/contacts/merge-suggestions', 1, (query) => replies.listMergeSuggestions(world, query)),
    ],
    listMerges: [{ path: '/api/merges', reply: () => replies.listMerges(world) }],
    listErasures: [{ path: '/api/erasures', reply: () => replies.listErasures(world) }],
    listContactMessages: everybody.map((id) => ({
      path: `/api/contacts/${id}/messages`,
      reply: () => replies.listContactMessages(world, id),
    })),
  };
}
