import { type Birthday, type BirthdayQuery, BirthdayQuerySchema, BirthdaySchema } from '@concordia/contract/people';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { BirthdaysService } from './birthdays.service.js';

const BirthdaysSchema = z.array(BirthdaySchema);

@ApiTags('birthdays')
@Controller('api/birthdays')
export class BirthdaysController {
  constructor(private readonly birthdays: BirthdaysService) {}

  @Get('today')
  @Answers(BirthdaysSchema, 'Whose birthday is today.', {
    summary: 'List the birthdays of today',
    description: 'Today begins and ends in the given time zone, otherwise in that of the workspace.',
  })
  listBirthdaysToday(@Query({ schema: BirthdayQuerySchema }) { timeZone }: BirthdayQuery): Promise<Birthday[]> {
    return this.birthdays.today(timeZone);
  }

  @Get('upcoming')
  @Answers(BirthdaysSchema, 'Whose birthday is in the next 30 days, the nearest first.', {
    summary: 'List the birthdays to come',
    description:
      'The next 30 days, without today. Days begin and end in the given time zone, otherwise in that of the workspace.',
  })
  listUpcomingBirthdays(@Query({ schema: BirthdayQuerySchema }) { timeZone }: BirthdayQuery): Promise<Birthday[]> {
    return this.birthdays.upcoming(timeZone);
  }

  @Get('recent')
  @Answers(BirthdaysSchema, 'Whose birthday was in the last 7 days, the latest first.', {
    summary: 'List the birthdays just past',
    description:
      'The last 7 days, without today. Days begin and end in the given time zone, otherwise in that of the workspace.',
  })
  listRecentBirthdays(@Query({ schema: BirthdayQuerySchema }) { timeZone }: BirthdayQuery): Promise<Birthday[]> {
    return this.birthdays.recent(timeZone);
  }
}
