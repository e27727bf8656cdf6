import { Test, type TestingModule } from '@nestjs/testing';
import { AppModule } from '../app.module.js';
import { Clock } from '../common/clock.js';
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

/** The application with a clock that stands still, and without a loop of its own: jobs are done when they are asked for. */
export const composeApp = (settings: Settings, now: number): Promise<TestingModule> =>
  Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(SETTINGS)
    .useValue(settings)
    .overrideProvider(Clock)
    .useValue(new StillClock(now))
    .overrideProvider(JobLoop)
    .useValue({})
    .compile();
