import { Module } from '@nestjs/common';
import { PersonDataRegistry } from './person-data.js';

/** A module without dependencies, so that every other module can register its data about contacts. */
@Module({ providers: [PersonDataRegistry], exports: [PersonDataRegistry] })
export class PersonDataModule {}
