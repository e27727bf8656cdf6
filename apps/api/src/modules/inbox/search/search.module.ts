import { Module } from '@nestjs/common';
import { ContactSearchIndex } from './contact-search-index.js';
import { MessageSearchIndex } from './message-search-index.js';
import { SearchJobs } from './search.jobs.js';
import { SearchIndexes } from './search-indexes.js';

/** The indexes by which messages and contacts are found. */
@Module({
  providers: [MessageSearchIndex, ContactSearchIndex, SearchIndexes, SearchJobs],
  exports: [MessageSearchIndex, ContactSearchIndex, SearchIndexes],
})
export class SearchModule {}
