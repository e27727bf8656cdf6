import { DAY, HOUR, MINUTE } from '@concordia/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { currentPrincipal } from '../database/request-context.js';
import { onEveryEngine } from '../testing/engines.js';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { makeWorker, type TestWorker } from '../testing/test-jobs.js';
import type { JobHandler } from './job-handler.js';

onEveryEngine('schedules', (engine) => {
  let opened: TestDatabase;
  let worker: TestWorker;

  beforeEach(async () => {
    opened = await openTestDatabase(engine);
    worker = makeWorker(opened);
  });
  afterEach(() => opened.close());

  type Recurring = Pick<JobHandler<object>, 'everyMs' | 'dailyAt'>;
  const register = (kind: string, recurring: Recurring) =>
    worker.registry.register({
      kind,
      schema: z.strictObject({}),
      concurrency: 1,
      maxAttempts: 3,
      handle: async () => undefined,
      ...recurring,
    });
  /** At 10:15 on every day; asked which workspace it is for. */
  const morning = (asked: string[] = []) => ({
    dailyAt: async () => {
      asked.push(currentPrincipal().workspaceId);
      return { time: '10:15', timeZone: 'UTC' };
    },
  });

  const turns = () =>
    opened.engine.reader.selectFrom('job_schedule').selectAll().orderBy('workspace_id').orderBy('kind').execute();
  const jobs = () =>
    opened.engine.reader
      .selectFrom('job')
      .select(['workspace_id', 'kind', 'payload', 'unique_key', 'run_at'])
      .orderBy('workspace_id')
      .execute();
  const setTurn = (at: number) =>
    opened.engine.writer.updateTable('job_schedule').set({ next_run_at: at }).where('kind', '=', 'work').execute();

  it('begin with the next turn: of an interval counted from the epoch, of a day by its clock', async () => {
    const asked: string[] = [];
    register('hourly', { everyMs: HOUR });
    register('morning', morning(asked));
    register('once', {});
    await worker.schedules.enqueueDue();
    expect(await turns()).toEqual([
      { workspace_id: opened.workspaceId, kind: 'hourly', next_run_at: Date.UTC(2026, 10, 20, 10) },
      { workspace_id: opened.workspaceId, kind: 'morning', next_run_at: Date.UTC(2026, 10, 20, 10, 15) },
    ]);
    expect(asked).toEqual([opened.workspaceId]);
    expect(await jobs()).toEqual([]);
  });

  it('begin in one commit, however many a workspace has', async () => {
    let commits = 0;
    opened.commits.onCommit(() => {
      commits += 1;
    });
    for (const kind of ['one', 'two', 'three']) register(kind, { everyMs: HOUR });
    await worker.schedules.enqueueDue();
    register('four', { everyMs: HOUR });
    await worker.schedules.enqueueDue();
    await worker.schedules.enqueueDue();
    expect((await turns()).map(({ kind }) => kind)).toEqual(['four', 'one', 'three', 'two']);
    expect(commits).toBe(2);
  });

  it('enqueue their work at the turn in every workspace, and move on to the turn after now', async () => {
    const other = await opened.addWorkspace('Other');
    register('work', { everyMs: HOUR });
    await worker.schedules.enqueueDue();
    const turn = Date.UTC(2026, 10, 20, 10);
    opened.clock.advance(turn - opened.clock.now() - 1);
    await worker.schedules.enqueueDue();
    expect(await jobs()).toEqual([]);
    opened.clock.advance(1);
    await worker.schedules.enqueueDue();
    const both = [opened.workspaceId, other].toSorted();
    const job = { kind: 'work', payload: '{}', unique_key: 'schedule', run_at: turn };
    expect(await jobs()).toEqual(both.map((workspace_id) => ({ workspace_id, ...job })));
    expect((await turns()).map(({ workspace_id, next_run_at }) => [workspace_id, next_run_at])).toEqual(
      both.map((id) => [id, turn + HOUR]),
    );
  });

  it('ask for no workspaces where nothing recurs', async () => {
    register('once', {});
    await opened.close();
    await expect(worker.schedules.enqueueDue()).resolves.toBeUndefined();
    opened = await openTestDatabase(engine);
  });

  it.each([
    ['an interval', { everyMs: HOUR }, HOUR],
    ['a time of day', morning(), 25 * HOUR],
  ])(
    'of %s wait for a turn as far ahead as one can be, and take one further ahead at once',
    async (_, recurs, most) => {
      register('work', recurs);
      await worker.schedules.enqueueDue();
      // Clocks of two processes may be a minute apart.
      const furthest = opened.clock.now() + MINUTE + most;
      await setTurn(furthest);
      await worker.schedules.enqueueDue();
      expect([await jobs(), (await turns()).map(({ next_run_at }) => next_run_at)]).toEqual([[], [furthest]]);
      await setTurn(furthest + 1);
      await worker.schedules.enqueueDue();
      expect(await jobs()).toHaveLength(1);
      expect((await turns())[0]?.next_run_at).toBeLessThanOrEqual(opened.clock.now() + DAY);
    },
  );

  it('enqueue nothing when another process has moved the turn', async () => {
    const other = makeWorker(opened);
    register('work', {
      dailyAt: async () => {
        // While this process asks for the time, the other one takes the turn and does its work.
        await other.schedules.enqueueDue();
        await opened.engine.writer.deleteFrom('job').execute();
        return { time: '10:15', timeZone: 'UTC' };
      },
    });
    other.registry.register({
      kind: 'work',
      schema: z.object({}),
      concurrency: 1,
      maxAttempts: 3,
      ...morning(),
      handle: async () => undefined,
    });
    await other.schedules.enqueueDue();
    opened.clock.advance(DAY);
    await worker.schedules.enqueueDue();
    expect(await jobs()).toEqual([]);
    expect((await turns()).map(({ next_run_at }) => next_run_at)).toEqual([Date.UTC(2026, 10, 21, 10, 15)]);
  });

  it('that are forgotten get their turn anew: one kind, or all with a time of day, in their workspace', async () => {
    const other = await opened.addWorkspace('Other');
    const forget = (how: 'one' | 'daily') =>
      opened.inWorkspace(() =>
        opened.db.write((tx) =>
          how === 'one' ? worker.schedules.forget(tx, 'hourly') : worker.schedules.forgetDaily(tx),
        ),
      );
    const known = async () => {
      const all = await turns();
      return [opened.workspaceId, other].map((id) =>
        all.filter(({ workspace_id }) => workspace_id === id).map(({ kind }) => kind),
      );
    };
    register('evening', morning());
    register('hourly', { everyMs: HOUR });
    register('morning', morning());
    register('once', {});
    await worker.schedules.enqueueDue();
    await forget('daily');
    expect(await known()).toEqual([['hourly'], ['evening', 'hourly', 'morning']]);
    await forget('one');
    expect(await known()).toEqual([[], ['evening', 'hourly', 'morning']]);
  });
});
