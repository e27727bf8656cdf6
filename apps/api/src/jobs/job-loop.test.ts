import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { makeWorker } from '../testing/test-jobs.js';
import { JobLoop } from './job-loop.js';
import type { JobRunner } from './job-runner.js';

const POLL_MS = 500;

describe('the loop that does jobs', () => {
  let opened: TestDatabase;
  let loop: JobLoop;
  let looks: PromiseWithResolvers<number>[];
  let tidy: MockInstance<JobRunner['tidy']>;
  let stop: MockInstance<JobRunner['stop']>;

  beforeEach(async () => {
    opened = await openTestDatabase('sqlite');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    looks = [];
    const { runner } = makeWorker(opened);
    vi.spyOn(runner, 'runDue').mockImplementation(() => {
      const look = Promise.withResolvers<number>();
      looks.push(look);
      return look.promise;
    });
    tidy = vi.spyOn(runner, 'tidy').mockResolvedValue();
    stop = vi.spyOn(runner, 'stop').mockResolvedValue();
    loop = new JobLoop(runner, opened.commits);
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await opened.close();
  });

  /** Lets whatever waits for nothing but promises go on. */
  const settle = () => new Promise(setImmediate);

  /** Ends the look that is under way. */
  async function endLook(): Promise<void> {
    await settle();
    looks.at(-1)?.resolve(0);
    await settle();
  }

  async function passed(ms: number): Promise<void> {
    vi.advanceTimersByTime(ms);
    await endLook();
  }

  it('tidies and looks for jobs at the start, and then twice a second', async () => {
    loop.onApplicationBootstrap();
    await endLook();
    expect([tidy.mock.calls.length, looks.length]).toEqual([1, 1]);
    await passed(POLL_MS - 1);
    expect(looks).toHaveLength(1);
    await passed(1);
    await passed(POLL_MS);
    expect([tidy.mock.calls.length, looks.length]).toEqual([1, 3]);
  });

  it('tidies again once more than five seconds have passed', async () => {
    loop.onApplicationBootstrap();
    await endLook();
    for (let poll = 1; poll <= 10; poll += 1) await passed(POLL_MS);
    expect(tidy).toHaveBeenCalledTimes(1);
    for (let poll = 1; poll <= 10; poll += 1) await passed(POLL_MS);
    expect(tidy).toHaveBeenCalledTimes(2);
  });

  it('looks at once after a commit, and once more after commits during a look', async () => {
    loop.onApplicationBootstrap();
    await endLook();
    opened.commits.announce();
    await settle();
    expect(looks).toHaveLength(2);
    opened.commits.announce();
    opened.commits.announce();
    await settle();
    expect(looks).toHaveLength(2);
    await endLook();
    expect(looks).toHaveLength(3);
    await endLook();
    expect(looks).toHaveLength(3);
  });

  it('goes on after a look that failed', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
    loop.onApplicationBootstrap();
    await settle();
    looks[0]?.reject(new Error('the disk is gone'));
    await settle();
    await passed(POLL_MS);
    expect(looks).toHaveLength(2);
    expect(warn.mock.calls).toEqual([['Checking for jobs failed: the disk is gone']]);
  });

  it('ends after the look under way, and then hears of nothing any more', async () => {
    loop.onApplicationBootstrap();
    await settle();
    opened.commits.announce();
    const ended = loop.onModuleDestroy();
    await settle();
    expect(stop).not.toHaveBeenCalled();
    await endLook();
    await ended;
    expect(stop.mock.calls).toEqual([[10_000]]);
    opened.commits.announce();
    await passed(10 * POLL_MS);
    expect([looks.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});
