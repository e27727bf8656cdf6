import { createIds } from '@concordia/domain';
import { createRandom } from '@concordia/fixtures';
import { Test, type TestingModule } from '@nestjs/testing';
import { AppModule } from '../app.module.js';
import { Clock } from '../common/clock.js';
import { Ids } from '../common/ids.js';
import { SETTINGS, type Settings } from '../common/settings.js';
import { JobLoop } from '../jobs/job-loop.js';

/** A clock that stands at the instant of the stories. */
class StillClock extends Clock {
  constructor(private readonly instant: number) {
    super();
  }

  override now(): number {
    return this.instant;
  }
}

/** Ids that are the same each time. A database with ids of one seed is not opened with that seed again. */
function idsFrom(seed: number, now: number): Pick<Ids, 'next'> {
  const random = createRandom(seed);
  return { next: createIds({ now: () => now, randomBytes: (length) => random.bytes(length) }) };
}

/** The application with a clock that stands still, and without a loop of its own: jobs are done when they are asked for. */
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
    .compile();
