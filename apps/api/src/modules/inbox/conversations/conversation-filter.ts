import type { Channel, MessageStatus, PriorityTier } from '@concordia/domain';

/** All criteria combine with AND. */
export interface ConversationFilter {
  readonly status?: MessageStatus | undefined;
  /** Neither completed nor snoozed. */
  readonly open?: boolean | undefined;
  readonly channel?: Channel | undefined;
  /** The account of a channel that was last written to. */
  readonly accountId?: string | undefined;
  readonly priority?: PriorityTier | undefined;
  readonly projectId?: string | undefined;
  readonly contactIds?: readonly string[] | undefined;
  readonly assigneeId?: string | undefined;
  readonly urgent?: boolean | undefined;
  readonly unread?: boolean | undefined;
  readonly snoozed?: boolean | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** The counter that counts these conversations; `null` if none does. */
export function counterOf(filter: ConversationFilter): string | null {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== false);
  const [only] = set;
  if (only === undefined || set.length > 1) return null;
  const [name] = only;
  if (name === 'status') return `conversations:status:${filter.status}`;
  return name === 'urgent' || name === 'unread' || name === 'snoozed' ? `conversations:${name}` : null;
}
