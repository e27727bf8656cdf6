export interface ProgressSample {
  /** ms since the epoch. */
  readonly at: number;
  readonly positionBytes: number;
  readonly messagesRead: number;
}

export interface ProgressRate extends ProgressSample {
  readonly bytesPerSecond: number;
  readonly messagesPerSecond: number;
}

/** The half-life of an old speed, in seconds. Mailboxes alternate between tiny notes and 20 MB attachments. */
const HALF_LIFE = 8;

/**
 * Adds a sample to the smoothed speeds: a moving average that decays with elapsed time, so that the sampling rate does not matter. The first interval
 * sets the speed directly. A sample without elapsed time, or behind the last one (a resumed run), starts over.
 *
 * @param rate from the previous sample; `null` at the start.
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
 * Seconds to the end of a file at the current speed, rounded up; `null` while the speed is unknown or zero. Measures bytes, since the number of
 * remaining messages is unknown.
 */
export function remainingSeconds(rate: ProgressRate | null, sizeBytes: number): number | null {
  if (rate === null || rate.bytesPerSecond <= 0) return null;
  return Math.ceil(Math.max(0, sizeBytes - rate.positionBytes) / rate.bytesPerSecond);
}

/** The completed fraction of a file, in [0, 1]. An empty file is complete. */
export function fractionDone(positionBytes: number, sizeBytes: number): number {
  return sizeBytes <= 0 ? 1 : Math.min(1, Math.max(0, positionBytes / sizeBytes));
}
