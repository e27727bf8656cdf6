import { Module } from '@nestjs/common';
import { DemoFeedsModule } from './demo-feeds.module.js';
import { DemoSeedingModule } from './demo-seeding.module.js';
import { DemoStart } from './demo-start.js';

@Module({ imports: [DemoSeedingModule, DemoFeedsModule], providers: [DemoStart] })
export class DemoModule {}
