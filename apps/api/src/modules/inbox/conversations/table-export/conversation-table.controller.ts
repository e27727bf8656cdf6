import { type ConversationTableQuery, ConversationTableQuerySchema } from '@concordia/contract/inbox';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Documented } from '../../../../common/documented.js';
import { sendFile } from '../../../../common/send-file.js';
import { ConversationTable } from './conversation-table.js';

@ApiTags('conversation-views')
@Controller('api/conversation-exports')
export class ConversationTableController {
  constructor(private readonly table: ConversationTable) {}

  @Get('table.csv')
  @Documented({
    summary: 'Download a table of conversations as CSV',
    description:
      'All conversations that match, in the order and with the columns asked for. With `q`, the conversations of the 10,000 newest matching messages.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'The file.', schema: { type: 'string' } })
  async downloadConversationTable(
    @Query({ schema: ConversationTableQuerySchema }) query: ConversationTableQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, 'conversations.csv', 'text/csv; charset=utf-8', await this.table.begin(query));
  }
}
