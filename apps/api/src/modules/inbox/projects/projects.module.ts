import { Module } from '@nestjs/common';
import { ConversationLabels } from './conversation-labels.js';
import { ConversationLabelsRepository } from './conversation-labels.repository.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsRepository } from './projects.repository.js';
import { ProjectsService } from './projects.service.js';

@Module({
  controllers: [ProjectsController],
  providers: [ProjectsService, ConversationLabels, ConversationLabelsRepository, ProjectsRepository],
  exports: [ConversationLabelsRepository],
})
export class ProjectsModule {}
