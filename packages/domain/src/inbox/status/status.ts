/** The columns of the board, left to right. A message's status is its column. */
export const MESSAGE_STATUSES = ['inbox', 'in_progress', 'waiting', 'completed'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const STATUS_NAMES = {
  inbox: 'Inbox',
  in_progress: 'In Progress',
  waiting: 'Waiting for Response',
  completed: 'Completed',
} as const satisfies Record<MessageStatus, string>;

const KNOWN: ReadonlySet<string> = new Set(MESSAGE_STATUSES);

export function isMessageStatus(value: string): value is MessageStatus {
  return KNOWN.has(value);
}

/** Falls back to the inbox for an empty or unknown status (specification, section 4). */
export function statusOrInbox(value: string | null | undefined): MessageStatus {
  return value !== null && value !== undefined && isMessageStatus(value) ? value : 'inbox';
}

export function isOpen(status: MessageStatus): boolean {
  return status !== 'completed';
}

export function byStatus<T>(valueOf: (status: MessageStatus) => T): Record<MessageStatus, T> {
  return {
    inbox: valueOf('inbox'),
    in_progress: valueOf('in_progress'),
    waiting: valueOf('waiting'),
    completed: valueOf('completed'),
  };
}
