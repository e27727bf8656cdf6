import { MINUTE } from '@concordia/domain';
import type { BriefFacts } from '@concordia/domain/brief';
import { calendarRange, sumOfDays } from '@concordia/domain/flow';
import { Injectable } from '@nestjs/common';
import { FlowDays } from '../analytics/flow-days.js';
import { IntentsService } from '../intelligence/intents.service.js';

/** Figures of a brief that other screens show too. Read from the same services, so that they agree. */
@Injectable()
export class BriefStanding {
  constructor(
    private readonly intents: IntentsService,
    private readonly days: FlowDays,
  ) {}

  /** @param now ms since the epoch. */
  async read(now: number, timeZone: string): Promise<Pick<BriefFacts, 'topIntent' | 'replyTimes'>> {
    const { top } = await this.intents.report();
    const { first, last } = calendarRange('90d', Math.floor(now / MINUTE) * MINUTE, timeZone);
    const { waits } = sumOfDays([...(await this.days.between(first, last, timeZone)).values()]);
    return { topIntent: top, replyTimes: waits };
  }
}
