import { Module } from '@nestjs/common';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { PersonDataModule } from '../../platform/person-data/person-data.module.js';
import { CompanySelectors } from './company-selectors.js';
import { SelectorChangesRepository } from './selector-changes.repository.js';
import { SelectorFacts } from './selector-facts.js';
import { SelectorFactsRepository } from './selector-facts.repository.js';
import { SelectorSources } from './selector-sources.js';
import { SelectorUpkeep } from './selector-upkeep.js';
import { SelectorWriter } from './selector-writer.js';
import { SelectorsJobs } from './selectors.jobs.js';
import { SelectorsRepository } from './selectors.repository.js';
import { SelectorsService } from './selectors.service.js';
import { SelectorsData } from './selectors-data.js';
import { StoredSelectorsRepository } from './stored-selectors.repository.js';

@Module({
  imports: [CountersModule, PersonDataModule],
  providers: [
    SelectorsService,
    SelectorsRepository,
    SelectorChangesRepository,
    SelectorFacts,
    SelectorFactsRepository,
    StoredSelectorsRepository,
    SelectorSources,
    SelectorWriter,
    SelectorUpkeep,
    SelectorsJobs,
    SelectorsData,
    CompanySelectors,
  ],
  exports: [SelectorsService, SelectorsRepository, SelectorUpkeep],
})
export class SelectorsModule {}
