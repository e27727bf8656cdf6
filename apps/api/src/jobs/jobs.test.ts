import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DAY, HOUR } from '@concordia/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Outage } from '../common/outage.js';
import { currentPrincipal } from '../database/request-context.js';
import { onEveryEngine } from '../testing/engines.js';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { makeWorker, type TestWorker } from '../testing/test-jobs.js';
import { PermanentFailure } from './job-handler.js';
import type { NewJob } from './job-queue.js';
import { LEASE_MS } from './job-runner.js';
import { MOST_INTERRUPTIONS } from './job-table.js';

onEveryEngine('jobs', (engine) => {
  let opened: TestDatabase;
  let worker: TestWorker;

  beforeEach(async () => {
    opened = await openTestDatabase(engine);
    worker = makeWorker(opened);
  });
  afterEach(() => opened.close());

  const enqueue = (job: NewJob) => opened.inWorkspace(() => opened.db.write((tx) => worker.queue.enqueue(tx, job)));
  const rows = () => opened.engine.reader.selectFrom('job').selectAll().execute();

  function handle(work: (payload: { n: number }, signal: AbortSignal) => Promise<void> | void, concurrency = 1) {
    worker.registry.register({
      kind: 'count',
      schema: z.object({ n: z.number() }),
      concurrency,
      maxAttempts: 3,
      handle: async ({ payload, signal }) => work(payload, signal),
    });
  }

  test('are done once, oldest first, in the workspace that enqueued them', async () => {
    const done: [number, string][] = [];
    handle(({ n }) => void done.push([n, currentPrincipal().workspaceId]));
    for (const n of [1, 2, 3]) {
      await enqueue({ kind: 'count', payload: { n } });
      opened.clock.advance(1);
    }
    await worker.drain();
    expect(done).toEqual([1, 2, 3].map((n) => [n, opened.workspaceId]));
    expect(await rows()).toEqual([]);
  });

  test('of a kind that allows it are done together, and singly when that fails', async () => {
    const together: number[][] = [];
    const singly: number[] = [];
    worker.registry.register({
      kind: 'count',
      schema: z.object({ n: z.number() }),
      concurrency: 1,
      maxAttempts: 3,
      handle: async ({ payload: { n } }) => {
        singly.push(n);
        if (n === 5) throw new Error('one of them is bad');
      },
      together: {
        most: 3,
        handle: async (runs) => {
          const all = runs.map(({ payload: { n } }) => n);
          together.push(all);
          if (all.includes(5)) throw new Error('one of them is bad');
        },
      },
    });
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await enqueue({ kind: 'count', payload: { n } });
    await worker.drain();
    expect(together).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(singly).toEqual([4, 5, 6, 7]);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'one of them is bad' }]);
  });

  test('exist only when the transaction that enqueued them was committed', async () => {
    const write = opened.inWorkspace(() =>
      opened.db.write(async (tx) => {
        await worker.queue.enqueue(tx, { kind: 'count', payload: { n: 1 } });
        throw new Error('changed our mind');
      }),
    );
    await expect(write).rejects.toThrow('changed our mind');
    expect(await rows()).toEqual([]);
  });

  test('wait for their time', async () => {
    const done: number[] = [];
    handle(({ n }) => void done.push(n));
    await enqueue({ kind: 'count', payload: { n: 1 }, runAt: opened.clock.now() + 1000 });
    await worker.drain();
    expect(done).toEqual([]);
    opened.clock.advance(1000);
    await worker.drain();
    expect(done).toEqual([1]);
  });

  test('that fail are tried again later and later, and end as dead letters', async () => {
    let attempts = 0;
    handle(() => {
      attempts += 1;
      throw new Error('the provider is down');
    });
    await enqueue({ kind: 'count', payload: { n: 1 }, uniqueKey: 'one' });
    await worker.drain();
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'the provider is down' });
    const delay = (waiting?.run_at ?? 0) - opened.clock.now();
    expect(delay).toBeGreaterThanOrEqual(500);
    expect(delay).toBeLessThanOrEqual(1000);
    for (let turn = 0; turn < 5; turn += 1) {
      opened.clock.advance(HOUR);
      await worker.drain();
    }
    expect(attempts).toBe(3);
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 3, unique_key: null }]);
    expect(await worker.table.counts()).toEqual({ waiting: 0, deadLetters: 1 });
    opened.clock.advance(31 * DAY);
    await worker.drain();
    expect(await rows()).toEqual([]);
  });

  test('that cannot succeed are dead letters at once', async () => {
    handle(() => {
      throw new PermanentFailure('the file is gone');
    });
    await enqueue({ kind: 'count', payload: { n: 1 } });
    await enqueue({ kind: 'count', payload: 'no number' });
    await worker.drain();
    expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['dead', 1],
      ['dead', 1],
    ]);
  });

  test('with a unique key are held once until they are done', async () => {
    handle(() => undefined);
    expect(await enqueue({ kind: 'count', payload: { n: 1 }, uniqueKey: 'x' })).not.toBeNull();
    expect(await enqueue({ kind: 'count', payload: { n: 2 }, uniqueKey: 'x' })).toBeNull();
    await worker.drain();
    expect(await enqueue({ kind: 'count', payload: { n: 3 }, uniqueKey: 'x' })).not.toBeNull();
  });

  test('run side by side up to the limit of their kind', async () => {
    const gate = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    handle(async () => {
      running += 1;
      most = Math.max(most, running);
      await gate.promise;
      running -= 1;
    }, 2);
    for (const n of [1, 2, 3]) await enqueue({ kind: 'count', payload: { n } });
    expect(await worker.runner.runDue()).toBe(2);
    expect(await worker.runner.runDue()).toBe(0);
    gate.resolve();
    await worker.runner.idle();
    await worker.drain();
    expect(most).toBe(2);
    expect(await rows()).toEqual([]);
  });

  test('are shared between processes without being done twice', async () => {
    const other = makeWorker(opened);
    const done: number[] = [];
    for (const { registry } of [worker, other]) {
      registry.register({
        kind: 'count',
        schema: z.object({ n: z.number() }),
        concurrency: 5,
        maxAttempts: 3,
        handle: async ({ payload }) => void done.push(payload.n),
      });
    }
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    for (const n of numbers) await enqueue({ kind: 'count', payload: { n } });
    await Promise.all([worker.drain(), other.drain()]);
    await Promise.all([worker.drain(), other.drain()]);
    expect(done.sort((a, b) => a - b)).toEqual(numbers);
  });

  test('that are asked to stop wait again, and the attempt is not counted', async () => {
    handle(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    await enqueue({ kind: 'count', payload: { n: 1 } });
    await worker.runner.runDue();
    await worker.runner.stop(5_000);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, lease_owner: null }]);
    expect(await worker.runner.runDue()).toBe(0);
  });

  test('of a process that was killed are taken up: at once on one machine, else when its lease has run out', async () => {
    const done: number[] = [];
    worker.registry.register({
      kind: 'endless',
      schema: z.object({}),
      concurrency: 1,
      maxAttempts: 5,
      handle: async ({ attempt }) => void done.push(attempt),
    });
    await enqueue({ kind: 'endless', payload: {} });
    await killWhileWorking();
    expect(await rows()).toMatchObject([{ state: 'running', attempts: 1 }]);
    await worker.drain();
    expect(done).toEqual(opened.place.target.engine === 'sqlite' ? [1] : []);
    const [left] = await rows();
    opened.clock.advance(Math.max(0, (left?.lease_until ?? 0) - opened.clock.now()) + 1);
    await worker.drain();
    expect(done).toEqual([1]);
    expect(await rows()).toEqual([]);
  });

  test('that are interrupted in their last attempt run again, but not for ever', async () => {
    await enqueue({ kind: 'count', payload: { n: 1 }, maxAttempts: 1, uniqueKey: 'one' });
    for (let count = 1; count <= MOST_INTERRUPTIONS; count += 1) {
      expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, interruptions: count - 1 }]);
      const [job] = await worker.table.claim('count', 1, 'a process that ends', LEASE_MS);
      expect(job?.attempts).toBe(1);
      opened.clock.advance(LEASE_MS + 1);
      await worker.table.reclaim();
    }
    expect(await rows()).toMatchObject([{ state: 'dead', interruptions: MOST_INTERRUPTIONS, unique_key: null }]);
  });

  test('that met an outage run again, and the attempt is not counted', async () => {
    let runs = 0;
    handle(() => {
      runs += 1;
      if (runs <= 4) throw new Outage(runs % 2 === 0 ? 'DISK_FULL' : 'DATABASE_UNAVAILABLE', null);
    });
    await enqueue({ kind: 'count', payload: { n: 1 } });
    for (let turn = 1; turn <= 4; turn += 1) {
      await worker.drain();
      expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
      opened.clock.advance(HOUR);
    }
    await worker.drain();
    expect([runs, await rows()]).toEqual([5, []]);
  });

  test('that are done while the database is away are not done again', async () => {
    let runs = 0;
    handle(() => {
      runs += 1;
    });
    const finish = vi.spyOn(worker.table, 'finish').mockRejectedValueOnce(new Outage('DATABASE_UNAVAILABLE', null));
    await enqueue({ kind: 'count', payload: { n: 1 } });
    await worker.drain();
    expect([runs, finish.mock.calls.length, await rows()]).toEqual([1, 2, []]);
  });

  test('of this process are not taken from it when the clock is set forward', async () => {
    const gate = Promise.withResolvers<void>();
    let runs = 0;
    handle(() => {
      runs += 1;
      return gate.promise;
    });
    await enqueue({ kind: 'count', payload: { n: 1 } });
    await worker.runner.runDue();
    opened.clock.advance(HOUR);
    await worker.runner.tidy();
    expect(await rows()).toMatchObject([{ state: 'running', interruptions: 0 }]);
    gate.resolve();
    await worker.drain();
    expect([runs, await rows()]).toEqual([1, []]);
  });

  test('due at the same instant are done in the order in which they were enqueued', async () => {
    const done: number[] = [];
    handle(({ n }) => void done.push(n));
    await enqueue({ kind: 'count', payload: { n: 3 }, runAt: opened.clock.now() + 1 });
    for (const n of [1, 2]) await enqueue({ kind: 'count', payload: { n }, runAt: opened.clock.now() });
    opened.clock.advance(1);
    const claimed = await worker.table.claim('count', 2, 'me', LEASE_MS);
    expect(claimed.map(({ payload }) => payload)).toEqual(['{"n":1}', '{"n":2}']);
    await worker.drain();
    expect(done).toEqual([3]);
  });

  async function killWhileWorking(): Promise<void> {
    const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
    const { target, dataDir } = opened.place;
    const child = spawn(
      process.execPath,
      [
        '--conditions=@concordia/source',
        '--import',
        source('../testing/run-source.mjs'),
        source('../testing/job-child.ts'),
        dataDir,
        ...(target.engine === 'postgresql' ? [target.url] : []),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [said] = await once(child.stdout, 'data');
    expect(String(said)).toBe('taken\n');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  test('that recur are enqueued once a turn, and turns that were missed are not made up for', async () => {
    const turns: number[] = [];
    for (const { registry } of [worker, makeWorker(opened)]) {
      registry.register({
        kind: 'hourly',
        schema: z.object({}),
        concurrency: 1,
        maxAttempts: 3,
        everyMs: HOUR,
        handle: async () => void turns.push(opened.clock.now()),
      });
    }
    await worker.drain();
    expect(turns).toEqual([]);
    opened.clock.advance(HOUR);
    await worker.drain();
    await worker.drain();
    expect(turns).toHaveLength(1);
    opened.clock.advance(5 * HOUR);
    await worker.drain();
    expect(turns).toHaveLength(2);
  });

  test('that recur go on when the clock is set back', async () => {
    const turns: number[] = [];
    worker.registry.register({
      kind: 'hourly',
      schema: z.object({}),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: HOUR,
      handle: async () => void turns.push(opened.clock.now()),
    });
    await worker.drain();
    opened.clock.advance(HOUR);
    await worker.drain();
    expect(turns).toHaveLength(1);
    opened.clock.advance(-5 * HOUR);
    await worker.drain();
    const before = turns.length;
    opened.clock.advance(HOUR);
    await worker.drain();
    expect(turns.length).toBe(before + 1);
  });

  test('that were to run soon, or again, run when the clock is set back; later ones wait', async () => {
    const done: number[] = [];
    let isDown = true;
    handle(({ n }) => {
      if (n === 1 && isDown) throw new Error('the provider is down');
      done.push(n);
    });
    await enqueue({ kind: 'count', payload: { n: 1 } });
    await worker.drain();
    await enqueue({ kind: 'count', payload: { n: 2 } });
    const later = opened.clock.now() + DAY;
    await enqueue({ kind: 'count', payload: { n: 3 }, runAt: later });
    opened.clock.advance(-2 * HOUR);
    isDown = false;
    await worker.drain();
    expect(done.toSorted()).toEqual([1, 2]);
    expect(await rows()).toMatchObject([{ run_at: later }]);
  });

  test('keep their lease while they run', async () => {
    handle(() => undefined);
    await enqueue({ kind: 'count', payload: { n: 1 } });
    const [job] = await worker.table.claim('count', 1, 'me', LEASE_MS);
    opened.clock.advance(LEASE_MS - 1);
    expect(await worker.table.extend(job?.id ?? '', 'me', LEASE_MS)).toBe(true);
    opened.clock.advance(LEASE_MS - 1);
    await worker.table.reclaim();
    expect(await rows()).toMatchObject([{ state: 'running', lease_owner: 'me' }]);
    expect(await worker.table.extend(job?.id ?? '', 'somebody else', LEASE_MS)).toBe(false);
  });
});
