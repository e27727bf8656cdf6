import { Module } from '@nestjs/common';
import { SealingModule } from '../../sealing/sealing.module.js';
import { AttachmentsModule } from '../inbox/attachments/attachments.module.js';
import { CountersModule } from '../inbox/counters/counters.module.js';
import { SearchModule } from '../inbox/search/search.module.js';
import { DemoSeeder } from './demo-seeder.js';

/** The seeder without `DemoStart`; the importing module decides when to seed. */
@Module({
  imports: [CountersModule, AttachmentsModule, SealingModule, SearchModule],
  providers: [DemoSeeder],
  exports: [DemoSeeder],
})
export class DemoSeedingModule {}
