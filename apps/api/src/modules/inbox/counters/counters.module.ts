import { Module } from '@nestjs/common';
import { StatCounters } from './stat-counters.js';
import { StatCountersRepository } from './stat-counters.repository.js';

/** The figures that are kept rather than counted, for everybody who changes what they count. */
@Module({ providers: [StatCounters, StatCountersRepository], exports: [StatCounters] })
export class CountersModule {}
