import { IdSchema } from '@concordia/contract';
import {
  type ConversationProjects,
  ConversationProjectsSchema,
  type Project,
  type ProjectCreate,
  ProjectCreateSchema,
  type ProjectRef,
  ProjectRefSchema,
  ProjectSchema,
  type ProjectUpdate,
  ProjectUpdateSchema,
} from '@concordia/contract/inbox';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers, AnswersCreated } from '../../../common/documented.js';
import { ConversationLabels } from './conversation-labels.js';
import { ProjectsService } from './projects.service.js';

@ApiTags('projects')
@Controller('api')
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly labels: ConversationLabels,
  ) {}

  @Get('projects')
  @Answers(z.array(ProjectSchema), 'All projects, ordered by position.', {
    summary: 'List projects',
    description: 'Includes the number of conversations in each project, and how many of them are open or unread.',
  })
  listProjects(): Promise<Project[]> {
    return this.projects.list();
  }

  @Post('projects')
  @AnswersCreated(ProjectSchema, 'The project.', {
    summary: 'Create a project',
    description: 'The new item is added at the end. A workspace can have up to 50.',
    refuses: [409],
  })
  createProject(@Body({ schema: ProjectCreateSchema }) project: ProjectCreate): Promise<Project> {
    return this.projects.create(project);
  }

  @Patch('projects/:projectId')
  @Answers(ProjectSchema, 'The updated project.', {
    summary: 'Rename or move a project',
    description: 'Updates only the fields in the request. Returns 409 if the name is taken.',
    refuses: [404, 409],
  })
  updateProject(
    @Param('projectId', { schema: IdSchema }) projectId: string,
    @Body({ schema: ProjectUpdateSchema }) update: ProjectUpdate,
  ): Promise<Project> {
    return this.projects.update(projectId, update);
  }

  @Delete('projects/:projectId')
  @Answers(ProjectSchema, 'The deleted project.', {
    summary: 'Delete a project',
    description: 'Its conversations are kept and lose the label.',
    refuses: [404],
  })
  deleteProject(@Param('projectId', { schema: IdSchema }) projectId: string): Promise<Project> {
    return this.projects.remove(projectId);
  }

  @Put('conversations/:conversationId/projects')
  @Answers(z.array(ProjectRefSchema), 'The updated projects of the conversation, in list order.', {
    summary: 'Update the projects of a conversation',
    description: 'Replaces all projects of the conversation.',
    refuses: [404],
  })
  setConversationProjects(
    @Param('conversationId', { schema: IdSchema }) conversationId: string,
    @Body({ schema: ConversationProjectsSchema }) { projectIds }: ConversationProjects,
  ): Promise<ProjectRef[]> {
    return this.labels.set(conversationId, projectIds);
  }
}
