import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module.js';
import { KnownWordsFile } from './known-words-file.js';
import { NearestMessages } from './nearest-messages.js';
import { RankedSearchController } from './ranked-search.controller.js';
import { RankedSearch } from './ranked-search.js';
import { RecallJobs } from './recall.jobs.js';
import { ReplyMemory } from './reply-memory.js';
import { SearchModelController } from './search-model.controller.js';
import { SearchModelService } from './search-model.service.js';
import { VectorTraining } from './training.js';
import { VectorModels } from './vector-models.js';
import { THREAD_ENTRY, VECTOR_ENTRY, VectorThread } from './vector-thread.js';
import { VectorsRepository } from './vectors.repository.js';

@Module({
  imports: [MessagesModule],
  controllers: [RankedSearchController, SearchModelController],
  providers: [
    VectorsRepository,
    KnownWordsFile,
    VectorModels,
    VectorThread,
    { provide: VECTOR_ENTRY, useValue: THREAD_ENTRY },
    VectorTraining,
    SearchModelService,
    RecallJobs,
    NearestMessages,
    ReplyMemory,
    RankedSearch,
  ],
  exports: [NearestMessages, ReplyMemory],
})
export class RecallModule {}
