import { type SearchModel, SearchModelSchema } from '@concordia/contract/inbox';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { SearchModelService } from './search-model.service.js';

@ApiTags('search')
@Controller('api/search/model')
export class SearchModelController {
  constructor(private readonly models: SearchModelService) {}

  @Get()
  @Answers(SearchModelSchema, 'The model and its training.', {
    summary: 'Get what search by meaning has learned',
    description:
      'When and from how many messages the words of the workspace were last learned, and the progress of a training.',
  })
  getSearchModel(): Promise<SearchModel> {
    return this.models.get();
  }

  @Post('training')
  @HttpCode(200)
  @Answers(SearchModelSchema, 'The model; `waiting` until the training starts.', {
    summary: 'Learn the words of the messages again',
    description:
      'Starts a training unless one is in progress. It also starts automatically when a quarter of the messages is new or gone, and after a month. Returns 409 if there are too few messages.',
    refuses: [409],
  })
  startSearchTraining(): Promise<SearchModel> {
    return this.models.start();
  }

  @Post('training/cancel')
  @HttpCode(200)
  @Answers(SearchModelSchema, 'The model; a running training ends within a second.', {
    summary: 'Cancel the training of the search',
    description:
      'What was learned before stays in use. No training starts automatically for a month. Returns 409 if none is in progress.',
    refuses: [409],
  })
  cancelSearchTraining(): Promise<SearchModel> {
    return this.models.cancel();
  }
}
