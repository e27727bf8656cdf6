import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { z } from 'zod';
import { Outage } from '../common/outage.js';
import { currentPrincipal, runAs } from '../database/request-context.js';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { makeWorker, type TestWorker } from '../testing/test-jobs.js';
import { type JobHandler, type JobRun, PermanentFailure } from './job-handler.js';
import { isGone } from './job-owner.js';
import { LEASE_MS } from './job-runner.js';

const BEAT_MS = LEASE_MS / 3;

describe('the runner of jobs', () => {
  let opened: TestDatabase;
  let worker: TestWorker;

  beforeEach(async () => {
    opened = await openTestDatabase('sqlite');
    worker = makeWorker(opened);
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await opened.close();
  });

  type Handler = JobHandler<number>;
  const register = (handle: Handler['handle'], more: Partial<Handler> = {}) =>
    worker.registry.register({ kind: 'count', schema: z.number(), concurrency: 1, maxAttempts: 3, handle, ...more });
  const enqueue = (n: number, workspaceId = opened.workspaceId) =>
    runAs({ kind: 'owner', workspaceId }, () =>
      opened.db.write((tx) => worker.queue.enqueue(tx, { kind: 'count', payload: n })),
    );
  const rows = () => opened.engine.reader.selectFrom('job').selectAll().orderBy('id').execute();
  const logged = (level: 'warn' | 'error') => vi.spyOn(Logger.prototype, level).mockReturnValue();
  const settle = () => new Promise(setImmediate);

  /** A handler that runs until its gate opens. */
  function gated(more: Partial<Handler> = {}) {
    const gate = Promise.withResolvers<void>();
    const runs: JobRun<number>[] = [];
    register(async (run) => {
      runs.push(run);
      await gate.promise;
    }, more);
    return { gate, runs };
  }

  describe('what a handler threw', () => {
    it.each([
      ['an error', new Error('down'), 'down'],
      ['something else', 'a word', 'a word'],
      ['a long story', new Error('x'.repeat(600)), 'x'.repeat(500)],
    ])('is kept with the job: %s', async (_, thrown, kept) => {
      const warn = logged('warn');
      vi.spyOn(Math, 'random').mockReturnValue(0);
      register(() => Promise.reject(thrown));
      const id = await enqueue(1);
      await worker.drain();
      expect(await rows()).toMatchObject([
        { state: 'waiting', attempts: 1, last_error: kept, run_at: opened.clock.now() + 500 },
      ]);
      expect(warn.mock.calls).toEqual([[`Job ${id} (count) failed and will be retried in 500 ms: ${kept}`]]);
    });

    it('buries the job when trying again would not help', async () => {
      const error = logged('error');
      register(() => Promise.reject(new PermanentFailure('no such file')));
      const id = await enqueue(1);
      await worker.drain();
      expect(await rows()).toMatchObject([{ state: 'dead', last_error: 'no such file' }]);
      expect(error.mock.calls).toEqual([[`Job ${id} (count) became a dead letter after 1 attempts: no such file`]]);
    });

    it('lets the job run again when the outage should be over', async () => {
      const warn = logged('warn');
      const outage = new Outage('DISK_FULL', null);
      register(() => Promise.reject(outage));
      const id = await enqueue(1);
      await worker.drain();
      const run_at = opened.clock.now() + outage.retryAfterMs;
      expect(await rows()).toMatchObject([{ state: 'waiting', run_at, last_error: outage.message }]);
      expect(warn.mock.calls).toEqual([
        [`Job ${id} (count) hit an outage (DISK_FULL) and will run again: ${outage.message}`],
      ]);
    });
  });

  it('tells a handler its job, and that of the attempt', async () => {
    const runs: JobRun<number>[] = [];
    register(async (run) => {
      runs.push(run);
      throw new Error('again');
    });
    const id = await enqueue(7);
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await worker.drain();
      opened.clock.advance(60_000);
    }
    expect(runs.map(({ id, payload, attempt }) => [id, payload, attempt])).toEqual([
      [id, 7, 1],
      [id, 7, 2],
    ]);
    expect(runs[0]?.signal.aborted).toBe(false);
  });

  it('does the jobs of each workspace together, and a single one by itself', async () => {
    const other = await opened.addWorkspace('Other');
    const done: (readonly [string, ...number[]])[] = [];
    register(async ({ payload }) => void done.push([currentPrincipal().workspaceId, payload]), {
      together: {
        most: 5,
        handle: async (runs) => {
          expect(currentPrincipal().kind).toBe('system');
          done.push([currentPrincipal().workspaceId, ...runs.map(({ payload }) => payload)]);
        },
      },
    });
    const handleOne = vi.spyOn(worker.registry.all()[0] ?? { handle: () => undefined }, 'handle');
    await enqueue(1);
    await enqueue(2, other);
    await enqueue(3);
    await worker.drain();
    expect(done).toEqual([
      [opened.workspaceId, 1, 3],
      [other, 2],
    ]);
    expect(handleOne).toHaveBeenCalledTimes(1);
    expect(await rows()).toEqual([]);
  });

  it('says that jobs failed together', async () => {
    const warn = logged('warn');
    register(async () => undefined, { together: { most: 5, handle: () => Promise.reject(new Error('one is bad')) } });
    await enqueue(1);
    await enqueue(2);
    await worker.drain();
    expect(warn.mock.calls).toEqual([['2 jobs (count) failed as a batch and will run one by one: one is bad']]);
  });

  it('takes as many at once as there is room for, several to a place', async () => {
    const { gate, runs } = gated({ concurrency: 2, together: { most: 2, handle: () => gate.promise } });
    for (const n of [1, 2, 3, 4, 5]) await enqueue(n);
    expect(await worker.runner.runDue()).toBe(4);
    gate.resolve();
    await worker.runner.idle();
    expect(await worker.runner.runDue()).toBe(1);
    await worker.runner.idle();
    expect(runs.map(({ payload }) => payload)).toEqual([5]);
  });

  it('announces that there is room again', async () => {
    register(async () => undefined);
    await enqueue(1);
    let announced = 0;
    opened.commits.onCommit(() => {
      announced += 1;
    });
    await worker.runner.runDue();
    await worker.runner.idle();
    expect(announced).toBe(1);
  });

  it('looks again after a look that failed', async () => {
    register(async () => undefined);
    await enqueue(1);
    vi.spyOn(worker.table, 'dueKinds').mockRejectedValueOnce(new Error('the database is away'));
    await expect(worker.runner.runDue()).rejects.toThrow('the database is away');
    expect(await worker.runner.runDue()).toBe(1);
    await worker.runner.idle();
  });

  it('says that a job could not be settled', async () => {
    const error = logged('error');
    register(async () => undefined);
    vi.spyOn(worker.table, 'finish').mockRejectedValueOnce(new Error('no such table'));
    const id = await enqueue(1);
    await worker.runner.runDue();
    await worker.runner.idle();
    expect(error.mock.calls).toEqual([[`The outcome of job ${id} (count) could not be recorded: no such table`]]);
  });

  it('looks for jobs astray at first and whenever the clock was set back', async () => {
    const releaseAfterClockChange = vi.spyOn(worker.table, 'releaseAfterClockChange');
    const calls: number[] = [];
    for (const step of [0, 0, 1, -1, 0, 5, -2]) {
      opened.clock.advance(step);
      await worker.runner.tidy();
      calls.push(releaseAfterClockChange.mock.calls.length);
    }
    expect(calls).toEqual([1, 1, 1, 2, 2, 2, 3]);
  });

  it('keeps dead letters for 30 days', async () => {
    const forgetDead = vi.spyOn(worker.table, 'forgetDead');
    await worker.runner.tidy();
    expect(forgetDead.mock.calls).toEqual([[30 * 86_400_000]]);
  });

  describe('while jobs run', () => {
    let extend: MockInstance<TestWorker['table']['extend']>;

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      extend = vi.spyOn(worker.table, 'extend');
    });

    /** Lets the time of a heartbeat pass, and waits for all that it does. */
    async function beat(): Promise<void> {
      vi.advanceTimersByTime(BEAT_MS);
      for (let seen = 0; seen < extend.mock.results.length; ) {
        seen = extend.mock.results.length;
        await Promise.allSettled(extend.mock.results.map(({ value }) => value));
        await settle();
      }
    }

    it('lengthens their leases three times in the length of one, until they are done', async () => {
      const { gate } = gated();
      const id = await enqueue(1);
      await worker.runner.runDue();
      await beat();
      await beat();
      const owner = (await rows())[0]?.lease_owner ?? null;
      expect(extend.mock.calls).toEqual([1, 2].map(() => [id, owner, LEASE_MS]));
      expect(isGone(owner)).toBe(false);
      gate.resolve();
      await worker.runner.idle();
      expect(vi.getTimerCount()).toBe(0);
    });

    it('asks a job to stop that another process has taken', async () => {
      const { gate, runs } = gated();
      await enqueue(1);
      await worker.runner.runDue();
      await beat();
      expect(runs[0]?.signal.aborted).toBe(false);
      await opened.engine.writer.updateTable('job').set({ lease_owner: 'another' }).execute();
      await beat();
      expect(runs[0]?.signal.reason).toMatchObject({
        name: 'Stopping',
        message: 'Another process has taken over the job.',
      });
      gate.resolve();
      await worker.runner.idle();
      expect(await rows()).toMatchObject([{ state: 'running', lease_owner: 'another' }]);
    });

    it('lengthens the leases of the others when one of several is done', async () => {
      const gate = Promise.withResolvers<void>();
      const signals: AbortSignal[] = [];
      register(async () => undefined, {
        together: {
          most: 3,
          handle: async (runs) => {
            signals.push(...runs.map(({ signal }) => signal));
            await gate.promise;
          },
        },
      });
      const ids = [await enqueue(1), await enqueue(2)];
      await worker.runner.runDue();
      await opened.engine.writer
        .deleteFrom('job')
        .where('id', '=', ids[0] ?? '')
        .execute();
      await beat();
      expect(extend.mock.calls.map(([id]) => id)).toEqual(ids);
      expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
      gate.resolve();
      await worker.runner.idle();
    });

    it('goes on when a lease could not be extended', async () => {
      const warn = logged('warn');
      extend.mockRejectedValueOnce(new Error('busy'));
      const { gate, runs } = gated();
      const id = await enqueue(1);
      await worker.runner.runDue();
      await beat();
      expect(warn.mock.calls).toEqual([[`The lease of job ${id} could not be extended: busy`]]);
      expect(runs[0]?.signal.aborted).toBe(false);
      gate.resolve();
      await worker.runner.idle();
      expect(await rows()).toEqual([]);
    });
  });

  describe('at its end', () => {
    it('asks running jobs to stop, and takes no new ones', async () => {
      const { gate, runs } = gated();
      await enqueue(1);
      await enqueue(2);
      await worker.runner.runDue();
      const stopped = worker.runner.stop(60_000);
      expect(runs[0]?.signal.reason).toMatchObject({ name: 'Stopping', message: 'The process is stopping.' });
      gate.resolve();
      await stopped;
      expect(await worker.runner.runDue()).toBe(0);
      expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, payload: '2' }]);
    });

    it('lets jobs that do not stop run on after the grace', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { gate } = gated();
      await enqueue(1);
      await worker.runner.runDue();
      const stopped = worker.runner.stop(5_000);
      vi.advanceTimersByTime(4_999);
      expect(await Promise.race([stopped, settle().then(() => 'waiting')])).toBe('waiting');
      vi.advanceTimersByTime(1);
      await stopped;
      expect(await rows()).toMatchObject([{ state: 'running' }]);
      gate.resolve();
      await worker.runner.idle();
    });

    it('keeps no timer when its jobs stopped within the grace', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await worker.runner.stop(5_000);
      expect(vi.getTimerCount()).toBe(0);
    });

    it('gives back the jobs that it was just taking', async () => {
      const { runs } = gated();
      await enqueue(1);
      const claim = worker.table.claim.bind(worker.table);
      vi.spyOn(worker.table, 'claim').mockImplementation(async (...call) => {
        const jobs = await claim(...call);
        void worker.runner.stop(60_000);
        return jobs;
      });
      await worker.runner.runDue();
      await worker.runner.idle();
      expect(runs).toEqual([]);
      expect(await rows()).toMatchObject([
        { state: 'waiting', attempts: 0, run_at: opened.clock.now(), last_error: null, lease_owner: null },
      ]);
    });
  });
});
