import { refreshToken } from '@concordia/channels/x';
import { MINUTE } from '@concordia/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { ChannelsRepository } from '../connections/channels.repository.js';
import type { ConnectionRow } from '../connections/connection.row.js';
import { ConnectionHealthService } from '../connections/connection-health.js';
import { TwitterTokens } from './twitter-tokens.js';

/** How long before expiry a token is renewed, in ms; leaves time for several attempts. */
const AHEAD = 20 * MINUTE;

/** How long a claim on a renewal lasts, in ms; longer than the call's timeout. */
const CLAIM = MINUTE;

/** Renews X tokens before they expire. A refresh token works once, so only one process may use it. */
@Injectable()
export class TwitterRenewalJobs implements OnModuleInit {
  readonly #logger = new Logger('Twitter');

  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly tokens: TwitterTokens,
    private readonly health: ConnectionHealthService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'twitter.renew',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 1,
      everyMs: 5 * MINUTE,
      handle: () => this.renew(),
    });
  }

  async renew(): Promise<void> {
    for (const { id } of await this.channels.ofChannel(this.db.read, 'twitter')) await this.#renewOne(id);
  }

  async #renewOne(id: string): Promise<void> {
    const grant = await this.tokens.grant(id);
    if (grant === null || grant.refreshToken === null || !this.#isDue(grant.row)) return;
    if (!(await this.#claim(id))) return;
    // Read again, since another process may have renewed the token.
    const claimed = await this.tokens.grant(id);
    if (claimed === null || claimed.refreshToken === null || !this.#isDue(claimed.row)) return this.#release(id);
    const answer = await refreshToken(claimed.tools, claimed.refreshToken);
    if (answer.ok) return this.tokens.renew(id, claimed.refreshToken, answer);
    this.#logger.warn(`The X token could not be renewed: ${answer.failure}, ${answer.code ?? 'no code'}.`);
    await this.#release(id);
    const isOver = answer.failure === 'rejected' || answer.failure === 'authentication';
    if (isOver) {
      const { code: providerCode, said } = answer;
      await this.health.noteCheck(claimed.row, { ok: false, failure: 'authentication', providerCode, said });
    }
  }

  #isDue({ mode, health, expires_at }: ConnectionRow): boolean {
    if (mode !== 'live' || health === 'expired') return false;
    return expires_at !== null && expires_at - this.clock.now() <= AHEAD;
  }

  async #claim(id: string): Promise<boolean> {
    const now = this.clock.now();
    return this.db.write((tx) => this.channels.claimRenewal(tx, id, now, now + CLAIM));
  }

  async #release(id: string): Promise<void> {
    await this.db.write((tx) => this.channels.releaseRenewal(tx, id));
  }
}
