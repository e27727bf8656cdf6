import { type ChangedConversations, ChangeTopic, MessageStatus, PAGES_KEY } from '@concordia/api-client';
import { type Touched, together } from '@concordia/ui/widgets/inbox/messages';

/** Topics that affect each API path. The first matching pattern decides. */
const pathTopics: readonly { path: RegExp; topics: readonly ChangeTopic[]; isOfNoMessageWidget?: true }[] = [
  { path: /^\/api\/contacts\/[^/]+\/messages$/, topics: [ChangeTopic.messages, ChangeTopic.contacts] },
  { path: /^\/api\/messages\/[^/]+\/suggestions$/, topics: [ChangeTopic.suggestions] },
  { path: /^\/api\/conversations\/[^/]+\/outbox$/, topics: [ChangeTopic.outbox] },
  { path: /^\/api\/conversations\/[^/]+\/draft$/, topics: [ChangeTopic.drafts] },
  { path: /^\/api\/search\/saved(?:\/|$)/, topics: [ChangeTopic.searches] },
  { path: /^\/api\/search\/model$/, topics: [ChangeTopic['search-model']] },
  { path: /^\/api\/(?:messages|conversations|search)(?:\/|$)/, topics: [ChangeTopic.messages] },
  { path: /^\/api\/analytics\/stats$/, topics: [ChangeTopic.stats] },
  {
    path: /^\/api\/analytics\/(?:activity$|overview(?:\/|$))/,
    topics: [ChangeTopic.messages, ChangeTopic.contacts, ChangeTopic.guardrails],
    isOfNoMessageWidget: true,
  },
  { path: /^\/api\/analytics\/brief\//, topics: [ChangeTopic.brief] },
  {
    path: /^\/api\/today$/,
    topics: [ChangeTopic.messages, ChangeTopic.contacts, ChangeTopic.brief, ChangeTopic.workspace],
    isOfNoMessageWidget: true,
  },
  { path: /^\/api\/analytics\/twitter$/, topics: [ChangeTopic.twitter] },
  {
    path: /^\/api\/contacts\/[^/]+\/(?:timeline|activity)$/,
    topics: [ChangeTopic.messages, ChangeTopic.contacts, ChangeTopic.tasks],
  },
  { path: /^\/api\/contacts(?:\/|$)/, topics: [ChangeTopic.contacts] },
  { path: /^\/api\/contact-views(?:\/|$)/, topics: [ChangeTopic.views, ChangeTopic.contacts] },
  { path: /^\/api\/(?:tags|merges|erasures)(?:\/|$)/, topics: [ChangeTopic.contacts] },
  { path: /^\/api\/(?:contact-)?imports(?:\/|$)/, topics: [ChangeTopic.imports] },
  {
    path: /^\/api\/workspace\/first-steps$/,
    topics: [
      ChangeTopic.workspace,
      ChangeTopic.imports,
      ChangeTopic.mailboxes,
      ChangeTopic.channels,
      ChangeTopic.outbox,
      ChangeTopic.views,
    ],
  },
  { path: /^\/api\/workspace(?:\/|$)/, topics: [ChangeTopic.workspace] },
  { path: /^\/api\/tasks(?:\/|$)/, topics: [ChangeTopic.tasks] },
  // The stages of deals are a setting.
  {
    path: /^\/api\/deals(?:\/|$)/,
    topics: [ChangeTopic.deals, ChangeTopic.contacts, ChangeTopic.workspace],
    isOfNoMessageWidget: true,
  },
  {
    path: /^\/api\/companies(?:\/|$)/,
    topics: [ChangeTopic.deals, ChangeTopic.contacts, ChangeTopic.messages],
    isOfNoMessageWidget: true,
  },
  { path: /^\/api\/notifications(?:\/|$)/, topics: [ChangeTopic.notifications] },
  { path: /^\/api\/projects(?:\/|$)/, topics: [ChangeTopic.projects, ChangeTopic.messages] },
  {
    path: /^\/api\/(?:(?:conversation-)?views|board)(?:\/|$)/,
    topics: [ChangeTopic.views, ChangeTopic.projects, ChangeTopic.members],
  },
  { path: /^\/api\/members(?:\/|$)/, topics: [ChangeTopic.members] },
  { path: /^\/api\/canned-replies(?:\/|$)/, topics: [ChangeTopic.replies] },
  { path: /^\/api\/(?:channels(?:\/|$)|twitter\/status$)/, topics: [ChangeTopic.channels] },
  { path: /^\/api\/dead-letters(?:\/|\?|$)/, topics: [ChangeTopic.outbox, ChangeTopic.channels] },
  { path: /^\/api\/guardrails(?:\/|$)/, topics: [ChangeTopic.guardrails] },
  {
    path: /^\/api\/intelligence\/intents$/,
    topics: [ChangeTopic.messages, ChangeTopic.intelligence],
    isOfNoMessageWidget: true,
  },
  { path: /^\/api\/intelligence\//, topics: [ChangeTopic.intelligence] },
  { path: /^\/api\/ingest(?:\/|$)/, topics: [ChangeTopic.ingest, ChangeTopic.graph] },
  { path: /^\/api\/graph(?:\/|$)/, topics: [ChangeTopic.graph] },
  {
    path: /^\/api\/patterns(?:\/|$)/,
    topics: [ChangeTopic.messages, ChangeTopic.contacts],
    isOfNoMessageWidget: true,
  },
  { path: /^\/api\/queue(?:\/|$)/, topics: [ChangeTopic.tasks, ChangeTopic.suggestions] },
  { path: /^\/api\/connection\/auth(?:\/|$)/, topics: [ChangeTopic['hub-auth']] },
  {
    path: /^\/api\/connection\/summary$/,
    topics: [ChangeTopic['hub-events'], ChangeTopic['hub-webhooks'], ChangeTopic['hub-modules']],
  },
  // An event's outcome depends on its deliveries.
  { path: /^\/api\/connection\/events(?:\/|$)/, topics: [ChangeTopic['hub-events'], ChangeTopic['hub-webhooks']] },
  { path: /^\/api\/connection\/(?:subscriptions|deliveries)(?:\/|$)/, topics: [ChangeTopic['hub-webhooks']] },
  { path: /^\/api\/night-ops\//, topics: [ChangeTopic['night-ops']] },
  { path: /^\/api\/news(?:\/|$)/, topics: [ChangeTopic.news] },
  { path: /^\/api\/calendar\/(?:events|subscriptions)$/, topics: [ChangeTopic.calendar] },
  { path: /^\/api\/market(?:\/|$)/, topics: [ChangeTopic.market] },
  { path: /^\/api\/connection\/modules(?:\/|$)/, topics: [ChangeTopic['hub-modules']] },
  { path: /^\/api\/birthdays(?:\/|$)/, topics: [ChangeTopic.contacts] },
  { path: /^\/api\/enrichment\/providers$/, topics: [ChangeTopic.enrichment] },
];

/** @returns whether the data under `key` may have changed; false for keys outside the API client. */
export function isTouched(key: unknown, topics: ReadonlySet<ChangeTopic>): boolean {
  return entryOf(key)?.topics.some((topic) => topics.has(topic)) ?? false;
}

function entryOf(key: unknown): (typeof pathTopics)[number] | undefined {
  const path = pathOf(key);
  return path === null ? undefined : pathTopics.find((one) => one.path.test(path));
}

const messageTopics: ReadonlySet<ChangeTopic> = new Set([ChangeTopic.messages, ChangeTopic.stats]);

/** Whether a topic concerns messages, which message widgets refetch themselves when notified. */
const isAboutMessages = (topics: readonly ChangeTopic[]): boolean => topics.some((topic) => messageTopics.has(topic));

/** Whether message widgets use this data, because it shows or counts messages. */
export const showsMessages = (key: unknown): boolean =>
  entryOf(key)?.isOfNoMessageWidget !== true && isTouched(key, messageTopics);

/** Keys are `[path, params?]` for single responses and `['pages', url]` for a page of an infinite list. */
function pathOf(key: unknown): string | null {
  if (!Array.isArray(key)) return null;
  const url: unknown = key[0] === PAGES_KEY ? key[1] : key[0];
  return typeof url === 'string' ? (url.split('?', 1)[0] ?? null) : null;
}

const known: readonly string[] = Object.values(ChangeTopic);

const isChangeTopic = (value: unknown): value is ChangeTopic => typeof value === 'string' && known.includes(value);

/** What one event, or a gap between events, says. */
export interface Change {
  readonly topics: readonly ChangeTopic[];
  /** What changed in the topics of messages. */
  readonly touched: Touched;
}

/**
 * One `change` event.
 *
 * @param data a ChangeEvent in JSON. Unknown topics of a newer server are ignored.
 * @returns no topics if the data is invalid.
 */
export function changeOf(data: string): Change {
  try {
    const event: unknown = JSON.parse(data);
    if (typeof event === 'object' && event !== null && 'topics' in event && Array.isArray(event.topics)) {
      const touched =
        'conversations' in event && isChangedConversations(event.conversations) ? event.conversations : 'all';
      return { topics: event.topics.filter(isChangeTopic), touched };
    }
  } catch {}
  return { topics: [], touched: 'all' };
}

const statuses: readonly unknown[] = Object.values(MessageStatus);

const isListOf = (list: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(list) && list.every(isItem);

function isChangedConversations(value: unknown): value is ChangedConversations {
  if (typeof value !== 'object' || value === null || !('ids' in value) || !('columns' in value)) return false;
  return (
    isListOf(value.ids, (id) => typeof id === 'string') &&
    isListOf(value.columns, (column) => statuses.includes(column))
  );
}

/** What messages a batch of changes touched; `null` if none. */
export function touchedIn(changes: Iterable<Change>): Touched | null {
  let all: Touched | null = null;
  for (const { topics, touched } of changes) if (isAboutMessages(topics)) all = together(all, touched);
  return all;
}

/** Assumed after a screen was disconnected for too long. */
export const anyChange: Change = { topics: Object.values(ChangeTopic), touched: 'all' };
