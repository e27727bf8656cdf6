/** The columns of the board, from left to right. A message's status is the column it is in. */
export const MESSAGE_STATUSES = ['inbox', 'in_progress', 'waiting', 'completed'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Column headings. */
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

/** The column of a message whose status may be empty or unheard of: that is the inbox (specification, section 4). */
export function statusOrInbox(value: string | null | undefined): MessageStatus {
  return value !== null && value !== undefined && isMessageStatus(value) ? value : 'inbox';
}

/** An open message still wants something from somebody; a completed one does not. */
export function isOpen(status: MessageStatus): boolean {
  return status !== 'completed';
}

/** A record with one entry per column, in board order. */
export function byStatus<T>(valueOf: (status: MessageStatus) => T): Record<MessageStatus, T> {
  return {
    inbox: valueOf('inbox'),
    in_progress: valueOf('in_progress'),
    waiting: valueOf('waiting'),
    completed: valueOf('completed'),
  };
}
