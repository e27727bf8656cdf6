import type { RotatedSecret, RotateSecret } from '@concordia/contract/hub';
import { HOUR } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { AuditLog } from '../auth/audit-log.js';
import { DeliveryEngine } from './delivery/delivery-engine.js';
import { Keyring } from './signing/keyring.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

@Injectable()
export class SecretsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly keyring: Keyring,
    private readonly engine: DeliveryEngine,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Both secrets sign during the overlap. A secret left over from an earlier rotation is dropped at once. */
  async rotate(id: string, { overlap_hours: hours }: RotateSecret): Promise<RotatedSecret> {
    const until = hours === 0 ? null : this.clock.now() + hours * HOUR;
    const made = await this.db.write(async (tx) => {
      const row = await this.subscriptions.find(id, tx);
      if (row === undefined)
        throw new DomainFailure('not-found', 'SUBSCRIPTION_NOT_FOUND', 'The subscription was not found.');
      const secret = this.keyring.make(id, row.signature);
      await this.subscriptions.update(tx, id, {
        sealed_secret: secret.sealed,
        public_key: secret.publicKey,
        sealed_previous: until === null ? null : row.sealed_secret,
        previous_until: until,
      });
      const detail = until === null ? 'at once' : `both until ${new Date(until).toISOString()}`;
      await this.audit.record(tx, { action: 'secret.rotated', subject: row.webhook_url, detail });
      return secret;
    });
    this.engine.wake();
    return {
      secret: made.secret,
      public_key: made.publicKey,
      previous_secret_until: until === null ? null : new Date(until).toISOString(),
    };
  }
}
