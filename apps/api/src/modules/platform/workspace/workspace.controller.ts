import {
  type Workspace,
  WorkspaceSchema,
  type WorkspaceSettings,
  WorkspaceSettingsSchema,
  type WorkspaceSettingsUpdate,
  WorkspaceSettingsUpdateSchema,
  type WorkspaceUpdate,
  WorkspaceUpdateSchema,
} from '@concordia/contract/platform';
import { Body, Controller, Get, Patch, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../common/documented.js';
import { WorkspaceSettingsService } from './settings/workspace-settings.service.js';
import { WorkspaceService } from './workspace.service.js';

@ApiTags('workspace')
@Controller('api/workspace')
export class WorkspaceController {
  constructor(
    private readonly workspace: WorkspaceService,
    private readonly settings: WorkspaceSettingsService,
  ) {}

  @Get()
  @Answers(WorkspaceSchema, 'The workspace.', {
    summary: 'Get the workspace',
    description: 'Returns the name, own addresses and retention of the workspace, and the version of Concordia.',
  })
  getWorkspace(): Promise<Workspace> {
    return this.workspace.get();
  }

  @Patch()
  @Answers(WorkspaceSchema, 'The updated workspace.', {
    summary: 'Update the workspace',
    description: 'Updates only the fields in the request.',
  })
  updateWorkspace(@Body({ schema: WorkspaceUpdateSchema }) update: WorkspaceUpdate): Promise<Workspace> {
    return this.workspace.update(update);
  }

  @Get('settings')
  @Answers(WorkspaceSettingsSchema, 'The settings.', {
    summary: 'Get the settings of the workspace',
    description:
      'Amounts are in this currency. Days, quiet hours and the brief follow this time zone. With `sharesPresence`, contacts see read marks and typing.',
  })
  getWorkspaceSettings(): Promise<WorkspaceSettings> {
    return this.settings.get();
  }

  @Put('settings')
  @Answers(WorkspaceSettingsSchema, 'The updated settings.', {
    summary: 'Update the settings of the workspace',
    description:
      'Amounts are not converted. Schedules that follow the time zone use the new one from their next run on.',
  })
  setWorkspaceSettings(
    @Body({ schema: WorkspaceSettingsUpdateSchema }) update: WorkspaceSettingsUpdate,
  ): Promise<WorkspaceSettings> {
    return this.settings.set(update);
  }
}
