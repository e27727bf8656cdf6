import type { HubModuleCheck } from '@concordia/api-client';

/** A run of consecutive failed checks. */
export interface Outage {
  /** Time of the first failure, ISO 8601. */
  from: string;
  count: number;
  /** The message of the last failure that had one. */
  problem: string | null;
}

/**
 * Merges consecutive failures: a module that fails every minute for one reason has one outage.
 *
 * @param checks newest first, as from the server.
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
