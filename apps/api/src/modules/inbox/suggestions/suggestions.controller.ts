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
  @Answers(z.array(SuggestionSchema), 'Up to three suggestions, best first. Empty if none fit.', {
    summary: 'List reply suggestions for a message',
    description:
      'Mailing lists, automated senders, our own messages and messages with a reply get no suggestions. Suggestions do not change until the conversation continues.',
    refuses: [404],
  })
  listSuggestions(@Param('messageId', { schema: IdSchema }) messageId: string): Promise<Suggestion[]> {
    return this.suggestions.list(messageId);
  }

  @Post('suggestions/:suggestionId/use')
  @HttpCode(200)
  @Answers(SuggestionSchema, 'The updated suggestion.', {
    summary: 'Mark a suggestion as used in a reply',
    description: 'Nothing is sent.',
    refuses: [404],
  })
  useSuggestion(@Param('suggestionId', { schema: IdSchema }) suggestionId: string): Promise<Suggestion> {
    return this.suggestions.use(suggestionId);
  }
}
