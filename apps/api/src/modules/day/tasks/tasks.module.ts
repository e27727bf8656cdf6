import { Module } from '@nestjs/common';
import { HubLogModule } from '../../hub/log/hub-log.module.js';
import { MembersModule } from '../../platform/members/members.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { TasksController } from './tasks.controller.js';
import { TasksJobs } from './tasks.jobs.js';
import { TasksRepository } from './tasks.repository.js';
import { TasksService } from './tasks.service.js';

@Module({
  imports: [HubLogModule, MembersModule, NotificationsModule],
  controllers: [TasksController],
  providers: [TasksService, TasksJobs, TasksRepository],
  exports: [TasksService],
})
export class TasksModule {}
