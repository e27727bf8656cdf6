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
  @Answers(z.array(ProjectSchema), 'All projects, in the order of their positions.', {
    summary: 'List projects',
    description: 'With how many conversations each has, and how many of them are open or unread.',
  })
  listProjects(): Promise<Project[]> {
    return this.projects.list();
  }

  @Post('projects')
  @AnswersCreated(ProjectSchema, 'The project.', {
    summary: 'Add a project',
    description: 'It comes last. There can be 50.',
    refuses: [409],
  })
  createProject(@Body({ schema: ProjectCreateSchema }) project: ProjectCreate): Promise<Project> {
    return this.projects.create(project);
  }

  @Patch('projects/:projectId')
  @Answers(ProjectSchema, 'The project as it is now.', {
    summary: 'Rename or move a project',
    description: 'Changes only the fields that are sent. A name that is taken is refused with 409.',
    refuses: [404, 409],
  })
  updateProject(
    @Param('projectId', { schema: IdSchema }) projectId: string,
    @Body({ schema: ProjectUpdateSchema }) update: ProjectUpdate,
  ): Promise<Project> {
    return this.projects.update(projectId, update);
  }

  @Delete('projects/:projectId')
  @Answers(ProjectSchema, 'The project as it was.', {
    summary: 'Remove a project',
    description: 'Its conversations stay where they are and lose the label.',
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
