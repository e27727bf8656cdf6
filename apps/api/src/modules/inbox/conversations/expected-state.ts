import type { ConversationExpected, MessageUpdate } from '@concordia/contract/inbox';
import type { MessageStatus } from '@concordia/domain';
import { DomainFailure } from '../../../common/domain-failure.js';

export interface HeldState {
  readonly status: MessageStatus;
  readonly snoozed_until: number | null;
  readonly assignee_id: string | null;
  readonly last_message_at: number;
}

type State = Required<ConversationExpected>;

/**
 * Lets a change pass if the conversation is as its author last saw it, or already as the change makes it: a repeated request succeeds.
 *
 * @throws DomainFailure `CONVERSATION_CHANGED`, which names each field that differs.
 */
export function requireExpected(held: HeldState, expected: ConversationExpected, update: MessageUpdate): void {
  const state = stateOf(held);
  const wanted = wantedBy(update);
  const details = FIELDS.flatMap((field) => {
    const seen = expected[field];
    if (seen === undefined || state[field] === seen || state[field] === wanted[field]) return [];
    return [{ field: `body.expected.${field}`, expected: String(state[field]), received: String(seen) }];
  });
  if (details.length === 0) return;
  throw new DomainFailure('conflict', 'CONVERSATION_CHANGED', 'This conversation has changed meanwhile.', details);
}

const FIELDS = ['status', 'snoozedUntil', 'assigneeId', 'lastMessageAt'] as const satisfies readonly (keyof State)[];

const stateOf = (held: HeldState): State => ({
  status: held.status,
  snoozedUntil: held.snoozed_until === null ? null : new Date(held.snoozed_until).toISOString(),
  assigneeId: held.assignee_id,
  lastMessageAt: new Date(held.last_message_at).toISOString(),
});

/** Moving a conversation ends its snooze. */
function wantedBy({ status, snooze, assigneeId }: MessageUpdate): Partial<State> {
  const isMoved = status !== undefined && snooze === undefined;
  return {
    ...(status !== undefined && { status }),
    ...(snooze !== undefined && { snoozedUntil: snooze === null ? null : snooze.until }),
    ...(isMoved && { snoozedUntil: null }),
    ...(assigneeId !== undefined && { assigneeId }),
  };
}
