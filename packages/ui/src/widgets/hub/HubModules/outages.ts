import type { HubModuleCheck } from '@concordia/api-client';

/** A stretch of checks one after the other that all failed. */
export interface Outage {
  /** When the first of them failed, ISO 8601. */
  from: string;
  /** How many failed. */
  count: number;
  /** What the last of them said, where it said anything. */
  problem: string | null;
}

/**
 * The outages among checks: a module that is away fails every minute for the same reason, and is away once.
 *
 * @param checks newest first, as the server gives them.
 * @returns newest first.
 */
export function outagesOf(checks: readonly HubModuleCheck[]): Outage[] {
  const outages: Outage[] = [];
  let current: Outage | null = null;
  for (const { is_ok: isOk, at, problem } of checks) {
    if (isOk) {
      current = null;
    } else if (current === null) {
      current = { from: at, count: 1, problem };
      outages.push(current);
    } else {
      current.from = at;
      current.count += 1;
    }
  }
  return outages;
}
