import type { ImportRun } from '@concordia/api-client';
import { isActive } from './runState';

/** The runs that were active in the previous list and are not any more. */
export function endedSince(before: readonly ImportRun[], now: readonly ImportRun[]): readonly ImportRun[] {
  const atWork = new Set(before.filter(isActive).map(({ id }) => id));
  return now.filter((run) => !isActive(run) && atWork.has(run.id));
}
