import { CHANNELS, DAY, MESSAGE_STATUSES, PRIORITY_TIERS } from '@concordia/domain';
import { SENTIMENT_LABELS } from '@concordia/domain/sentiment';
import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { NOBODY, type ParityCase, type ParityCases, pages } from './pages.ts';

/** Filters that combine, and searches of every kind. */
const QUERIES: readonly replies.MessageListQuery[] = [
  ...PRIORITY_TIERS.flatMap((priority) => [{ priority }, { priority, status: 'inbox' as const }]),
  { priority: 'high', channel: 'email' },
  { priority: 'medium', channel: 'whatsapp', status: 'waiting' },
  { priority: 'low', status: 'completed', unread: true },
  { urgent: true },
  { unread: true },
  { snoozed: true },
  { snoozed: true, status: 'inbox', unread: true },
  { urgent: true, unread: true, channel: 'email' },
  { q: 'order' },
  { q: 'ORD' },
  { q: 'the' },
  { q: 'a' },
  { q: 'the inv', status: 'inbox' },
  { q: 'lind', unread: true },
  { q: '"best regards"' },
  { q: '"the ord' },
  { q: 'ada@', urgent: true },
  { q: 'a* OR b:c ^d -e "' },
  { q: '***' },
  { q: 'channel:email the' },
  { q: 'channel:sms OR channel:x' },
  { q: 'the -is:unread' },
  { q: '(the OR order) AND NOT channel:email' },
  { q: 'is:sent has:attachment' },
  { q: 'domain:*.example the' },
  { q: 'to:ada OR from:ada' },
  { q: 'label:vip the' },
  { q: 'zzzzzz' },
];

const pathOf = (query: object): string =>
  `/api/messages?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

function searchCases(world: World): ParityCase[] {
  const ids = [...world.projects.map(({ id }) => ({ projectId: id })), { projectId: NOBODY }];
  const members = [...new Set(world.messages.flatMap(({ assigneeId }) => assigneeId ?? [])), NOBODY];
  const [day, week] = [1, 7].map((days) => new Date(world.now - days * DAY).toISOString());
  const queries: readonly replies.MessageListQuery[] = [
    ...QUERIES,
    ...SENTIMENT_LABELS.map((sentiment) => ({ sentiment, direction: 'inbound' as const })),
    { from: week ?? '', to: day ?? '' },
    { from: week ?? '', channel: 'email', direction: 'outbound' },
    { from: week ?? '', priority: 'high', direction: 'inbound' },
    { to: week ?? '', q: 'the', sentiment: 'positive' },
    ...ids.flatMap((project) => [project, { ...project, status: 'inbox' as const }, { ...project, q: 'the' }]),
    ...members.map((assigneeId) => ({ assigneeId })),
  ];
  return queries.flatMap((query) =>
    pages(pathOf(query), 60, (page) => replies.listMessages(world, { ...query, ...page })),
  );
}

export function messageCases(world: World): ParityCases {
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
      ...searchCases(world),
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
