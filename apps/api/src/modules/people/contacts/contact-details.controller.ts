import { IdSchema } from '@concordia/contract';
import { type ContactActivity, ContactActivitySchema } from '@concordia/contract/insight';
import {
  type ContactCreate,
  ContactCreateSchema,
  type ContactDetail,
  ContactDetailSchema,
  type ContactUpdate,
  ContactUpdateSchema,
  type TimelineEntry,
  TimelineEntrySchema,
  type TimelineQuery,
  TimelineQuerySchema,
} from '@concordia/contract/people';
import { Body, Controller, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { ForModules } from '../../../http/for-modules.js';
import { ContactActivityService } from './contact-activity.service.js';
import { ContactDetailsService } from './contact-details.service.js';
import { ContactEditingService } from './contact-editing.service.js';
import { TimelineService } from './timeline/timeline.service.js';

@ApiTags('contacts')
@Controller('api/contacts')
export class ContactDetailsController {
  constructor(
    private readonly details: ContactDetailsService,
    private readonly editing: ContactEditingService,
    private readonly timeline: TimelineService,
    private readonly activity: ContactActivityService,
  ) {}

  @Post()
  @AnswersCreated(ContactDetailSchema, 'The contact.', {
    summary: 'Create a contact',
    description:
      'The address, number and profile become contact points. Returns an error that names the owner if another contact already has one of them.',
    refuses: [409],
  })
  createContact(@Body({ schema: ContactCreateSchema }) contact: ContactCreate): Promise<ContactDetail> {
    return this.editing.create(contact);
  }

  @Get(':contactId')
  @ForModules('read')
  @Answers(ContactDetailSchema, 'The contact.', {
    summary: 'Get a contact',
    description: 'Returns all data about the contact: addresses and consent, tags, custom fields and counts.',
    refuses: [404],
  })
  getContact(@Param('contactId', { schema: IdSchema }) contactId: string): Promise<ContactDetail> {
    return this.details.get(contactId);
  }

  @Patch(':contactId')
  @Answers(ContactDetailSchema, 'The updated contact.', {
    summary: 'Update a contact',
    description:
      'Updates only the fields in the request. A new address, number or profile is added as a contact point. The old one is kept until it is removed.',
    refuses: [404, 409],
  })
  updateContact(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Body({ schema: ContactUpdateSchema }) update: ContactUpdate,
  ): Promise<ContactDetail> {
    return this.editing.update(contactId, update);
  }

  @Get(':contactId/timeline')
  @ForModules('read')
  @AnswersPage(TimelineEntrySchema, 'Timeline entries from all channels, newest first.', {
    summary: 'Get the timeline of a contact',
    description: 'Returns messages, notes and other events in one list, optionally filtered by kind.',
    refuses: [404],
  })
  async getContactTimeline(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Query({ schema: TimelineQuerySchema }) query: TimelineQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TimelineEntry[]> {
    return sendPage(reply, await this.timeline.list(contactId, query));
  }

  @Get(':contactId/activity')
  @Answers(ContactActivitySchema, 'Messages by weekday and hour, by channel, and by week.', {
    summary: 'Get when messages of a contact come and go',
    description: 'Counts the newest 5,000 messages of the contact, in the workspace time zone.',
    refuses: [404],
  })
  getContactActivity(@Param('contactId', { schema: IdSchema }) contactId: string): Promise<ContactActivity> {
    return this.activity.get(contactId);
  }
}
