import { Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';

/** Apart from the rest, so that what is noted need not know how tokens are made. */
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditLogModule {}
