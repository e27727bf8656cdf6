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
  @AnswersCreated(UploadedFileSchema, 'The uploaded file, which a draft or reply can reference.', {
    summary: 'Upload a file to attach',
    description:
      'The request body is the file itself, up to 25 MB. Whether the channel accepts the file is checked when the message is sent. Files that are neither sent nor in a draft are deleted after a day.',
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
  @Answers(UploadedFileSchema, 'The deleted file.', {
    summary: 'Delete an unsent upload',
    description: 'A job also deletes files that are still unsent after a day.',
    refuses: [404],
  })
  deleteUpload(@Param('attachmentId', { schema: IdSchema }) attachmentId: string): Promise<UploadedFile> {
    return this.uploads.remove(attachmentId);
  }
}
