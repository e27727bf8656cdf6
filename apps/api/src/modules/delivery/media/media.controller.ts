import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../common/domain-failure.js';
import { previewHeaders } from '../../inbox/attachments/download-headers.js';
import { MediaService } from './media.service.js';

/** Files that providers fetch. It is below /webhooks/, the path the tunnel admits. Its callers are not API clients, so it is not in the contract. */
@ApiExcludeController()
@Controller('webhooks/media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Get(':token')
  async open(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const file = await this.media.open(token);
    if (file === null) throw notFound('attachment');
    reply.headers({ ...previewHeaders(file), 'cache-control': 'no-store' });
    return new StreamableFile(file.content);
  }
}
