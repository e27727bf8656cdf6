import { CHANNELS, MESSAGE_STATUSES } from '@concordia/domain';
import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';

/** A call and the mock's reply to it. */
export interface ParityCase {
  readonly path: string;
  readonly reply: () => object;
}

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Every page of a list, each asked for with the cursor that the mock gave for it. */
function pages(path: string, limit: number, list: (query: replies.PageQuery) => replies.Page<unknown>): ParityCase[] {
  const cases: ParityCase[] = [];
  let cursor: string | null = null;
  do {
    const query: replies.PageQuery = { limit, cursor };
    const separator = path.includes('?') ? '&' : '?';
    const page = list(query);
    cases.push({
      path: `${path}${separator}limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`,
      reply: () => list(query),
    });
    cursor = page.nextCursor;
  } while (cursor !== null);
  return cases;
}

function messageCases(world: World): Record<string, ParityCase[]> {
  const list = (query: replies.MessageListQuery) => replies.listMessages(world, query);
  return {
    listMessages: [
      { path: '/api/messages', reply: () => list({}) },
      ...pages('/api/messages', 90, list),
      ...MESSAGE_STATUSES.flatMap((status) =>
        pages(`/api/messages?status=${status}`, 120, (query) => list({ ...query, status })),
      ),
      ...CHANNELS.map((channel) => ({
        path: `/api/messages?status=inbox&channel=${channel}`,
        reply: () => list({ status: 'inbox', channel }),
      })),
      { path: '/api/messages?cursor=nonsense', reply: () => list({ cursor: 'nonsense' }) },
    ],
    listChannelMessages: CHANNELS.flatMap((channel) =>
      pages(`/api/messages/channel/${channel}`, 60, (query) => replies.listChannelMessages(world, channel, query)),
    ),
    getMessage: [
      ...world.messages.map(({ id }) => ({ path: `/api/messages/${id}`, reply: () => replies.getMessage(world, id) })),
      { path: `/api/messages/${NOBODY}`, reply: () => replies.getMessage(world, NOBODY) },
    ],
  };
}

function conversationCases(world: World): Record<string, ParityCase[]> {
  return {
    getConversation: [...world.conversations.map(({ id }) => id), NOBODY].map((id) => ({
      path: `/api/conversations/${id}`,
      reply: () => replies.getConversation(world, id),
    })),
    listConversationMessages: [
      ...world.conversations.flatMap(({ id }) =>
        pages(`/api/conversations/${id}/messages`, 3, (query) => replies.listConversationMessages(world, id, query)),
      ),
      {
        path: `/api/conversations/${NOBODY}/messages`,
        reply: () => replies.listConversationMessages(world, NOBODY),
      },
    ],
  };
}

function contactCases(world: World): Record<string, ParityCase[]> {
  const everybody = [...world.contacts.map(({ id }) => id), NOBODY];
  return {
    listContacts: [
      { path: '/api/contacts', reply: () => replies.listContacts(world) },
      ...pages('/api/contacts', 25, (query) => replies.listContacts(world, query)),
    ],
    getContact: everybody.map((id) => ({ path: `/api/contacts/${id}`, reply: () => replies.getContact(world, id) })),
    listContactMessages: everybody.map((id) => ({
      path: `/api/contacts/${id}/messages`,
      reply: () => replies.listContactMessages(world, id),
    })),
  };
}

function importCases(world: World): Record<string, ParityCase[]> {
  const runs = [...world.imports.map(({ id }) => id), NOBODY];
  return {
    listImports: [{ path: '/api/imports', reply: () => replies.listImports(world) }],
    getImport: runs.map((id) => ({ path: `/api/imports/${id}`, reply: () => replies.getImport(world, id) })),
    listImportProblems: [
      ...world.imports.flatMap(({ id }) =>
        pages(`/api/imports/${id}/problems`, 2, (query) => replies.listImportProblems(world, id, query)),
      ),
      { path: `/api/imports/${NOBODY}/problems`, reply: () => replies.listImportProblems(world, NOBODY) },
    ],
  };
}

/** The calls to compare, by operation. What is no JSON (downloads, the stream) and what is measured (health) has tests of its own. */
export function casesOf(world: World): Readonly<Record<string, readonly ParityCase[]>> {
  return {
    ...messageCases(world),
    ...conversationCases(world),
    ...contactCases(world),
    ...importCases(world),
    getStats: [{ path: '/api/analytics/stats', reply: () => replies.getStats(world) }],
    getWorkspace: [{ path: '/api/workspace', reply: () => replies.getWorkspace(world) }],
  };
}
