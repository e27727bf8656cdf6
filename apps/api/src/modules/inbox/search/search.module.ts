import { Module } from '@nestjs/common';
import { ContactIndexRepository } from './contact-index.repository.js';
import { ContactSearchIndex } from './contact-search-index.js';
import { MessageIndexRepository } from './message-index.repository.js';
import { MessageSearchIndex } from './message-search-index.js';
import { SearchJobs } from './search.jobs.js';
import { SearchIndexes } from './search-indexes.js';

@Module({
  providers: [
    MessageSearchIndex,
    MessageIndexRepository,
    ContactSearchIndex,
    ContactIndexRepository,
    SearchIndexes,
    SearchJobs,
  ],
  exports: [MessageSearchIndex, ContactSearchIndex, SearchIndexes],
})
export class SearchModule {}
