import { HOUR, SECOND } from '@concordia/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { ChannelAdapters } from './channel-adapters.js';
import { ChannelsRepository } from './channels.repository.js';
import type { ConnectionRow } from './connection.row.js';
import { ConnectionHealthService } from './connection-health.js';

/** Timeout of one provider's check, in ms. */
const PATIENCE = 20 * SECOND;

/** Checks the credentials of every live connection hourly, so that an expiry is noticed before a message needs them. */
@Injectable()
export class ConnectionCheckJobs implements OnModuleInit {
  readonly #logger = new Logger('Channels');

  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly adapters: ChannelAdapters,
    private readonly health: ConnectionHealthService,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'channels.check',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 1,
      everyMs: HOUR,
      handle: ({ signal }) => this.checkAll(signal),
    });
  }

  async checkAll(signal: AbortSignal): Promise<void> {
    const rows = await this.channels.all(this.db.read);
    const live = rows.filter(({ mode }) => mode === 'live');
    await Promise.all(live.map((row) => this.#check(row, signal)));
  }

  async #check(row: ConnectionRow, signal: AbortSignal): Promise<void> {
    const patience = AbortSignal.timeout(PATIENCE);
    try {
      const adapter = await this.adapters.configured(row);
      if (adapter !== null) await this.health.noteCheck(row, await adapter.check(AbortSignal.any([signal, patience])));
    } catch (error) {
      signal.throwIfAborted();
      const refused = { ok: false, failure: 'transient', providerCode: null, said: null } as const;
      if (patience.aborted) return this.health.noteCheck(row, refused);
      this.#logger.error(`${row.channel} cannot be checked: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
