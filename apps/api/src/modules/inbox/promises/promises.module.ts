import { Module } from '@nestjs/common';
import { PromiseChecks } from './promise-checks.js';
import { PromiseChecksRepository } from './promise-checks.repository.js';
import { PromisesController } from './promises.controller.js';
import { PromisesService } from './promises.service.js';

@Module({
  controllers: [PromisesController],
  providers: [PromisesService, PromiseChecks, PromiseChecksRepository],
  exports: [PromiseChecks],
})
export class PromisesModule {}
