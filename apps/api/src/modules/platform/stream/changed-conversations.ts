import {
  type ChangedConversations,
  ChangedConversationsSchema,
  type ChangeTopic,
  MOST_NAMED_CONVERSATIONS,
} from '@concordia/contract/platform';

interface LoggedChange {
  /** Comma-separated names. */
  readonly topics: string;
  /** In JSON; `null` if any may have changed. */
  readonly conversations: string | null;
}

const ABOUT_MESSAGES: readonly ChangeTopic[] = ['messages', 'stats'];

const isAboutMessages = ({ topics }: LoggedChange): boolean =>
  topics.split(',').some((topic) => ABOUT_MESSAGES.some((one) => one === topic));

/** The conversations of all changes together; `null` if none concerns messages, one of them names no conversations, or there are too many. */
export function conversationsOf(changes: readonly LoggedChange[]): ChangedConversations | null {
  const named = changes.filter(isAboutMessages).map(({ conversations }) => parsed(conversations));
  const all = named.flatMap((one) => one ?? []);
  if (all.length === 0 || all.length < named.length) return null;
  const ids = [...new Set(all.flatMap((one) => one.ids))];
  if (ids.length > MOST_NAMED_CONVERSATIONS) return null;
  return { ids, columns: [...new Set(all.flatMap(({ columns }) => columns))] };
}

const parsed = (text: string | null): ChangedConversations | null =>
  text === null ? null : ChangedConversationsSchema.parse(JSON.parse(text));
