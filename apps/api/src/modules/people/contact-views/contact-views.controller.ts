import { IdSchema } from '@concordia/contract';
import {
  type ContactView,
  type ContactViewCreate,
  ContactViewCreateSchema,
  ContactViewSchema,
  type ContactViewUpdate,
  ContactViewUpdateSchema,
} from '@concordia/contract/people';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { ContactViewsService } from './contact-views.service.js';

@ApiTags('contact-views')
@Controller('api/contact-views')
export class ContactViewsController {
  constructor(private readonly views: ContactViewsService) {}

  @Get()
  @Answers(z.array(ContactViewSchema), 'All views, ordered by position.', {
    summary: 'List views of contacts',
    description: 'Views are shared across the workspace.',
  })
  listContactViews(): Promise<ContactView[]> {
    return this.views.list();
  }

  @Post()
  @AnswersCreated(ContactViewSchema, 'The view.', {
    summary: 'Create a view of contacts',
    description: 'The new item is added at the end. A workspace can have up to 50.',
    refuses: [409],
  })
  createContactView(@Body({ schema: ContactViewCreateSchema }) view: ContactViewCreate): Promise<ContactView> {
    return this.views.create(view);
  }

  @Patch(':viewId')
  @Answers(ContactViewSchema, 'The updated view.', {
    summary: 'Update a view of contacts',
    description: 'Updates only the fields in the request. A new position shifts the other views.',
    refuses: [404],
  })
  updateContactView(
    @Param('viewId', { schema: IdSchema }) viewId: string,
    @Body({ schema: ContactViewUpdateSchema }) update: ContactViewUpdate,
  ): Promise<ContactView> {
    return this.views.update(viewId, update);
  }

  @Delete(':viewId')
  @Answers(ContactViewSchema, 'The deleted view.', {
    summary: 'Delete a view of contacts',
    description: 'Deletes only the saved table. Contacts are not affected.',
    refuses: [404],
  })
  deleteContactView(@Param('viewId', { schema: IdSchema }) viewId: string): Promise<ContactView> {
    return this.views.remove(viewId);
  }
}
