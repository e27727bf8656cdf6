import { Module } from '@nestjs/common';
import { Harvesters } from './harvesters.js';

/** A separate module, so that any module can register a harvester. */
@Module({ providers: [Harvesters], exports: [Harvesters] })
export class HarvestersModule {}
