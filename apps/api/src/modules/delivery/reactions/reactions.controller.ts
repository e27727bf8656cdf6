import { IdSchema } from '@concordia/contract';
import { type ReactionUpdate, ReactionUpdateSchema } from '@concordia/contract/delivery';
import { type MessageDetail, MessageDetailSchema } from '@concordia/contract/inbox';
import { Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { ReactionsService } from './reactions.service.js';

@ApiTags('outbox')
@Controller('api/messages')
export class ReactionsController {
  constructor(private readonly reactions: ReactionsService) {}

  @Put(':messageId/reaction')
  @Answers(MessageDetailSchema, 'The message with the reaction.', {
    summary: 'React to a message',
    description:
      'Replaces an earlier reaction of ours. `reactWith` of the message lists the emoji that its channel accepts; others return 400 with ' +
      '`EMOJI_NOT_OFFERED`. If the channel cannot be used now, returns 409 with the eligibility code in capitals. Also returns 409 with ' +
      '`NO_REACTIONS` if the message accepts none, and with `REACTION_REFUSED` if the provider refuses it.',
    refuses: [404, 409],
  })
  putReaction(
    @Param('messageId', { schema: IdSchema }) messageId: string,
    @Body({ schema: ReactionUpdateSchema }) { emoji }: ReactionUpdate,
  ): Promise<MessageDetail> {
    return this.reactions.put(messageId, emoji);
  }

  @Delete(':messageId/reaction')
  @HttpCode(200)
  @Answers(MessageDetailSchema, 'The message without the reaction.', {
    summary: 'Remove our reaction to a message',
    description: 'Does nothing if there is none.',
    refuses: [404, 409],
  })
  removeReaction(@Param('messageId', { schema: IdSchema }) messageId: string): Promise<MessageDetail> {
    return this.reactions.remove(messageId);
  }
}
