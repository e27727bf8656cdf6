import { IdSchema } from '@concordia/contract';
import {
  type ConsentUpdate,
  ConsentUpdateSchema,
  type ContactDetail,
  ContactDetailSchema,
  type ContactPointCreate,
  ContactPointCreateSchema,
} from '@concordia/contract/people';
import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { ContactPointsService } from './contact-points.service.js';

@ApiTags('contacts')
@Controller('api/contacts/:contactId/points')
export class ContactPointsController {
  constructor(private readonly points: ContactPointsService) {}

  @Post()
  @HttpCode(200)
  @Answers(ContactDetailSchema, 'The updated contact.', {
    summary: 'Add a handle to a contact',
    description:
      'Returns an error if another contact has this handle. The error names that contact, so that the two can be merged.',
    refuses: [404, 409],
  })
  addContactPoint(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Body({ schema: ContactPointCreateSchema }) point: ContactPointCreate,
  ): Promise<ContactDetail> {
    return this.points.add(contactId, point);
  }

  @Patch(':pointId')
  @Answers(ContactDetailSchema, 'The updated contact.', {
    summary: 'Update consent for a contact’s handle',
    description: 'The source and time of the consent are stored and shown in the timeline.',
    refuses: [404],
  })
  setConsent(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Param('pointId', { schema: IdSchema }) pointId: string,
    @Body({ schema: ConsentUpdateSchema }) { consent }: ConsentUpdate,
  ): Promise<ContactDetail> {
    return this.points.setConsent(contactId, pointId, consent);
  }

  @Delete(':pointId')
  @Answers(ContactDetailSchema, 'The updated contact.', {
    summary: 'Remove a handle from a contact',
    description: 'A handle that has opted out is kept, so that it is never messaged again.',
    refuses: [404, 409],
  })
  removeContactPoint(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Param('pointId', { schema: IdSchema }) pointId: string,
  ): Promise<ContactDetail> {
    return this.points.remove(contactId, pointId);
  }
}
