import { Module } from '@nestjs/common';
import { StatCounters } from './stat-counters.js';

/** The figures that are kept rather than counted, for everybody who changes what they count. */
@Module({ providers: [StatCounters], exports: [StatCounters] })
export class CountersModule {}
