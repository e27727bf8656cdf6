import { setTimeout as pause } from 'node:timers/promises';
import type { ImportRun } from '@concordia/contract/intake';
import { LEASE_MS } from '../../jobs/job-runner.js';
import type { ImportCommand } from './open-command.js';
import { openRun, type RunOrder, takeOver } from './open-run.js';
import { ProgressLine } from './progress-line.js';
import { whoWeAre } from './who-we-are.js';

const LOOK_EVERY = 500;
/** Nothing goes on by itself any more. */
const ENDED = new Set<ImportRun['state']>(['done', 'failed', 'cancelled', 'asking']);

/**
 * Imports a path in this process, or follows another process that does, and shows progress. If that process dies, its lease on the job expires and
 * this process continues.
 *
 * @returns the finished run; `asking` if the archive does not say who we are, and neither does anybody here.
 */
export async function followRun(command: ImportCommand, order: RunOrder): Promise<ImportRun> {
  const run = await openRun(command, order);
  let { job } = run;
  const line = new ProgressLine(process.stdout);
  if (run.isResumed) line.say('Resuming this import where it stopped.');
  if (job === null)
    line.say('Another process is reading this. If it was interrupted, this one takes over within half a minute.');
  const current = () => command.inWorkspace(() => command.service.get(run.id));
  const stop = new AbortController();
  // The terminal and npm may both send SIGINT: the second must not interrupt the graceful stop.
  const onInterrupt = () => stop.abort();
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onInterrupt);
  const looking = setInterval(() => {
    // The question stands where the progress was.
    void current().then((state) => state.state !== 'asking' && line.show(state));
  }, LOOK_EVERY);
  try {
    do {
      while (job === null && !stop.signal.aborted && !ENDED.has((await current()).state)) {
        await pause(LOOK_EVERY);
        job = ENDED.has((await current()).state) ? null : await takeOver(command, run.id, order.owner);
      }
      if (job !== null) await read(command, run.id, job, stop.signal);
      job = null;
    } while (!stop.signal.aborted && (await isAnswered(command, await current(), order.me)));
  } finally {
    clearInterval(looking);
    process.removeListener('SIGINT', onInterrupt);
    process.removeListener('SIGTERM', onInterrupt);
  }
  const ended = await current();
  line.end(ended);
  return ended;
}

/** Answers who we are, if the import asks. @returns whether it goes on. */
async function isAnswered(command: ImportCommand, run: ImportRun, me: string | null): Promise<boolean> {
  if (run.state !== 'asking') return false;
  const personId = await whoWeAre(run.people, me);
  if (personId === undefined) return false;
  await command.inWorkspace(() => command.service.setOwner(run.id, { personId }));
  return true;
}

async function read(
  command: ImportCommand,
  importId: string,
  job: { id: string; owner: string },
  signal: AbortSignal,
): Promise<void> {
  const heartbeat = setInterval(() => void command.jobTable.extend(job.id, job.owner, LEASE_MS), LEASE_MS / 3);
  try {
    await command.inWorkspace(() => command.runner.run(importId, signal));
  } catch (error) {
    if (!signal.aborted) {
      await command.inWorkspace(() =>
        command.runner.fail(importId, error instanceof Error ? error.message : String(error)),
      );
    } else {
      // Stopped at the keyboard: it stays stopped until the user resumes it.
      await command.inWorkspace(() => command.service.cancel(importId));
    }
  } finally {
    clearInterval(heartbeat);
    await command.jobTable.finish([job.id], job.owner);
  }
}
