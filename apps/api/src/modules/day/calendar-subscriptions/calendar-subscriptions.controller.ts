import { IdSchema } from '@concordia/contract';
import {
  type CalendarEvent,
  CalendarEventSchema,
  type CalendarEventsQuery,
  CalendarEventsQuerySchema,
  type CalendarSubscription,
  type CalendarSubscriptionCreation,
  CalendarSubscriptionCreationSchema,
  CalendarSubscriptionSchema,
  type CalendarSubscriptionUpdate,
  CalendarSubscriptionUpdateSchema,
} from '@concordia/contract/day';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { CalendarSubscriptionsService } from './calendar-subscriptions.service.js';

@ApiTags('calendar')
@Controller('api/calendar')
export class CalendarSubscriptionsController {
  constructor(private readonly subscriptions: CalendarSubscriptionsService) {}

  @Get('events')
  @Answers(z.array(CalendarEventSchema), 'Events of the day, whole days first, then by start; at most 200.', {
    summary: 'List the events of a day',
    description:
      'Events of the subscribed calendars that take place on a day, from two days ago to sixty days ahead. Calendars are read every fifteen minutes.',
  })
  listCalendarEvents(
    @Query({ schema: CalendarEventsQuerySchema }) query: CalendarEventsQuery,
  ): Promise<CalendarEvent[]> {
    return this.subscriptions.events(query);
  }

  @Get('subscriptions')
  @Answers(z.array(CalendarSubscriptionSchema), 'Subscriptions, oldest first.', {
    summary: 'List calendar subscriptions',
    description: 'Calendars of other programs, with the last reading of each and its error, if it failed.',
  })
  listCalendarSubscriptions(): Promise<CalendarSubscription[]> {
    return this.subscriptions.list();
  }

  @Post('subscriptions')
  @AnswersCreated(CalendarSubscriptionSchema, 'The subscription, after its first reading.', {
    summary: 'Subscribe to a calendar',
    description: 'The address is stored encrypted and never returned. Returns 409 if it is already in the list.',
    refuses: [409],
  })
  createCalendarSubscription(
    @Body({ schema: CalendarSubscriptionCreationSchema }) subscription: CalendarSubscriptionCreation,
  ): Promise<CalendarSubscription> {
    return this.subscriptions.create(subscription);
  }

  @Patch('subscriptions/:calendarSubscriptionId')
  @Answers(CalendarSubscriptionSchema, 'The updated subscription.', {
    summary: 'Update a calendar subscription',
    description: 'Renames it, or turns it on or off.',
    refuses: [404],
  })
  updateCalendarSubscription(
    @Param('calendarSubscriptionId', { schema: IdSchema }) calendarSubscriptionId: string,
    @Body({ schema: CalendarSubscriptionUpdateSchema }) update: CalendarSubscriptionUpdate,
  ): Promise<CalendarSubscription> {
    return this.subscriptions.update(calendarSubscriptionId, update);
  }

  @Delete('subscriptions/:calendarSubscriptionId')
  @Answers(CalendarSubscriptionSchema, 'The deleted subscription.', {
    summary: 'Unsubscribe from a calendar',
    description: 'Also deletes its events here.',
    refuses: [404],
  })
  deleteCalendarSubscription(
    @Param('calendarSubscriptionId', { schema: IdSchema }) calendarSubscriptionId: string,
  ): Promise<CalendarSubscription> {
    return this.subscriptions.remove(calendarSubscriptionId);
  }
}
