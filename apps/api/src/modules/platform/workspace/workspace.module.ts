import { Module } from '@nestjs/common';
import { AuditLogModule } from '../../hub/auth/audit-log.module.js';
import { OwnAddresses } from './own-addresses.js';
import { WorkspaceSettingsService } from './settings/workspace-settings.service.js';
import { WorkspaceController } from './workspace.controller.js';
import { WorkspaceRepository } from './workspace.repository.js';
import { WorkspaceService } from './workspace.service.js';

@Module({
  imports: [AuditLogModule],
  controllers: [WorkspaceController],
  providers: [OwnAddresses, WorkspaceRepository, WorkspaceService, WorkspaceSettingsService],
  exports: [OwnAddresses, WorkspaceService],
})
export class WorkspaceModule {}
