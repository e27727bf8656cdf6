import { IdSchema } from '@concordia/contract';
import { type View, ViewSchema } from '@concordia/contract/inbox';
import {
  type CompletionItem,
  type CompletionQuery,
  CompletionQuerySchema,
  CompletionSchema,
  type SavedSearch,
  SavedSearchSchema,
  type SearchNamed,
  SearchNamedSchema,
  type SearchRequest,
  SearchRequestSchema,
  type SearchResponse,
  SearchResponseSchema,
  type SearchSegment,
  SearchSegmentSchema,
  SegmentNamedSchema,
} from '@concordia/contract/insight';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { ForModules } from '../../../http/for-modules.js';
import { CompletionService } from './completion.service.js';
import { SavedSearchesService } from './saved-searches.service.js';
import { SearchUsesService } from './search-uses.service.js';
import { SelectorSearchService } from './selector-search.service.js';

const SYNTAX =
  'A query that cannot be read is refused with `QUERY_SYNTAX`; its one detail says at which character, over how many, and what was expected.';

@ApiTags('search')
@Controller('api/search')
export class SelectorSearchController {
  constructor(
    private readonly search: SelectorSearchService,
    private readonly completion: CompletionService,
    private readonly saved: SavedSearchesService,
    private readonly uses: SearchUsesService,
  ) {}

  @Post()
  @ForModules('read')
  @HttpCode(200)
  @Answers(SearchResponseSchema, 'Who was found, best first.', {
    summary: 'Search people and companies',
    description: SYNTAX,
  })
  searchSelectors(@Body({ schema: SearchRequestSchema }) request: SearchRequest): Promise<SearchResponse> {
    return this.search.search(request);
  }

  @Get('completion')
  @Answers(z.array(CompletionSchema), 'Up to ten ways to go on, the likeliest first.', {
    summary: 'Complete a query',
    description: 'What can be typed at a position of the query: fields, operators and values.',
  })
  completeQuery(@Query({ schema: CompletionQuerySchema }) query: CompletionQuery): Promise<CompletionItem[]> {
    return this.completion.complete(query);
  }

  @Get('saved')
  @Answers(z.array(SavedSearchSchema), 'All of them, by name; there are never more than 50.', {
    summary: 'List saved searches',
    description: 'Queries that were saved under a name.',
  })
  listSavedSearches(): Promise<SavedSearch[]> {
    return this.saved.list();
  }

  @Post('saved')
  @AnswersCreated(SavedSearchSchema, 'The saved search.', {
    summary: 'Save a search',
    description: SYNTAX,
    refuses: [409],
  })
  saveSearch(@Body({ schema: SearchNamedSchema }) search: SearchNamed): Promise<SavedSearch> {
    return this.saved.save(search);
  }

  @Delete('saved/:savedSearchId')
  @Answers(SavedSearchSchema, 'The saved search that was removed.', {
    summary: 'Remove a saved search',
    description: 'Only the saved query is removed.',
    refuses: [404],
  })
  deleteSavedSearch(@Param('savedSearchId', { schema: IdSchema }) savedSearchId: string): Promise<SavedSearch> {
    return this.saved.remove(savedSearchId);
  }

  @Post('view')
  @AnswersCreated(ViewSchema, 'The view; it comes last.', {
    summary: 'Make a view of a search',
    description: `Whenever the view is opened, the board shows the messages of the contacts that match the query. ${SYNTAX}`,
    refuses: [409],
  })
  searchAsView(@Body({ schema: SearchNamedSchema }) search: SearchNamed): Promise<View> {
    return this.uses.asView(search);
  }

  @Post('segment')
  @AnswersCreated(SearchSegmentSchema, 'The tag, and how many have it.', {
    summary: 'Make a segment of a search',
    description: `All contacts that match the query now are tagged with this name. Lists and campaigns find them by the tag. ${SYNTAX}`,
    refuses: [409],
  })
  searchAsSegment(@Body({ schema: SegmentNamedSchema }) search: SearchNamed): Promise<SearchSegment> {
    return this.uses.asSegment(search);
  }
}
