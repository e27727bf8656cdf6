import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

const PROCESS = randomUUID();

/** A unique owner name that also identifies the process to others on this machine. */
export function jobOwner(): string {
  return [hostname(), process.pid, PROCESS, randomUUID()].join('/');
}

/**
 * Whether the process that holds a job is known to be dead, so that its lease need not expire.
 *
 * Only processes of this machine can be checked. A different owner with our own process id died before we got that id, as when a container restarts.
 * An id reused by another program looks alive; then the lease decides.
 */
export function isGone(owner: string | null): boolean {
  const [host, number, run] = owner?.split('/') ?? [];
  const pid = Number(number);
  if (host !== hostname() || !Number.isSafeInteger(pid) || pid <= 0) return false;
  return pid === process.pid ? run !== PROCESS : !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 is not delivered: it only checks that the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
