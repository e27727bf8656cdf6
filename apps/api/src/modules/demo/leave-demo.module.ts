import { Global, Module } from '@nestjs/common';
import { AuditLogModule } from '../hub/auth/audit-log.module.js';
import { SearchModule } from '../inbox/search/search.module.js';
import { LEAVE_DEMO, type LeaveDemo } from '../platform/workspace/leave-demo.js';
import { WorkspaceModule } from '../platform/workspace/workspace.module.js';
import { leaveDemo } from './leave-demo.js';
import { SampleDataController } from './sample-data.controller.js';
import { SampleDataService } from './sample-data.service.js';

/** Global, so that modules that import real data do not depend on the demo. */
@Global()
@Module({
  imports: [AuditLogModule, SearchModule, WorkspaceModule],
  controllers: [SampleDataController],
  providers: [SampleDataService, { provide: LEAVE_DEMO, useValue: leaveDemo satisfies LeaveDemo }],
  exports: [LEAVE_DEMO],
})
export class LeaveDemoModule {}
