/** Called, and waited for, after every commit. */
export type Progress = () => void | Promise<void>;

/** How often open screens hear of an import, in ms. */
const ANNOUNCE_EVERY = 1000;

/** Says of each commit whether open screens are to hear of it. @param from when they were last told, ms since the epoch. */
export function announcements(from: number): (now: number) => boolean {
  let announcedAt = from;
  return (now) => {
    const isDue = now - announcedAt >= ANNOUNCE_EVERY;
    if (isDue) announcedAt = now;
    return isDue;
  };
}
