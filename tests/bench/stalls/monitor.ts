/**
 * Loaded into a process before its program (`node --import`): records every stretch in which the event loop served nobody.
 *
 * A timer that is due every few milliseconds tells how long the loop was held; a sampling profiler tells by which function. Processor time
 * of the main thread is noted beside the wall clock: on a busy machine a process also stands still because another one runs.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { hrtime, threadCpuUsage } from 'node:process';
import { isMainThread } from 'node:worker_threads';
import { namesOfStalls } from './names.ts';

/** One stretch without a turn of the loop, in microseconds. */
export interface Stall {
  /** On the monotonic clock. */
  readonly from: number;
  readonly to: number;
  /** Processor time of the main thread in it. */
  readonly cpu: number;
}

const BEAT_MS = 2;
const SAMPLE_MICROSECONDS = 1_000;

const report = process.env.CONCORDIA_BENCH_STALLS;
if (report === undefined) throw new Error('CONCORDIA_BENCH_STALLS names no file.');
const least = Number(process.env.CONCORDIA_BENCH_STALL_MS ?? '50') * 1_000;

// Threads of the program load this too; only the main one serves.
if (isMainThread) watch(report);

function watch(file: string): void {
  const stalls: Stall[] = [];
  const session = new Session();
  session.connect();

  const now = (): number => Number(hrtime.bigint() / 1_000n);
  const cpu = (): number => {
    const { user, system } = threadCpuUsage();
    return user + system;
  };

  let last = { at: now(), cpu: cpu() };
  let timer: NodeJS.Timeout | undefined;

  const start = (): void => {
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
    session.post('Profiler.start');
    last = { at: now(), cpu: cpu() };
    timer = setInterval(() => {
      const beat = { at: now(), cpu: cpu() };
      if (beat.cpu - last.cpu > least) stalls.push({ from: last.at, to: beat.at, cpu: beat.cpu - last.cpu });
      last = beat;
    }, BEAT_MS).unref();
  };

  const stop = (): void => {
    clearInterval(timer);
    session.post('Profiler.stop', (error, { profile }: Profiler.StopReturnType) => {
      if (error !== null) throw error;
      writeFileSync(`${file}.part`, JSON.stringify(namesOfStalls(stalls, profile)));
      renameSync(`${file}.part`, file);
    });
  };

  // The first one comes when the server answers, as nobody waits while the program is loaded; the second one ends the recording.
  process.on('SIGCONT', () => (timer === undefined ? start() : stop()));
}
