import { Module } from '@nestjs/common';
import { Sealing } from './sealing.js';

/** What must not be read from the database. */
@Module({ providers: [Sealing], exports: [Sealing] })
export class SealingModule {}
