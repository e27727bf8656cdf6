import { IdSchema } from '@concordia/contract';
import { type UploadedFile, UploadedFileSchema, type UploadQuery, UploadQuerySchema } from '@concordia/contract/inbox';
import { Controller, Delete, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { bodyStream } from '../../../common/body-stream.js';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { UploadsService } from './uploads.service.js';

@ApiTags('uploads')
@Controller('api/attachments')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Post()
  @AnswersCreated(UploadedFileSchema, 'The file, to be named in a draft or a reply.', {
    summary: 'Upload a file that is to go out with a message',
    description:
      'The body is the file itself, of at most 25 MB. Whether a channel takes it is told when it is sent. What is neither in a draft nor sent is deleted after a day.',
    refuses: [413, 507],
  })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  uploadAttachment(
    @Query({ schema: UploadQuerySchema }) about: UploadQuery,
    @Req() request: FastifyRequest,
  ): Promise<UploadedFile> {
    return this.uploads.receive(about, bodyStream(request));
  }

  @Delete(':attachmentId')
  @Answers(UploadedFileSchema, 'The file as it was.', {
    summary: 'Take away a file that was uploaded and not sent',
    description: 'Files that were uploaded and never sent are also deleted by a job, after a day.',
    refuses: [404],
  })
  deleteUpload(@Param('attachmentId', { schema: IdSchema }) attachmentId: string): Promise<UploadedFile> {
    return this.uploads.remove(attachmentId);
  }
}
