/** A reading of an import's position. */
export interface ProgressSample {
  /** ms since the epoch. */
  readonly at: number;
  readonly positionBytes: number;
  readonly messagesRead: number;
}

/** Smoothed speeds, and the sample that they run up to. */
export interface ProgressRate extends ProgressSample {
  readonly bytesPerSecond: number;
  readonly messagesPerSecond: number;
}

/** After this long, in seconds, an old speed counts half. Mailboxes alternate between tiny notes and 20 MB attachments. */
const HALF_LIFE = 8;

/**
 * Takes a new sample into the smoothed speeds: a moving average that forgets by elapsed time, so that it does not matter how often it is
 * asked. The first interval sets the speed outright. A sample without elapsed time, or behind the last one (a resumed run), starts anew.
 *
 * @param rate from the sample before; `null` at the start.
 */
export function advanceRate(rate: ProgressRate | null, sample: ProgressSample): ProgressRate {
  const seconds = rate === null ? 0 : (sample.at - rate.at) / 1_000;
  if (rate === null || sample.positionBytes < rate.positionBytes || sample.messagesRead < rate.messagesRead) {
    return { ...sample, bytesPerSecond: 0, messagesPerSecond: 0 };
  }
  if (seconds <= 0) return rate;
  const kept = rate.bytesPerSecond === 0 ? 0 : 0.5 ** (seconds / HALF_LIFE);
  const blend = (old: number, moved: number): number => old * kept + (moved / seconds) * (1 - kept);
  return {
    ...sample,
    bytesPerSecond: blend(rate.bytesPerSecond, sample.positionBytes - rate.positionBytes),
    messagesPerSecond: blend(rate.messagesPerSecond, sample.messagesRead - rate.messagesRead),
  };
}

/**
 * Seconds until the end of a file at its present speed, rounded up; `null` while the speed is unknown or zero. Bytes are measured, not
 * messages: how many messages are left nobody knows.
 */
export function remainingSeconds(rate: ProgressRate | null, sizeBytes: number): number | null {
  if (rate === null || rate.bytesPerSecond <= 0) return null;
  return Math.ceil(Math.max(0, sizeBytes - rate.positionBytes) / rate.bytesPerSecond);
}

/** How much of a file is done, in [0, 1]. An empty file is done. */
export function fractionDone(positionBytes: number, sizeBytes: number): number {
  return sizeBytes <= 0 ? 1 : Math.min(1, Math.max(0, positionBytes / sizeBytes));
}
