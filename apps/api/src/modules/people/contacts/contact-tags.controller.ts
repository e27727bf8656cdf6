import { IdSchema } from '@concordia/contract';
import {
  type ContactDetail,
  ContactDetailSchema,
  type ContactTags,
  ContactTagsSchema,
  type Tag,
  TagSchema,
} from '@concordia/contract/people';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, Documented } from '../../../common/documented.js';
import { ContactTagsService } from './contact-tags.service.js';

@ApiTags('contacts')
@Controller('api')
export class ContactTagsController {
  constructor(private readonly tags: ContactTagsService) {}

  @Get('tags')
  @Documented({ summary: 'List tags in use', description: 'Provides suggestions while a user types a tag.' })
  @ApiOkResponse({
    description: 'Tags with their contact counts, most used first, up to 1,000.',
    standardSchema: z.array(TagSchema),
  })
  listTags(): Promise<Tag[]> {
    return this.tags.list();
  }

  @Put('contacts/:contactId/tags')
  @Answers(ContactDetailSchema, 'The updated contact.', {
    summary: 'Update the tags of a contact',
    description: 'Replaces all tags of the contact. Tags that differ only in case count as the same tag.',
    refuses: [404],
  })
  setContactTags(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Body({ schema: ContactTagsSchema }) { tags }: ContactTags,
  ): Promise<ContactDetail> {
    return this.tags.set(contactId, tags);
  }
}
