import type { MessageActivity } from '@concordia/contract/insight';
import { activityOf, dayOf, firstActivityDay } from '@concordia/domain/flow';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { FlowRepository } from './flow.repository.js';
import { FlowDays } from './flow-days.js';

/** Reads 168 stored days, whatever the number of messages; those of an account are counted. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly days: FlowDays,
    private readonly flow: FlowRepository,
    private readonly guardrails: GuardrailsRepository,
    private readonly clock: Clock,
  ) {}

  /** @param accountId an account of a channel. @default all */
  async activity(accountId?: string): Promise<MessageActivity> {
    const { time_zone: timeZone } = await this.guardrails.find();
    const today = dayOf(this.clock.now(), timeZone);
    const first = firstActivityDay(today);
    const days =
      accountId === undefined
        ? await this.days.between(first, today, timeZone)
        : await this.days.betweenAt(accountId, first, today, timeZone);
    const oldest = await this.flow.oldest(undefined, accountId);
    const { hours, weeks, before, ...activity } = activityOf(
      days,
      today,
      oldest === null ? null : dayOf(oldest, timeZone),
    );
    return {
      ...activity,
      timeZone,
      hours: { received: rowsOf(hours.received), sent: rowsOf(hours.sent) },
      weeks: [...weeks],
      before: [...before],
    };
  }
}

const rowsOf = (hours: readonly (readonly number[])[]): number[][] => hours.map((day) => [...day]);
