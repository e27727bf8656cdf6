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
  @Answers(
    z.array(MessageTemplateSchema),
    'Approved templates with text placeholders only. Empty if the channel does not support templates.',
    {
      summary: 'List approved templates of a channel',
      description: 'Templates as reported by the provider, cached for five minutes.',
      refuses: [503],
    },
  )
  async listMessageTemplates(
    @Param('channel', { schema: ChannelSchema }) channel: Channel,
  ): Promise<readonly MessageTemplate[]> {
    return this.templates.list(channel);
  }
}
