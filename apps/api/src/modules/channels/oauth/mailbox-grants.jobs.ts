import { isStillGranted } from '@concordia/channels/imap';
import { SECOND, SIGN_IN_MAILBOXES } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { ChannelsRepository } from '../connections/channels.repository.js';
import type { ConnectionRow } from '../connections/connection.row.js';
import { MailGrants } from '../connections/mail-grants.js';
import { MailTokens } from '../connections/mail-tokens.js';

/** How often grants are checked, in ms; a revoked one shows within a minute. */
const EVERY = 40 * SECOND;

/**
 * Notices revoked grants. An open IMAP connection outlives its token, so it would never tell.
 *
 * Google says whether a token still counts. Microsoft only refuses the next refresh, and permits far more of them than one in this interval.
 */
@Injectable()
export class MailboxGrantsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly grants: MailGrants,
    private readonly tokens: MailTokens,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'mailboxes.grants',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 1,
      everyMs: EVERY,
      handle: () => this.checkAll(),
    });
  }

  async checkAll(): Promise<void> {
    const rows = await this.channels.ofProviders(this.db.read, SIGN_IN_MAILBOXES);
    await Promise.all(rows.filter(isWatched).map((row) => this.#check(row)));
  }

  async #check(row: ConnectionRow): Promise<void> {
    const grant = await this.grants.of(row);
    if (grant === null || grant.accessToken === null) return;
    const isGranted = await isStillGranted(grant.signIn, grant.accessToken);
    if (isGranted !== 'yes') await this.tokens.current(row.id, grant.accessToken);
  }
}

const isWatched = ({ mode, health }: ConnectionRow): boolean => mode === 'live' && health !== 'expired';
