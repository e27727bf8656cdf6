import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../common/documented.js';
import { type Birthday, type BirthdayQuery, BirthdayQuerySchema, BirthdaySchema } from './birthdays.dto.js';
import { BirthdaysService } from './birthdays.service.js';

const BirthdaysSchema = z.array(BirthdaySchema);

@ApiTags('birthdays')
@Controller('api/birthdays')
export class BirthdaysController {
  constructor(private readonly birthdays: BirthdaysService) {}

  @Get('today')
  @Answers(BirthdaysSchema, 'Whose birthday is today.', { summary: 'List the birthdays of today' })
  listBirthdaysToday(@Query({ schema: BirthdayQuerySchema }) { timeZone }: BirthdayQuery): Promise<Birthday[]> {
    return this.birthdays.today(timeZone);
  }

  @Get('upcoming')
  @Answers(BirthdaysSchema, 'Whose birthday is in the next 30 days, the nearest first.', {
    summary: 'List the birthdays to come',
  })
  listUpcomingBirthdays(@Query({ schema: BirthdayQuerySchema }) { timeZone }: BirthdayQuery): Promise<Birthday[]> {
    return this.birthdays.upcoming(timeZone);
  }

  @Get('recent')
  @Answers(BirthdaysSchema, 'Whose birthday was in the last 7 days, the latest first.', {
    summary: 'List the birthdays just past',
  })
  listRecentBirthdays(@Query({ schema: BirthdayQuerySchema }) { timeZone }: BirthdayQuery): Promise<Birthday[]> {
    return this.birthdays.recent(timeZone);
  }
}
