import { IdSchema } from '@concordia/contract';
import { type Contact, ContactSchema, PictureQuerySchema } from '@concordia/contract/people';
import { Controller, Delete, Get, Param, Put, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyStream } from '../../../common/body-stream.js';
import { Answers, Documented } from '../../../common/documented.js';
import { previewHeaders } from '../../inbox/attachments/download-headers.js';
import { ContactPicturesService } from './contact-pictures.service.js';

@ApiTags('contacts')
@Controller('api/contacts/:contactId/picture')
export class ContactPicturesController {
  constructor(private readonly pictures: ContactPicturesService) {}

  @Get()
  @Documented({
    summary: 'Show the picture of a contact',
    description:
      'Use the `pictureUrl` of the contact, which changes with the picture. The bytes are stored on this server, and their type is what they prove: PNG, JPEG, WebP or GIF.',
    refuses: [404],
  })
  @ApiOkResponse({
    description: 'The picture, with the type that its bytes prove.',
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  })
  async showContactPicture(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Query({ schema: PictureQuerySchema }) _query: object,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.pictures.open(contactId);
    reply.headers(previewHeaders(file));
    return new StreamableFile(file.content);
  }

  @Put()
  @Answers(ContactSchema, 'The contact with the picture.', {
    summary: 'Set the picture of a contact',
    description:
      'The request body is the picture itself: PNG, JPEG, WebP or GIF, up to 1 MB and 4,096 pixels along each side. Providers are not asked for a picture of this contact any more.',
    refuses: [404, 413, 415, 507],
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  putContactPicture(
    @Param('contactId', { schema: IdSchema }) contactId: string,
    @Req() request: FastifyRequest,
  ): Promise<Contact> {
    return this.pictures.put(contactId, bodyStream(request));
  }

  @Delete()
  @Answers(ContactSchema, 'The contact without a picture.', {
    summary: 'Remove the picture of a contact',
    description: 'Providers are not asked for a picture of this contact any more.',
    refuses: [404],
  })
  removeContactPicture(@Param('contactId', { schema: IdSchema }) contactId: string): Promise<Contact> {
    return this.pictures.remove(contactId);
  }
}
