import {
  type CalendarFeed,
  type CalendarFeedName,
  CalendarFeedNameSchema,
  CalendarFeedSchema,
} from '@concordia/contract/day';
import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { CalendarService } from './calendar.service.js';

@ApiTags('calendar')
@Controller()
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get('api/calendar/feeds')
  @Answers(z.array(CalendarFeedSchema), 'The feeds.', {
    summary: 'List calendar feeds',
    description:
      'Subscription addresses for calendar apps. Anyone with an address can read its feed. Renew the address to revoke access.',
  })
  getCalendarFeeds(): Promise<CalendarFeed[]> {
    return this.calendar.feeds();
  }

  @Post('api/calendar/feeds/:feed/renew')
  @HttpCode(200)
  @Answers(CalendarFeedSchema, 'The feed with its new address.', {
    summary: 'Renew a calendar feed address',
    description: 'The old address stops working immediately.',
  })
  renewCalendarFeed(@Param('feed', { schema: CalendarFeedNameSchema }) feed: CalendarFeedName): Promise<CalendarFeed> {
    return this.calendar.renew(feed);
  }

  /** Not part of the contract: calendar clients know only the URL. */
  @Get('calendar/:file')
  @ApiExcludeEndpoint()
  async readCalendar(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const text = await this.calendar.read(file);
    reply.header('content-type', 'text/calendar; charset=utf-8');
    reply.header('cache-control', 'private, max-age=300');
    reply.header('content-disposition', 'inline; filename="concordia.ics"');
    return text;
  }
}
