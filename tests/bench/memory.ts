import { readFileSync } from 'node:fs';

/** Resident memory of a process, in bytes, as Linux counts it; `null` on other systems. */
export interface Memory {
  now: number;
  /** The highest since it started. */
  peak: number;
}

export function memoryOf(pid: number): Memory | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) * 1024;
  return { now: field('VmRSS'), peak: field('VmHWM') };
}
