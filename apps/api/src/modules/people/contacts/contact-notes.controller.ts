import { IdSchema, type PageQuery, PageQuerySchema } from '@concordia/contract';
import { type ContactNote, ContactNoteSchema, type NoteText, NoteTextSchema } from '@concordia/contract/people';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersPage } from '../../../common/documented.js';
import { sendPage } from '../../../common/page.js';
import { ContactNotesService } from './contact-notes.service.js';

@ApiTags('contacts')
@Controller('api/contacts/:contactId/notes')
export class ContactNotesController {
  constructor(private readonly notes: ContactNotesService) {}

  @Get()
  @AnswersPage(ContactNoteSchema, 'Notes, newest first.', {
    summary: 'List notes about a contact',
    description: 'Notes are internal and never sent to the contact.',
    refuses: [404],
  })
  async listContactNotes(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactNote[]> {
    return sendPage(reply, await this.notes.list(contactId, query));
  }

  @Post()
  @AnswersCreated(ContactNoteSchema, 'The note.', {
    summary: 'Create a note about a contact',
    description: 'Notes are internal and never sent to the contact.',
    refuses: [404],
  })
  createContactNote(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Body({ schema: NoteTextSchema }) { text }: NoteText,
  ): Promise<ContactNote> {
    return this.notes.create(contactId, text);
  }

  @Patch(':noteId')
  @Answers(ContactNoteSchema, 'The updated note.', {
    summary: 'Update a note',
    description: 'Replaces the text of the note.',
    refuses: [404],
  })
  updateContactNote(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Param('noteId', { schema: IdSchema }) noteId: string,
    @Body({ schema: NoteTextSchema }) { text }: NoteText,
  ): Promise<ContactNote> {
    return this.notes.update(contactId, noteId, text);
  }

  @Delete(':noteId')
  @Answers(ContactNoteSchema, 'The deleted note.', {
    summary: 'Delete a note',
    description: 'Returns the deleted item.',
    refuses: [404],
  })
  deleteContactNote(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Param('noteId', { schema: IdSchema }) noteId: string,
  ): Promise<ContactNote> {
    return this.notes.remove(contactId, noteId);
  }
}
