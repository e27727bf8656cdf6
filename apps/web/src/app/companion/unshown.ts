import type { Notification } from '@concordia/api-client';

/** Limits a burst: after a night offline, notifications must not fill the screen. */
const MOST = 3;

/**
 * Unseen notifications created after the last shown one, oldest first.
 *
 * @param shownUpTo ISO 8601. Earlier ones were shown, or predate turning notifications on.
 */
export function unshown(notifications: readonly Notification[], shownUpTo: string): Notification[] {
  return notifications
    .filter(({ seenAt, createdAt }) => seenAt === null && createdAt > shownUpTo)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .slice(-MOST);
}
