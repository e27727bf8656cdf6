import { Module } from '@nestjs/common';
import { AuditRepository } from './audit.repository.js';
import { AuditLog } from './audit-log.js';

/** Apart from the rest, so that what is noted need not know how tokens are made. */
@Module({ providers: [AuditLog, AuditRepository], exports: [AuditLog, AuditRepository] })
export class AuditLogModule {}
