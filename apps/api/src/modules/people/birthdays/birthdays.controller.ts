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
  @Answers(BirthdaysSchema, 'Contacts with a birthday today.', {
    summary: 'List today’s birthdays',
    description: 'Today follows the given time zone, or the workspace time zone if none is given.',
  })
  listBirthdaysToday(@Query({ schema: BirthdayQuerySchema }) { timeZone }: BirthdayQuery): Promise<Birthday[]> {
    return this.birthdays.today(timeZone);
  }

  @Get('upcoming')
  @Answers(BirthdaysSchema, 'Contacts with a birthday in the next 30 days, soonest first.', {
    summary: 'List upcoming birthdays',
    description:
      'The next 30 days, excluding today. Days follow the given time zone, or the workspace time zone if none is given.',
  })
  listUpcomingBirthdays(@Query({ schema: BirthdayQuerySchema }) { timeZone }: BirthdayQuery): Promise<Birthday[]> {
    return this.birthdays.upcoming(timeZone);
  }

  @Get('recent')
  @Answers(BirthdaysSchema, 'Contacts with a birthday in the last 7 days, most recent first.', {
    summary: 'List recent birthdays',
    description:
      'The last 7 days, excluding today. Days follow the given time zone, or the workspace time zone if none is given.',
  })
  listRecentBirthdays(@Query({ schema: BirthdayQuerySchema }) { timeZone }: BirthdayQuery): Promise<Birthday[]> {
    return this.birthdays.recent(timeZone);
  }
}
