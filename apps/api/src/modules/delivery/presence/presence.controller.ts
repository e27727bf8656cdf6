import { IdSchema } from '@concordia/contract';
import { type Presence, PresenceSchema, type PresenceShown, PresenceShownSchema } from '@concordia/contract/delivery';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { PresenceService } from './presence.service.js';

@ApiTags('outbox')
@Controller('api/conversations')
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Post(':conversationId/presence')
  @HttpCode(200)
  @Answers(PresenceShownSchema, 'What the contact sees.', {
    summary: 'Send a read mark or a typing indicator',
    description:
      'Only where the channel supports it and the workspace has it turned on. It is sent in the background and not repeated. A typing indicator is sent at most once in `lastsMs`.',
    refuses: [404],
  })
  showPresence(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Body({ schema: PresenceSchema }) { state }: Presence,
  ): Promise<PresenceShown> {
    return this.presence.show(conversationId, state);
  }
}
