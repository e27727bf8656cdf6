import { type PageQuery, PageQuerySchema } from '@concordia/contract';
import {
  type Notification,
  NotificationSchema,
  type NotificationSummary,
  NotificationSummarySchema,
  type NotificationsSeen,
  NotificationsSeenSchema,
} from '@concordia/contract/day';
import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { NotificationsService } from './notifications.service.js';

@ApiTags('notifications')
@Controller('api/notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @AnswersPage(NotificationSchema, 'Notifications, newest first.', {
    summary: 'List notifications',
    description: 'They are kept for 90 days.',
  })
  async listNotifications(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Notification[]> {
    return sendPage(reply, await this.notifications.list(query));
  }

  @Get('summary')
  @Answers(NotificationSummarySchema, 'How many are new.', {
    summary: 'Count what nobody has seen',
    description: 'How many notifications are unseen.',
  })
  getNotificationSummary(): Promise<NotificationSummary> {
    return this.notifications.summary();
  }

  @Post('seen')
  @HttpCode(200)
  @Answers(NotificationSummarySchema, 'How many are still unseen.', {
    summary: 'Mark notifications as seen',
    description: 'Those with the given ids, or all up to an instant. Unknown ids are ignored.',
  })
  markNotificationsSeen(
    @Body({ schema: NotificationsSeenSchema }) seen: NotificationsSeen,
  ): Promise<NotificationSummary> {
    return this.notifications.markSeen(seen);
  }
}
