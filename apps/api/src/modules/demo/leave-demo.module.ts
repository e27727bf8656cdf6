import { Global, Module } from '@nestjs/common';
import { LEAVE_DEMO, type LeaveDemo } from '../platform/workspace/leave-demo.js';
import { leaveDemo } from './leave-demo.js';

/** Global, so that modules that import real data do not depend on the demo. */
@Global()
@Module({ providers: [{ provide: LEAVE_DEMO, useValue: leaveDemo satisfies LeaveDemo }], exports: [LEAVE_DEMO] })
export class LeaveDemoModule {}
