import { Module } from '@nestjs/common';
import { AuditRepository } from './audit.repository.js';
import { AuditLog } from './audit-log.js';

/** A separate module, so that audited modules need not depend on token issuing. */
@Module({ providers: [AuditLog, AuditRepository], exports: [AuditLog, AuditRepository] })
export class AuditLogModule {}
