import { Module } from '@nestjs/common';
import { ViewsModule } from '../views/views.module.js';
import { BoardController } from './board.controller.js';
import { BoardRepository } from './board.repository.js';
import { BoardService } from './board.service.js';

@Module({
  imports: [ViewsModule],
  controllers: [BoardController],
  providers: [BoardService, BoardRepository],
})
export class BoardModule {}
