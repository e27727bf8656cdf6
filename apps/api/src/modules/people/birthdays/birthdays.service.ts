import type { Birthday } from '@concordia/contract/people';
import { birthdayKeys, calendarDay, daysToBirthday, RECENT_DAYS, UPCOMING_DAYS } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { BirthdaysRepository } from './birthdays.repository.js';

@Injectable()
export class BirthdaysService {
  constructor(
    private readonly birthdays: BirthdaysRepository,
    private readonly clock: Clock,
  ) {}

  today(timeZone: string): Promise<Birthday[]> {
    return this.#between(timeZone, 0, 0);
  }

  /** Nearest first. */
  upcoming(timeZone: string): Promise<Birthday[]> {
    return this.#between(timeZone, 1, UPCOMING_DAYS);
  }

  /** Latest first. */
  recent(timeZone: string): Promise<Birthday[]> {
    return this.#between(timeZone, -RECENT_DAYS, -1);
  }

  async #between(timeZone: string, from: number, to: number): Promise<Birthday[]> {
    const today = calendarDay(this.clock.now(), timeZone);
    const rows = await this.birthdays.on(birthdayKeys(today, from, to));
    return rows
      .map(({ id, name, birthday }) => ({ contactId: id, name, birthday, inDays: daysToBirthday(birthday, today) }))
      .sort((a, b) => Math.abs(a.inDays) - Math.abs(b.inDays) || (a.contactId < b.contactId ? -1 : 1));
  }
}
