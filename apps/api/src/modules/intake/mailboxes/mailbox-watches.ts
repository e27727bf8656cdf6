import { MAILBOX_PROVIDERS, MINUTE, SECOND } from '@concordia/domain';
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
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { type ConnectionRow, isRevoked } from '../../channels/connections/connection.row.js';
import { ConnectionHealthService } from '../../channels/connections/connection-health.js';
import { Harvesters } from '../night-ops/harvesters.js';
import { MailboxAccounts } from './mailbox-accounts.js';
import { MailboxReader } from './mailbox-reader.js';
import { MailboxWatch, type WatchEvents } from './mailbox-watch.js';
import { MailboxesRepository, type MailboxRow } from './mailboxes.repository.js';
import { openMailbox } from './open-mailbox.js';

/** How often to check for mailboxes that were connected, changed or released by another process, in ms. */
const LOOK_MS = 5 * SECOND;

/** How long a silent process keeps its mailbox, in ms. */
const LEASE_MS = MINUTE;

interface Watched {
  readonly workspaceId: string;
  /** The connection's version when the watch started. */
  readonly version: number;
  readonly mode: ConnectionRow['mode'];
  readonly watch: MailboxWatch;
}

type Noted = Partial<Pick<MailboxRow, 'state' | 'failure' | 'read_at' | 'refused_version'>>;

/** Reads this process's share of the connected mailboxes. A lease ensures that one process reads each. */
@Injectable()
export class MailboxWatches implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Mailboxes');
  readonly #owner = jobOwner();
  /** By account. */
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
    await Promise.all([...this.#watched.keys()].map((accountId) => this.#leave(accountId)));
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
    const rows = new Map((await this.#connected()).map((row) => [row.id, row]));
    for (const [accountId, watched] of this.#watched) {
      if (watched.workspaceId !== workspaceId) continue;
      const isKept = isSame(rows.get(accountId), watched) && (await this.#renew(accountId));
      if (!isKept) await this.#leave(accountId);
    }
    for (const row of rows.values()) await this.#begin(workspaceId, row);
  }

  /** One mailbox that cannot be read must not keep the others from being read. */
  async #begin(workspaceId: string, row: ConnectionRow): Promise<void> {
    if (this.#watched.has(row.id)) return;
    const isRefused = row.mode === 'live' && (await this.mailboxes.find(row.id))?.refused_version === row.version;
    if (isRefused) return;
    await this.#takeUp(workspaceId, row).catch((error: unknown) => {
      this.#logger.warn(`A mailbox could not be read: ${reasonOf(error)}`);
    });
  }

  async #takeUp(workspaceId: string, row: ConnectionRow): Promise<void> {
    const account = await this.accounts.of(row);
    const now = this.clock.now();
    const lease = { owner: this.#owner, now, until: now + LEASE_MS };
    if (!(await this.db.write((tx) => this.mailboxes.claim(tx, { accountId: row.id, login: account.mark }, lease))))
      return;
    const watch = new MailboxWatch(account, this.reader, this.#eventsOf(row), Math.random);
    this.#watched.set(row.id, { workspaceId, version: row.version, mode: row.mode, watch });
  }

  /** Handlers run in the context of the mailbox's workspace. */
  #eventsOf(row: ConnectionRow): WatchEvents {
    return {
      connecting: () => this.#note(row.id, { state: 'connecting' }),
      fetching: () => this.#note(row.id, { state: 'fetching', failure: null }),
      listening: (failure) => this.#note(row.id, { state: 'listening', failure, read_at: this.clock.now() }),
      waiting: (failure) => this.#note(row.id, { state: 'waiting', failure }),
      refused: async (failure) => {
        await this.#note(row.id, { state: 'refused', failure, refused_version: row.version });
        // Whoever asked for a token has already said why there is none.
        const known = await this.channels.account(this.db.read, row.id);
        if (known !== undefined && isRevoked(known)) return;
        await this.health.noteCheck(row, { ok: false, failure: 'authentication', providerCode: null, said: failure });
      },
    };
  }

  async #note(accountId: string, values: Noted): Promise<void> {
    await this.db.write(async (tx) => {
      await this.mailboxes.change(tx, accountId, { ...values, updated_at: this.clock.now() });
    });
  }

  #renew(accountId: string): Promise<boolean> {
    return this.db.write((tx) => this.mailboxes.renew(tx, accountId, this.#owner, this.clock.now() + LEASE_MS));
  }

  async #leave(accountId: string): Promise<void> {
    const watched = this.#watched.get(accountId);
    if (watched === undefined) return;
    this.#watched.delete(accountId);
    const { workspaceId } = watched;
    await watched.watch
      .stop()
      .catch((error: unknown) => this.#logger.warn(`A mailbox watch stopped with an error: ${reasonOf(error)}`));
    await runAs({ kind: 'system', workspaceId }, () =>
      this.db.write((tx) => this.mailboxes.release(tx, accountId, this.#owner)),
    );
  }

  /** The workspace's mailboxes, live or simulated. */
  async #connected(): Promise<readonly ConnectionRow[]> {
    const rows = await this.channels.ofProviders(this.db.read, MAILBOX_PROVIDERS);
    return rows.filter((row) => row.mode !== 'not_connected' && !isRevoked(row));
  }

  /** Reads the workspace's mailboxes now, over separate connections, even if another process reads them. */
  async #harvest(signal: AbortSignal): Promise<{ mailboxes: number; messages: number }> {
    const rows = await this.#connected();
    let messages = 0;
    for (const row of rows) messages += await this.#harvestOne(row, signal);
    return { mailboxes: rows.length, messages };
  }

  async #harvestOne(row: ConnectionRow, signal: AbortSignal): Promise<number> {
    const account = await this.accounts.of(row);
    const session = await openMailbox(account);
    try {
      return (await this.reader.read(session, account, signal)).fresh;
    } finally {
      await session.close();
    }
  }
}

const isSame = (row: ConnectionRow | undefined, { version, mode }: Watched): boolean =>
  row !== undefined && row.version === version && row.mode === mode;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
