import { readFileSync } from 'node:fs';

/** What the kernel counts processor time in (proc(5): clock ticks), a second. */
const TICKS = 100;

/** How much processor time a process has taken, in seconds; not a number where there is no /proc. */
export function cpuOf(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS;
  } catch {
    return Number.NaN;
  }
}
