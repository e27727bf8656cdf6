import { type Channel, ChannelSchema } from '@concordia/contract';
import { type MessageTemplate, MessageTemplateSchema } from '@concordia/contract/inbox';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { TemplatesService } from './templates.service.js';

@ApiTags('channels')
@Controller('api/channels')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Get(':channel/templates')
  @Answers(z.array(MessageTemplateSchema), 'Those that texts fill in; empty where the channel knows none.', {
    summary: 'List the approved templates of a channel',
    description: 'As the provider says; what it said is kept for five minutes.',
    refuses: [503],
  })
  async listMessageTemplates(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
  ): Promise<readonly MessageTemplate[]> {
    return this.templates.list(channel);
  }
}
