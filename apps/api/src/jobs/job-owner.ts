import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

const PROCESS = randomUUID();

/** A name to hold jobs under, which tells the other processes of this machine which of them it is. */
export function jobOwner(): string {
  return [hostname(), process.pid, PROCESS, randomUUID()].join('/');
}

/**
 * Whether the process that holds a job is known to be dead, so that nobody needs to wait for its lease.
 *
 * Only a process of this machine can be looked up. One that has our own number and is not us died before its number was given to us, as
 * happens whenever a container starts again. A number that went to some other program looks alive, and the lease decides.
 */
export function isGone(owner: string | null): boolean {
  const [host, number, run] = owner?.split('/') ?? [];
  const pid = Number(number);
  if (host !== hostname() || !Number.isSafeInteger(pid) || pid <= 0) return false;
  return pid === process.pid ? run !== PROCESS : !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 is not sent: it only asks whether it could be.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
