import { Module } from '@nestjs/common';
import { DealBoardService } from './deal-board.service.js';
import { DealLinksRepository } from './deal-links.repository.js';
import { DealsController } from './deals.controller.js';
import { DealsRepository } from './deals.repository.js';
import { DealsService } from './deals.service.js';

@Module({
  controllers: [DealsController],
  providers: [DealsService, DealBoardService, DealsRepository, DealLinksRepository],
  exports: [DealsService],
})
export class DealsModule {}
