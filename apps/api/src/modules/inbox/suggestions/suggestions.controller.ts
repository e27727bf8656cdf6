import { IdSchema } from '@concordia/contract';
import { type Suggestion, SuggestionSchema } from '@concordia/contract/inbox';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../../common/documented.js';
import { SuggestionsService } from './suggestions.service.js';

@ApiTags('suggestions')
@Controller('api')
export class SuggestionsController {
  constructor(private readonly suggestions: SuggestionsService) {}

  @Get('messages/:messageId/suggestions')
  @Answers(z.array(SuggestionSchema), 'At most three, the best first; none where none would fit.', {
    summary: 'Suggest replies to a message',
    description:
      'None for lists, machines, our own messages and what has been answered. They stay the same until the conversation goes on.',
    refuses: [404],
  })
  listSuggestions(@Param('messageId', { schema: IdSchema }) messageId: string): Promise<Suggestion[]> {
    return this.suggestions.list(messageId);
  }

  @Post('suggestions/:suggestionId/use')
  @HttpCode(200)
  @Answers(SuggestionSchema, 'The suggestion as it is now.', {
    summary: 'Note that a suggestion was put into a reply',
    description: 'Nothing is sent by it.',
    refuses: [404],
  })
  useSuggestion(@Param('suggestionId', { schema: IdSchema }) suggestionId: string): Promise<Suggestion> {
    return this.suggestions.use(suggestionId);
  }
}
