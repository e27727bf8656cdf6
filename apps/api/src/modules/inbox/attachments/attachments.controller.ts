import { IdSchema } from '@concordia/contract';
import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Documented } from '../../../common/documented.js';
import { AttachmentsService } from './attachments.service.js';
import { downloadHeaders, previewHeaders } from './download-headers.js';

@ApiTags('attachments')
@Controller('api/attachments')
export class AttachmentsController {
  constructor(private readonly attachments: AttachmentsService) {}

  @Get(':attachmentId')
  @Documented({
    summary: 'Download an attachment',
    description:
      'Always served as a download, so that browsers do not run it. Returns 409 while the file is not on this machine.',
    refuses: [404, 409],
  })
  @ApiOkResponse({
    description: 'The file, served as a download that browsers neither open nor content-sniff.',
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  })
  async downloadAttachment(
    @Param('attachmentId', { schema: IdSchema }) attachmentId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.attachments.open(attachmentId);
    reply.headers(downloadHeaders(file));
    return new StreamableFile(file.content);
  }

  @Get(':attachmentId/preview')
  @Documented({
    summary: 'Preview an attachment',
    description:
      'Shows pictures (PNG, JPEG, GIF, WebP, AVIF) and PDFs in the page, in a sandbox. The bytes decide, not the declared type: anything else, such as SVG or HTML, returns 415. Returns 409 while the file is not on this machine.',
    refuses: [404, 409, 415],
  })
  @ApiOkResponse({
    description: 'The file, with the type that its bytes prove.',
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  })
  async previewAttachment(
    @Param('attachmentId', { schema: IdSchema }) attachmentId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.attachments.preview(attachmentId);
    reply.headers(previewHeaders(file));
    return new StreamableFile(file.content);
  }
}
