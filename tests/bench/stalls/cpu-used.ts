import { threadCpuUsage } from 'node:process';

/** Processor time of this thread since it began, in microseconds. */
export function cpuUsed(): number {
  const { user, system } = threadCpuUsage();
  return user + system;
}
