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
    description: 'Notifications are kept for 90 days.',
  })
  async listNotifications(
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Notification[]> {
    return sendPage(reply, await this.notifications.list(query));
  }

  @Get('summary')
  @Answers(NotificationSummarySchema, 'The number of unseen notifications.', {
    summary: 'Get the unseen notification count',
    description: 'Returns the number of unseen notifications.',
  })
  getNotificationSummary(): Promise<NotificationSummary> {
    return this.notifications.summary();
  }

  @Post('seen')
  @HttpCode(200)
  @Answers(NotificationSummarySchema, 'The number of notifications that are still unseen.', {
    summary: 'Mark notifications as seen',
    description: 'Marks the notifications with the given IDs, or all up to a given time. Unknown IDs are ignored.',
  })
  markNotificationsSeen(
    @Body({ schema: NotificationsSeenSchema }) seen: NotificationsSeen,
  ): Promise<NotificationSummary> {
    return this.notifications.markSeen(seen);
  }
}
