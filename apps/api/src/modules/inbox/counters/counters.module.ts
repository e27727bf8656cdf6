import { Module } from '@nestjs/common';
import { StatCounters } from './stat-counters.js';
import { StatCountersRepository } from './stat-counters.repository.js';

@Module({ providers: [StatCounters, StatCountersRepository], exports: [StatCounters] })
export class CountersModule {}
