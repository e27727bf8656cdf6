import { Module } from '@nestjs/common';
import { PersonDataRegistry } from './person-data.js';

/** Stands alone, so that every module can say what it keeps about people. */
@Module({ providers: [PersonDataRegistry], exports: [PersonDataRegistry] })
export class PersonDataModule {}
