import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import { MessageSchema } from '@concordia/contract/inbox';
import { type ContactListQuery, ContactListQuerySchema, ContactSchema } from '@concordia/contract/people';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnswersPage } from '../../../common/documented.js';
import { sendJsonPage } from '../../../common/page.js';
import { ForModules } from '../../../http/for-modules.js';
import { MessagesService } from '../../inbox/messages/messages.service.js';
import { ContactsService } from './contacts.service.js';

@ApiTags('contacts')
@Controller('api/contacts')
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly messages: MessagesService,
  ) {}

  @Get()
  @ForModules('read')
  @AnswersPage(ContactSchema, 'Contacts, newest activity first unless sorted otherwise; those without messages last.', {
    summary: 'List contacts',
    description: 'All of them, or those that somebody is searching for while typing.',
  })
  async listContacts(
    @Query({ schema: ContactListQuerySchema }) query: ContactListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJsonPage(reply, await this.contacts.list(query));
  }

  @Get(':contactId/messages')
  @ForModules('read')
  @AnswersPage(MessageSchema, 'Messages from and to the contact, newest first.', {
    summary: 'List the messages of a contact',
    description: 'Messages in both directions on all channels.',
    refuses: [404],
  })
  async listContactMessages(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJsonPage(reply, await this.messages.listOfContact(contactId, query));
  }
}
