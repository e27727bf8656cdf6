import { type MessageListQuery, MessageListQuerySchema, RankedMessageSchema } from '@concordia/contract/inbox';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnswersPage } from '../../../common/documented.js';
import { sendJsonPage } from '../../../common/page.js';
import { RankedSearch } from './ranked-search.js';

@ApiTags('search')
@Controller('api/search')
export class RankedSearchController {
  constructor(private readonly search: RankedSearch) {}

  @Get('messages')
  @AnswersPage(RankedMessageSchema, 'Messages, best match first.', {
    summary: 'Search messages by words and meaning',
    description:
      'Like `listMessages`, but also finds messages that say nearly the same in other words. Filters and operators such as `from:` remain exact. Considers the newest matches of the words and the nearest in meaning.',
  })
  async searchMessages(
    @Query({ schema: MessageListQuerySchema }) query: MessageListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJsonPage(reply, await this.search.page(query));
  }
}
