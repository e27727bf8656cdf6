import { Module } from '@nestjs/common';
import { Harvesters } from './harvesters.js';

/** Stands alone, so that every module that fetches things can say so. */
@Module({ providers: [Harvesters], exports: [Harvesters] })
export class HarvestersModule {}
