import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { ImportsModule } from '../../intake/imports/imports.module.js';
import { StreamModule } from '../stream/stream.module.js';
import { WorkspaceSettingsService } from './settings/workspace-settings.service.js';
import { WorkspaceController } from './workspace.controller.js';
import { WorkspaceService } from './workspace.service.js';

@Module({
  imports: [AuditLogModule, ImportsModule, StreamModule],
  controllers: [WorkspaceController],
  providers: [WorkspaceService, WorkspaceSettingsService],
  exports: [WorkspaceService],
})
export class WorkspaceModule {}
