import { Module } from '@nestjs/common';
import { CorrespondenceModule } from '../../inbox/correspondence/correspondence.module.js';
import { CountersModule } from '../../inbox/counters/counters.module.js';
import { SelectorsModule } from '../../insight/selectors/selectors.module.js';
import { UploadFolder } from '../imports/upload-folder.js';
import { InboundModule } from '../inbound/inbound.module.js';
import { EventArrivals } from './event-arrivals.js';
import { IngestController } from './ingest.controller.js';
import { IngestJobs } from './ingest.jobs.js';
import { IngestRepository } from './ingest.repository.js';
import { IngestService } from './ingest.service.js';
import { IngestFilesService } from './ingest-files.service.js';
import { PipelineRepository } from './pipeline.repository.js';
import { PipelineService } from './pipeline.service.js';
import { RunReader } from './run-reader.js';

@Module({
  imports: [CountersModule, CorrespondenceModule, InboundModule, SelectorsModule],
  controllers: [IngestController],
  providers: [
    IngestService,
    IngestFilesService,
    IngestRepository,
    IngestJobs,
    EventArrivals,
    PipelineService,
    PipelineRepository,
    RunReader,
    UploadFolder,
  ],
})
export class IngestModule {}
