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
  @Answers(ContactDetailSchema, 'The contact as it is now.', {
    summary: 'Add a handle to a contact',
    description: 'A handle of somebody else is refused; the answer names whose it is, so that the two can be merged.',
    refuses: [404, 409],
  })
  addContactPoint(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Body({ schema: ContactPointCreateSchema }) point: ContactPointCreate,
  ): Promise<ContactDetail> {
    return this.points.add(contactId, point);
  }

  @Patch(':pointId')
  @Answers(ContactDetailSchema, 'The contact as it is now.', {
    summary: 'Say whether somebody may be written to',
    description: 'Who said it and when is kept, and stands in the timeline.',
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
  @Answers(ContactDetailSchema, 'The contact as it is now.', {
    summary: 'Remove a handle of a contact',
    description: 'A handle whose owner wants no messages stays, so that nobody writes there again.',
    refuses: [404, 409],
  })
  removeContactPoint(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Param('pointId', { schema: IdSchema }) pointId: string,
  ): Promise<ContactDetail> {
    return this.points.remove(contactId, pointId);
  }
}
