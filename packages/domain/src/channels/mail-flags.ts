/**
 * Whether the flags of a mailbox (RFC 9051, 2.3.2) and the state of its messages here follow each other: not at all; read, answered and deleted; or
 * also what is completed here, which is then flagged as deleted there.
 */
export const MAIL_FLAG_MODES = ['off', 'marks', 'marks_and_completed'] as const;

export type MailFlagMode = (typeof MAIL_FLAG_MODES)[number];

/** A set of flags as one number. `gone`: the email is not in the folder any more. */
export const MAIL_FLAG = { seen: 1, answered: 2, deleted: 4, gone: 8 } as const;

export type MailFlag = Exclude<keyof typeof MAIL_FLAG, 'gone'>;

const NAMES: readonly (readonly [string, number])[] = [
  ['\\Seen', MAIL_FLAG.seen],
  ['\\Answered', MAIL_FLAG.answered],
  ['\\Deleted', MAIL_FLAG.deleted],
];

const REMOVED = MAIL_FLAG.deleted | MAIL_FLAG.gone;

/** @param names as the server writes them; those that we do not follow are left out. */
export function mailFlagsOf(names: Iterable<string>): number {
  const given = new Set([...names].map((name) => name.toLowerCase()));
  return NAMES.reduce((all, [name, flag]) => (given.has(name.toLowerCase()) ? all | flag : all), 0);
}

/** The names of the flags in a set, as IMAP writes them. */
export const mailFlagNames = (flags: number): string[] =>
  NAMES.flatMap(([name, flag]) => ((flags & flag) === 0 ? [] : [name]));

/** What happened to an email elsewhere; what did not change is `null`. */
export interface MailFlagChange {
  readonly isRead: boolean | null;
  /** A flag that was taken away is no change: the answer was given. */
  readonly isAnswered: true | null;
  readonly isRemoved: boolean | null;
}

/**
 * @param applied the flags that the message here already follows.
 * @param flags those of the server.
 * @param pending flags that were changed here and not yet there: ours is the later change.
 */
export function mailFlagChange(applied: number, flags: number, pending: number): MailFlagChange {
  const changed = (applied ^ flags) & ~pending;
  const [wasRemoved, isRemoved] = [(applied & REMOVED) !== 0, (flags & REMOVED) !== 0];
  return {
    isRead: (changed & MAIL_FLAG.seen) === 0 ? null : (flags & MAIL_FLAG.seen) !== 0,
    isAnswered: (changed & flags & MAIL_FLAG.answered) === 0 ? null : true,
    isRemoved: (changed & REMOVED) === 0 || wasRemoved === isRemoved ? null : isRemoved,
  };
}
