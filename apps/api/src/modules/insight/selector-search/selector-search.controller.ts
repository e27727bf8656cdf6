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
  'Returns `QUERY_SYNTAX` if the query is invalid. The single error detail contains the position, the length, and what was expected.';

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
  @Answers(SearchResponseSchema, 'Results, best match first.', {
    summary: 'Search people and companies',
    description: SYNTAX,
  })
  searchSelectors(@Body({ schema: SearchRequestSchema }) request: SearchRequest): Promise<SearchResponse> {
    return this.search.search(request);
  }

  @Get('completion')
  @Answers(z.array(CompletionSchema), 'Up to ten completions, most likely first.', {
    summary: 'Complete a query',
    description: 'Returns what can be entered at a position of the query: fields, operators and values.',
  })
  completeQuery(@Query({ schema: CompletionQuerySchema }) query: CompletionQuery): Promise<CompletionItem[]> {
    return this.completion.complete(query);
  }

  @Get('saved')
  @Answers(z.array(SavedSearchSchema), 'Saved searches, sorted by name, up to 50.', {
    summary: 'List saved searches',
    description: 'Lists the queries that were saved under a name.',
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
  @Answers(SavedSearchSchema, 'The deleted saved search.', {
    summary: 'Delete a saved search',
    description: 'Deletes only the saved query.',
    refuses: [404],
  })
  deleteSavedSearch(@Param('savedSearchId', { schema: IdSchema }) savedSearchId: string): Promise<SavedSearch> {
    return this.saved.remove(savedSearchId);
  }

  @Post('view')
  @AnswersCreated(ViewSchema, 'The view, added at the end.', {
    summary: 'Create a view from a search',
    description: `Whenever the view is opened, the board shows the messages of the contacts that match the query. ${SYNTAX}`,
    refuses: [409],
  })
  searchAsView(@Body({ schema: SearchNamedSchema }) search: SearchNamed): Promise<View> {
    return this.uses.asView(search);
  }

  @Post('segment')
  @AnswersCreated(SearchSegmentSchema, 'The tag, with its number of contacts.', {
    summary: 'Create a segment from a search',
    description: `All contacts that match the query now are tagged with this name. Lists and campaigns find them by the tag. ${SYNTAX}`,
    refuses: [409],
  })
  searchAsSegment(@Body({ schema: SegmentNamedSchema }) search: SearchNamed): Promise<SearchSegment> {
    return this.uses.asSegment(search);
  }
}
