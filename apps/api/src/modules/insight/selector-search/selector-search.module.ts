import { Module } from '@nestjs/common';
import { SearchModule } from '../../inbox/search/search.module.js';
import { ViewsModule } from '../../inbox/views/views.module.js';
import { GraphModule } from '../graph/graph.module.js';
import { CompletionService } from './completion.service.js';
import { IndexedNodesRepository } from './indexed-nodes.repository.js';
import { NodeFinder } from './node-finder.js';
import { NodeIndexReader } from './node-index-reader.js';
import { NodeIndexes } from './node-indexes.js';
import { NodeLogRepository } from './node-log.repository.js';
import { NodeTerms } from './node-terms.js';
import { NodeTermsRepository } from './node-terms.repository.js';
import { PeopleFilter } from './people-filter.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';
import { SavedSearchesService } from './saved-searches.service.js';
import { SearchUsesService } from './search-uses.service.js';
import { SegmentsRepository } from './segments.repository.js';
import { SelectorSearchController } from './selector-search.controller.js';
import { SelectorSearchJobs } from './selector-search.jobs.js';
import { SelectorSearchRepository } from './selector-search.repository.js';
import { SelectorSearchService } from './selector-search.service.js';

@Module({
  imports: [GraphModule, SearchModule, ViewsModule],
  controllers: [SelectorSearchController],
  providers: [
    SelectorSearchService,
    SelectorSearchRepository,
    SelectorSearchJobs,
    NodeTerms,
    NodeTermsRepository,
    NodeFinder,
    NodeIndexes,
    NodeIndexReader,
    NodeLogRepository,
    IndexedNodesRepository,
    PeopleFilter,
    CompletionService,
    SavedSearchesService,
    SavedSearchesRepository,
    SearchUsesService,
    SegmentsRepository,
  ],
  exports: [PeopleFilter],
})
export class SelectorSearchModule {}
