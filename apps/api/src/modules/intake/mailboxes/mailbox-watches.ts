import { MINUTE, SECOND } from '@concordia/domain';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { runAs } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Workspaces } from '../../../database/workspaces.js';
import { jobOwner } from '../../../jobs/job-owner.js';
import { ImapSession } from '../../../outgoing/mail/imap.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import type { ConnectionRow } from '../../channels/connections/connection.row.js';
import { ConnectionHealthService } from '../../channels/connections/connection-health.js';
import { Harvesters } from '../night-ops/harvesters.js';
import { MailboxAccounts } from './mailbox-accounts.js';
import { MailboxReader } from './mailbox-reader.js';
import { MailboxWatch, type WatchEvents } from './mailbox-watch.js';
import { MailboxesRepository, type MailboxRow } from './mailboxes.repository.js';

/** How often to check for mailboxes that were connected, changed or released by another process, in ms. */
const LOOK_MS = 5 * SECOND;

/** How long a silent process keeps its mailbox, in ms. */
const LEASE_MS = MINUTE;

interface Watched {
  /** The connection's version when the watch started. */
  readonly version: number;
  readonly mode: ConnectionRow['mode'];
  readonly watch: MailboxWatch;
}

/** Reads this process's share of the connected mailboxes. A lease ensures that one process reads each. */
@Injectable()
export class MailboxWatches implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Mailboxes');
  readonly #owner = jobOwner();
  readonly #watched = new Map<string, Watched>();
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | null = null;
  #isStopped = false;

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly workspaces: Workspaces,
    private readonly channels: ChannelsRepository,
    private readonly accounts: MailboxAccounts,
    private readonly mailboxes: MailboxesRepository,
    private readonly reader: MailboxReader,
    private readonly health: ConnectionHealthService,
    private readonly harvesters: Harvesters,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.harvesters.register({ kind: 'mailboxes', harvest: (signal) => this.#harvest(signal) });
  }

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.lookAround(), LOOK_MS);
    this.#timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#turn;
    await Promise.all([...this.#watched.keys()].map((workspaceId) => this.#leave(workspaceId)));
  }

  /** Starts watches of unread mailboxes and stops obsolete ones. Calls never overlap. */
  lookAround(): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    this.#turn ??= this.#look()
      .catch((error: unknown) => this.#logger.warn(`Mailboxes could not be checked: ${reasonOf(error)}`))
      .finally(() => {
        this.#turn = null;
      });
    return this.#turn;
  }

  async #look(): Promise<void> {
    for (const workspaceId of await this.workspaces.list()) {
      await runAs({ kind: 'system', workspaceId }, () => this.#lookHere(workspaceId));
    }
  }

  async #lookHere(workspaceId: string): Promise<void> {
    const row = await this.#connection();
    const watched = this.#watched.get(workspaceId);
    if (watched !== undefined && !(isSame(row, watched) && (await this.#renew()))) await this.#leave(workspaceId);
    if (row === null || this.#watched.has(workspaceId)) return;
    const isRefused = row.mode === 'live' && (await this.mailboxes.find())?.refused_version === row.version;
    if (isRefused) return;
    await this.#takeUp(workspaceId, row);
  }

  async #takeUp(workspaceId: string, row: ConnectionRow): Promise<void> {
    const account = await this.accounts.of(row);
    const now = this.clock.now();
    const lease = { owner: this.#owner, now, until: now + LEASE_MS };
    if (!(await this.db.write((tx) => this.mailboxes.claim(tx, account.mark, lease)))) return;
    const watch = new MailboxWatch(account, this.reader, this.#eventsOf(row), Math.random);
    this.#watched.set(workspaceId, { version: row.version, mode: row.mode, watch });
  }

  /** Handlers run in the context of the mailbox's workspace. */
  #eventsOf(row: ConnectionRow): WatchEvents {
    return {
      connecting: () => this.#note({ state: 'connecting' }),
      fetching: () => this.#note({ state: 'fetching', failure: null }),
      listening: () => this.#note({ state: 'listening', failure: null, read_at: this.clock.now() }),
      waiting: (failure) => this.#note({ state: 'waiting', failure }),
      refused: async (failure) => {
        await this.#note({ state: 'refused', failure, refused_version: row.version });
        await this.health.noteCheck(row, { ok: false, failure: 'authentication', providerCode: null, said: failure });
      },
    };
  }

  async #note(values: Partial<Pick<MailboxRow, 'state' | 'failure' | 'read_at' | 'refused_version'>>): Promise<void> {
    await this.db.write(async (tx) => {
      await this.mailboxes.change(tx, { ...values, updated_at: this.clock.now() });
    });
  }

  #renew(): Promise<boolean> {
    return this.db.write((tx) => this.mailboxes.renew(tx, this.#owner, this.clock.now() + LEASE_MS));
  }

  async #leave(workspaceId: string): Promise<void> {
    const watched = this.#watched.get(workspaceId);
    if (watched === undefined) return;
    this.#watched.delete(workspaceId);
    await watched.watch
      .stop()
      .catch((error: unknown) => this.#logger.warn(`A mailbox watch stopped with an error: ${reasonOf(error)}`));
    await runAs({ kind: 'system', workspaceId }, () => this.db.write((tx) => this.mailboxes.release(tx, this.#owner)));
  }

  /** The workspace's mailbox, live or simulated. */
  async #connection(): Promise<ConnectionRow | null> {
    const rows = await this.channels.ofProviders(this.db.read, ['imap']);
    return rows.find(({ mode }) => mode !== 'not_connected') ?? null;
  }

  /** Reads the workspace's mailbox now, over a separate connection, even if another process reads it. */
  async #harvest(signal: AbortSignal): Promise<{ mailboxes: number; messages: number }> {
    const row = await this.#connection();
    if (row === null) return { mailboxes: 0, messages: 0 };
    const account = await this.accounts.of(row);
    const session = await ImapSession.open(account.imap, account.login);
    try {
      return { mailboxes: 1, messages: await this.reader.read(session, account, signal) };
    } finally {
      await session.close();
    }
  }
}

const isSame = (row: ConnectionRow | null, { version, mode }: Watched): boolean =>
  row !== null && row.version === version && row.mode === mode;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
