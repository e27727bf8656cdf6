import { DAY, JOB_BACKOFF, MINUTE } from '@concordia/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../testing/engines.js';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { makeWorker, type TestWorker } from '../testing/test-jobs.js';
import type { NewJob } from './job-queue.js';
import { LEASE_MS } from './job-runner.js';

onEveryEngine('the table of jobs', (engine) => {
  let opened: TestDatabase;
  let worker: TestWorker;

  beforeEach(async () => {
    opened = await openTestDatabase(engine);
    worker = makeWorker(opened);
  });
  afterEach(() => opened.close());

  /** Enqueues a job. @returns its id. */
  async function enqueue(job: Partial<NewJob> = {}): Promise<string> {
    const id = await opened.inWorkspace(() =>
      opened.db.write((tx) => worker.queue.enqueue(tx, { kind: 'count', payload: null, ...job })),
    );
    return id ?? '';
  }
  /** A job that a process holds. */
  async function held(owner: string, job: Partial<NewJob> = {}): Promise<string> {
    const id = await enqueue(job);
    await worker.table.claim(job.kind ?? 'count', 1, owner, LEASE_MS);
    return id;
  }
  const rows = () => opened.engine.reader.selectFrom('job').selectAll().orderBy('id').execute();
  const states = async () => (await rows()).map(({ state }) => state);
  const now = () => opened.clock.now();

  it('keeps a job as it was enqueued, to run at once and five times unless somebody says otherwise', async () => {
    worker.registry.register({
      kind: 'known',
      schema: z.null(),
      concurrency: 1,
      maxAttempts: 7,
      handle: async () => undefined,
    });
    await enqueue({ payload: { n: [1, 'two'] } });
    await enqueue({ kind: 'known' });
    await enqueue({ kind: 'known', maxAttempts: 2, runAt: 5, uniqueKey: 'one' });
    const fresh = { state: 'waiting', attempts: 0, interruptions: 0, lease_owner: null, lease_until: null };
    expect(await rows()).toMatchObject([
      { ...fresh, kind: 'count', payload: '{"n":[1,"two"]}', max_attempts: 5, run_at: now(), unique_key: null },
      { ...fresh, kind: 'known', payload: 'null', max_attempts: 7, run_at: now(), unique_key: null },
      { ...fresh, kind: 'known', max_attempts: 2, run_at: 5, unique_key: 'one', created_at: now() },
    ]);
  });

  it('says which kinds have a job that waits and is due', async () => {
    await enqueue({ kind: 'due' });
    await enqueue({ kind: 'later', runAt: now() + 1 });
    await held('me', { kind: 'held' });
    expect(await worker.table.dueKinds([])).toEqual([]);
    expect(await worker.table.dueKinds(['other', 'held', 'later', 'due'])).toEqual(['due']);
    expect(await worker.table.dueKinds(['later', 'held'])).toEqual([]);
    opened.clock.advance(1);
    expect(await worker.table.dueKinds(['other', 'held', 'later', 'due'])).toEqual(['later', 'due']);
  });

  it('gives a process the jobs of a kind that are due, the longest due first', async () => {
    await enqueue({ runAt: now(), payload: 'second' });
    await enqueue({ runAt: now() - 1, payload: 'first' });
    await enqueue({ runAt: now(), payload: 'third' });
    await enqueue({ runAt: now() + 1 });
    await enqueue({ kind: 'other' });
    const claimed = await worker.table.claim('count', 5, 'me', LEASE_MS);
    expect(claimed.map(({ payload, attempts, run_at }) => [payload, attempts, run_at])).toEqual([
      ['"first"', 1, now() - 1],
      ['"second"', 1, now()],
      ['"third"', 1, now()],
    ]);
    const lease = { lease_owner: 'me', lease_until: now() + LEASE_MS };
    const running = (await rows()).filter(({ state }) => state === 'running');
    expect(running).toMatchObject([1, 2, 3].map(() => lease));
    expect(await worker.table.claim('count', 5, 'me', LEASE_MS)).toEqual([]);
  });

  it('lets nobody but the holder finish a job, put it back or bury it', async () => {
    const id = await held('me');
    const before = await rows();
    await worker.table.finish([id], 'another');
    await worker.table.retry(id, 'another', 1, 9, 'no');
    await worker.table.markDead(id, 'another', 'no');
    expect(await rows()).toEqual(before);
  });

  it('finishes, puts back and buries no job but the one that is named', async () => {
    const others = [await held('me'), await held('me')];
    const before = await rows();
    const [finished, again, buried] = [await held('me'), await held('me'), await held('me', { uniqueKey: 'one' })];
    await worker.table.finish([finished ?? ''], 'me');
    await worker.table.retry(again ?? '', 'me', 5, 2, 'busy');
    await worker.table.markDead(buried ?? '', 'me', 'hopeless');
    const all = await rows();
    expect(all.filter(({ id }) => others.includes(id))).toEqual(before);
    const free = { lease_owner: null, lease_until: null };
    expect(all.filter(({ id }) => !others.includes(id))).toMatchObject([
      { ...free, id: again, state: 'waiting', run_at: 5, attempts: 2, last_error: 'busy' },
      { ...free, id: buried, state: 'dead', attempts: 1, unique_key: null, last_error: 'hopeless' },
    ]);
  });

  it('lengthens the lease of the one job that runs, from now', async () => {
    const [one, other] = [await held('me'), await held('me')];
    const waiting = await enqueue();
    opened.clock.advance(10);
    expect(await worker.table.extend(one, 'me', LEASE_MS)).toBe(true);
    expect(await worker.table.extend(waiting, 'me', LEASE_MS)).toBe(false);
    const leases = new Map((await rows()).map(({ id, lease_until }) => [id, lease_until]));
    expect([leases.get(one), leases.get(other), leases.get(waiting)]).toEqual([
      now() + LEASE_MS,
      now() - 10 + LEASE_MS,
      null,
    ]);
  });

  it('takes jobs from a process once their lease is over, but not from this one', async () => {
    const [ours, theirs] = [await held('elsewhere'), await held('elsewhere', { uniqueKey: 'one' })];
    opened.clock.advance(LEASE_MS);
    await worker.table.reclaim();
    expect(await states()).toEqual(['running', 'running']);
    opened.clock.advance(1);
    await worker.table.reclaim(new Set([ours]));
    expect(await rows()).toMatchObject([
      { id: ours, state: 'running' },
      {
        id: theirs,
        state: 'waiting',
        attempts: 0,
        interruptions: 1,
        run_at: now(),
        unique_key: 'one',
        lease_owner: null,
        lease_until: null,
        last_error: 'The process that ran this job stopped unexpectedly.',
      },
    ]);
  });

  const { maxMs } = JOB_BACKOFF;
  it.each([
    ['enqueued a minute ahead', { created: MINUTE, run: MINUTE, attempts: 0 }, false],
    ['enqueued further ahead, to run at once', { created: MINUTE + 1, run: MINUTE + 1, attempts: 0 }, true],
    ['enqueued further ahead, to run soon', { created: MINUTE + 1, run: MINUTE + 1 + maxMs, attempts: 0 }, true],
    ['enqueued further ahead, to run later', { created: MINUTE + 1, run: MINUTE + 2 + maxMs, attempts: 0 }, false],
    ['that failed, within the longest delay', { created: 0, run: MINUTE + maxMs, attempts: 1 }, false],
    ['that failed, beyond the longest delay', { created: 0, run: MINUTE + maxMs + 1, attempts: 1 }, true],
    ['that never ran, beyond the longest delay', { created: 0, run: MINUTE + maxMs + 1, attempts: 0 }, false],
  ])('a job %s: runs now after the clock was set back', async (_, { created, run, attempts }, runsNow) => {
    const id = await enqueue();
    const at = { created_at: now() + created, run_at: now() + run };
    await opened.engine.writer
      .updateTable('job')
      .set({ ...at, attempts })
      .where('id', '=', id)
      .execute();
    await worker.table.releaseAfterClockChange();
    expect(await rows()).toMatchObject([runsNow ? { created_at: now(), run_at: now() } : at]);
  });

  it('leaves a job that runs alone when the clock was set back', async () => {
    await held('me');
    opened.clock.advance(-DAY);
    const before = await rows();
    await worker.table.releaseAfterClockChange();
    expect(await rows()).toEqual(before);
  });

  it('counts the jobs that are due and the dead letters, and forgets these after their time', async () => {
    await held('me', { runAt: now() - DAY });
    await enqueue({ kind: 'due', runAt: now() });
    await enqueue({ kind: 'later', runAt: now() + 1 });
    for (const runAt of [now() - 10, now() - 9, now() - 8]) {
      await worker.table.markDead(await held('me', { kind: 'dead', runAt }), 'me', 'hopeless');
    }
    expect(await worker.table.counts()).toEqual({ waiting: 1, deadLetters: 3 });
    await worker.table.forgetDead(10);
    expect(await worker.table.counts()).toEqual({ waiting: 1, deadLetters: 3 });
    await worker.table.forgetDead(8);
    expect(await worker.table.counts()).toEqual({ waiting: 1, deadLetters: 1 });
    expect(await states()).toEqual(['running', 'waiting', 'waiting', 'dead']);
  });
});
