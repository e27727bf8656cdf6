import { DAY } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { AuditRepository } from './audit.repository.js';
import { AUDIT_KEPT_MS } from './audit-log.js';
import { HubKeysRepository } from './keys.repository.js';
import { NoncesRepository } from './nonces.repository.js';
import { HubTokensRepository } from './tokens.repository.js';

/** Retention of expired tokens and revoked keys, in ms. */
const ENDED_KEPT_MS = 30 * DAY;

@Injectable()
export class HubAuthJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly keys: HubKeysRepository,
    private readonly tokens: HubTokensRepository,
    private readonly nonces: NoncesRepository,
    private readonly audit: AuditRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'hub-auth-tidy',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: DAY,
      handle: () => this.tidy(),
    });
  }

  tidy(): Promise<void> {
    const now = this.clock.now();
    return this.db.write(async (tx) => {
      await this.keys.removeOld(tx, now, now - ENDED_KEPT_MS);
      await this.tokens.removeExpired(tx, now - ENDED_KEPT_MS);
      await this.nonces.removeExpired(tx, now);
      await this.audit.removeBefore(tx, now - AUDIT_KEPT_MS);
    });
  }
}
