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
    description: 'From what was read last; sources are read again every quarter of an hour.',
    refuses: [503],
  })
  listNews(): Promise<NewsItem[]> {
    return this.news.ticker();
  }

  @Get('sources')
  @Answers(z.array(NewsSourceSchema), 'The sources, oldest first.', {
    summary: 'List the sources of news',
    description: 'The feeds that headlines come from, with the last fetch and its failure, if it failed.',
  })
  listNewsSources(): Promise<NewsSource[]> {
    return this.news.sources();
  }

  @Post('sources')
  @AnswersCreated(NewsSourceSchema, 'The source, after its first reading.', {
    summary: 'Add a source of news',
    description: 'A source that is in the list already is refused with 409.',
    refuses: [409],
  })
  createNewsSource(@Body({ schema: NewsSourceCreationSchema }) source: NewsSourceCreation): Promise<NewsSource> {
    return this.news.create(source);
  }

  @Patch('sources/:newsSourceId')
  @Answers(NewsSourceSchema, 'The source as it is now.', {
    summary: 'Change a source of news',
    description: 'Renames it, or switches it on or off.',
    refuses: [404],
  })
  updateNewsSource(
    @Param('newsSourceId', { schema: IdSchema }) newsSourceId: string,
    @Body({ schema: NewsSourceUpdateSchema }) update: NewsSourceUpdate,
  ): Promise<NewsSource> {
    return this.news.update(newsSourceId, update);
  }

  @Delete('sources/:newsSourceId')
  @Answers(NewsSourceSchema, 'The source as it was; its headlines are gone with it.', {
    summary: 'Remove a source of news',
    description: 'Its headlines are deleted with it.',
    refuses: [404],
  })
  deleteNewsSource(@Param('newsSourceId', { schema: IdSchema }) newsSourceId: string): Promise<NewsSource> {
    return this.news.remove(newsSourceId);
  }
}
