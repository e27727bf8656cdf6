import { IdSchema } from '@concordia/contract';
import {
  type NewsItem,
  NewsItemSchema,
  type NewsSource,
  type NewsSourceCreation,
  NewsSourceCreationSchema,
  NewsSourceSchema,
  type NewsSourceUpdate,
  NewsSourceUpdateSchema,
} from '@concordia/contract/day';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { NewsService } from './news.service.js';

@ApiTags('news')
@Controller('api/news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Get('ticker')
  @Answers(z.array(NewsItemSchema), 'The newest headlines, at most 20.', {
    summary: 'List the newest headlines',
    description: 'Returns the most recently fetched headlines. Sources are fetched every fifteen minutes.',
    refuses: [503],
  })
  listNews(): Promise<NewsItem[]> {
    return this.news.ticker();
  }

  @Get('sources')
  @Answers(z.array(NewsSourceSchema), 'Sources, oldest first.', {
    summary: 'List news sources',
    description: 'Lists the feeds that provide headlines, with the last fetch of each and its error, if it failed.',
  })
  listNewsSources(): Promise<NewsSource[]> {
    return this.news.sources();
  }

  @Post('sources')
  @AnswersCreated(NewsSourceSchema, 'The source, after its first fetch.', {
    summary: 'Create a news source',
    description: 'Returns 409 if the source is already in the list.',
    refuses: [409],
  })
  createNewsSource(@Body({ schema: NewsSourceCreationSchema }) source: NewsSourceCreation): Promise<NewsSource> {
    return this.news.create(source);
  }

  @Patch('sources/:newsSourceId')
  @Answers(NewsSourceSchema, 'The updated source.', {
    summary: 'Update a news source',
    description: 'Renames the source, or turns it on or off.',
    refuses: [404],
  })
  updateNewsSource(
    @Param('newsSourceId', { schema: IdSchema }) newsSourceId: string,
    @Body({ schema: NewsSourceUpdateSchema }) update: NewsSourceUpdate,
  ): Promise<NewsSource> {
    return this.news.update(newsSourceId, update);
  }

  @Delete('sources/:newsSourceId')
  @Answers(NewsSourceSchema, 'The deleted source. Its headlines are also deleted.', {
    summary: 'Delete a news source',
    description: 'Also deletes its headlines.',
    refuses: [404],
  })
  deleteNewsSource(@Param('newsSourceId', { schema: IdSchema }) newsSourceId: string): Promise<NewsSource> {
    return this.news.remove(newsSourceId);
  }
}
