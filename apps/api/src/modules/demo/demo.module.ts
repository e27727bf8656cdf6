import { Module } from '@nestjs/common';
import { DemoFeedsModule } from './demo-feeds.module.js';
import { DemoSeedingModule } from './demo-seeding.module.js';
import { DemoStart } from './demo-start.js';
import { LeaveDemoModule } from './leave-demo.module.js';

@Module({ imports: [DemoSeedingModule, DemoFeedsModule, LeaveDemoModule], providers: [DemoStart] })
export class DemoModule {}
