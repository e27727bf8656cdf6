import { IdSchema } from '@concordia/contract';
import {
  type ConversationMerge,
  ConversationMergeSchema,
  type ConversationRegrouping,
  ConversationRegroupingSchema,
  type ConversationSplit,
  ConversationSplitSchema,
} from '@concordia/contract/inbox';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { RegroupingUndo } from './regrouping-undo.js';
import { RegroupingsService } from './regroupings.service.js';

@ApiTags('conversations')
@Controller('api')
export class RegroupingsController {
  constructor(
    private readonly regroupings: RegroupingsService,
    private readonly undoing: RegroupingUndo,
  ) {}

  @Post('conversations/:conversationId/merge')
  @HttpCode(200)
  @Answers(ConversationRegroupingSchema, 'The merge, which can be undone.', {
    summary: 'Merge conversations',
    description:
      'Moves all messages, drafts, scheduled messages, tasks and projects of other conversations with the same contact to this one. Their IDs lead here from then on, and so do replies to their messages. The conversation is answered on the channel of its newest message. Returns `DIFFERENT_CONTACTS` or `CONVERSATION_MERGED` if they cannot be merged.',
    refuses: [404, 409],
  })
  mergeConversations(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Body({ schema: ConversationMergeSchema }) request: ConversationMerge,
  ): Promise<ConversationRegrouping> {
    return this.regroupings.merge(conversationId, request);
  }

  @Post('conversations/:conversationId/split')
  @HttpCode(200)
  @Answers(ConversationRegroupingSchema, 'The split, which can be undone.', {
    summary: 'Split a conversation',
    description:
      'Moves a message and all newer ones to a new conversation, with the draft, scheduled messages and their tasks. Replies to a message join the conversation it is in. Returns `NOTHING_TO_SPLIT` for the first message.',
    refuses: [404, 409],
  })
  splitConversation(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Body({ schema: ConversationSplitSchema }) request: ConversationSplit,
  ): Promise<ConversationRegrouping> {
    return this.regroupings.split(conversationId, request);
  }

  @Post('regroupings/:regroupingId/undo')
  @HttpCode(200)
  @Answers(ConversationRegroupingSchema, 'The undone merge or split.', {
    summary: 'Undo a merge or a split of conversations',
    description:
      'Restores the conversations of a merge; messages that arrived since go to the conversation of the message they answer. After a split, everything returns to the first conversation. Returns `REGROUPING_NOT_LAST` if they were merged or split again later.',
    refuses: [404, 409],
  })
  undoRegrouping(@Param('regroupingId', { schema: IdSchema }) regroupingId: string): Promise<ConversationRegrouping> {
    return this.undoing.run(regroupingId);
  }
}
