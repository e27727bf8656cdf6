/** Awaited after every commit. */
export type Progress = () => void | Promise<void>;

/** How often clients are notified of an import's progress, in ms. */
const ANNOUNCE_EVERY = 1000;

/** Decides for each commit whether clients are notified. @param from the last notification, ms since the epoch. */
export function announcements(from: number): (now: number) => boolean {
  let announcedAt = from;
  return (now) => {
    const isDue = now - announcedAt >= ANNOUNCE_EVERY;
    if (isDue) announcedAt = now;
    return isDue;
  };
}
