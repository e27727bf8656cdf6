import { Module } from '@nestjs/common';
import { SealingModule } from '../../sealing/sealing.module.js';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AttachmentsModule } from '../attachments/attachments.module.js';
import { SearchModule } from '../search/search.module.js';
import { StreamModule } from '../stream/stream.module.js';
import { DemoSeeder } from './demo-seeder.js';

/** The seeder alone, for whoever decides when to use it. */
@Module({
  imports: [AnalyticsModule, AttachmentsModule, SealingModule, SearchModule, StreamModule],
  providers: [DemoSeeder],
  exports: [DemoSeeder],
})
export class DemoSeedingModule {}
