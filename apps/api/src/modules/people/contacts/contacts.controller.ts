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
  @AnswersPage(ContactSchema, 'Contacts, most recent activity first by default. Contacts without messages come last.', {
    summary: 'List contacts',
    description: 'Lists all contacts, or those that match a search as the user types.',
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
    summary: 'List messages of a contact',
    description: 'Includes incoming and outgoing messages on all channels.',
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
