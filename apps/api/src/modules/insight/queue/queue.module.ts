import { Module } from '@nestjs/common';
import { TasksModule } from '../../day/tasks/tasks.module.js';
import { QueueController } from './queue.controller.js';
import { QueueRepository } from './queue.repository.js';
import { QueueService } from './queue.service.js';

@Module({
  imports: [TasksModule],
  controllers: [QueueController],
  providers: [QueueService, QueueRepository],
  exports: [QueueService],
})
export class QueueModule {}
