import { Module } from '@nestjs/common';
import { DemoSeedingModule } from './demo-seeding.module.js';
import { DemoStart } from './demo-start.js';

@Module({ imports: [DemoSeedingModule], providers: [DemoStart] })
export class DemoModule {}
