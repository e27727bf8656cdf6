import { createIds } from '@concordia/domain';
import { createRandom } from '@concordia/fixtures';
import { Test, type TestingModule } from '@nestjs/testing';
import { AppModule } from '../app.module.js';
import { Clock } from '../common/clock.js';
import { Ids } from '../common/ids.js';
import { SETTINGS, type Settings } from '../common/settings.js';
import { JobLoop } from '../jobs/job-loop.js';
import { KnownWordsFile } from '../modules/inbox/recall/known-words-file.js';

/** The id seed for an application opened over an image. */
export const SEED_OF_OPENED = 4;

class StillClock extends Clock {
  constructor(private readonly instant: number) {
    super();
  }

  override now(): number {
    return this.instant;
  }
}

/** Reproducible ids. A database filled with ids of one seed must not be opened with the same seed. */
function idsFrom(seed: number, now: number): Pick<Ids, 'next'> {
  const random = createRandom(seed);
  return { next: createIds({ now: () => now, randomBytes: (length) => random.bytes(length) }) };
}

/** The application with a frozen clock and without a job loop: jobs run on request. */
export const composeApp = (settings: Settings, now: number, seed: number): Promise<TestingModule> =>
  Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(SETTINGS)
    .useValue(settings)
    .overrideProvider(Clock)
    .useValue(new StillClock(now))
    .overrideProvider(Ids)
    .useValue(idsFrom(seed, now))
    .overrideProvider(JobLoop)
    .useValue({})
    // Five megabytes, which the worker would have to fetch.
    .overrideProvider(KnownWordsFile)
    .useValue({ read: () => Promise.resolve(null) } satisfies Pick<KnownWordsFile, 'read'>)
    .compile();
