import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../common/documented.js';
import { type Workspace, WorkspaceSchema, type WorkspaceUpdate, WorkspaceUpdateSchema } from './workspace.dto.js';
import { WorkspaceService } from './workspace.service.js';

@ApiTags('workspace')
@Controller('api/workspace')
export class WorkspaceController {
  constructor(private readonly workspace: WorkspaceService) {}

  @Get()
  @Answers(WorkspaceSchema, 'The workspace.', { summary: 'Read the workspace' })
  getWorkspace(): Promise<Workspace> {
    return this.workspace.get();
  }

  @Patch()
  @Answers(WorkspaceSchema, 'The workspace as it is now.', { summary: 'Change the workspace' })
  updateWorkspace(@Body({ schema: WorkspaceUpdateSchema }) update: WorkspaceUpdate): Promise<Workspace> {
    return this.workspace.update(update);
  }
}
