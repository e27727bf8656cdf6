import type { Notification } from '@concordia/api-client';

/** At most so many at once: a server that was away for a night must not fill the screen. */
const MOST = 3;

/**
 * What is to be shown outside the page: unseen, and made after the last that was shown, oldest first.
 *
 * @param shownUpTo ISO 8601; what was made until then was shown, or was there before notifications were turned on.
 */
export function unshown(notifications: readonly Notification[], shownUpTo: string): Notification[] {
  return notifications
    .filter(({ seenAt, createdAt }) => seenAt === null && createdAt > shownUpTo)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .slice(-MOST);
}
