import { MINUTE } from '@concordia/domain';
import type { NodeIndex } from '@concordia/domain/node-index';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { currentPrincipal, runAs } from '../../../database/request-context.js';
import type { FollowedIndex } from './followed-index.js';
import { NodeIndexReader } from './node-index-reader.js';

/** An index unused for this long is dropped, in ms. */
const IDLE = 15 * MINUTE;

/** Maximum time that data of removed nodes stays in memory, in ms. Searches stop finding it immediately. */
const GONE = 10 * MINUTE;

/** Minimum interval between two reads of an index, in ms. During an import, an index falls behind repeatedly. */
const BETWEEN_READINGS = MINUTE;

/** Memory limit for all indexes of this process; beyond it, the least recently used are dropped. */
const MOST_BYTES = 300_000_000;

/** An index is read again once more nodes than this, and than a share of all, have terms changed since. */
const LATER = 1_000;
const LATER_SHARE = 1 / 10;

interface Kept {
  followed: FollowedIndex | null;
  /** Time of the last read, in ms since the epoch; `null` if never read. */
  readAt: number | null;
  usedAt: number;
  isBeingRead: boolean;
  isTooLarge: boolean;
}

/**
 * In-memory node indexes of the workspaces being searched.
 *
 * The first search starts reading an index in the background; afterwards the index follows the change log. While it is loading, behind or too large,
 * the database answers searches, with the same results.
 */
@Injectable()
export class NodeIndexes implements OnModuleInit, OnModuleDestroy {
  readonly #logger = new Logger('Search');
  readonly #stopping = new AbortController();
  readonly #kept = new Map<string, Kept>();
  /** Only one index is read at a time. */
  #reading: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly reader: NodeIndexReader,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.#timer = setInterval(() => this.forgetIdle(), MINUTE);
    this.#timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#reading;
    await Promise.all([...this.#kept.values()].map(({ followed }) => followed?.settled()));
  }

  /** The workspace's index including all committed changes, or `null` if the database must be queried. */
  async current(): Promise<NodeIndex | null> {
    const { workspaceId } = currentPrincipal();
    const kept = this.#of(workspaceId);
    const { followed } = kept;
    const standing = followed === null ? 'lost' : await followed.catchUp();
    if (standing === 'lost' && kept.followed === followed) kept.followed = null;
    if (kept.followed === null || this.#isWorn(kept)) this.#read(workspaceId, kept);
    return standing === 'ready' && followed !== null ? followed.index : null;
  }

  /** Drops indexes not used for {@link IDLE}. */
  forgetIdle(): void {
    const now = this.clock.now();
    for (const [id, { usedAt, isBeingRead }] of this.#kept) {
      if (!isBeingRead && now - usedAt > IDLE) this.#kept.delete(id);
    }
  }

  #of(workspaceId: string): Kept {
    const now = this.clock.now();
    const kept = this.#kept.get(workspaceId) ?? {
      followed: null,
      readAt: null,
      usedAt: now,
      isBeingRead: false,
      isTooLarge: false,
    };
    kept.usedAt = now;
    // Map order is from least to most recently used.
    this.#kept.delete(workspaceId);
    this.#kept.set(workspaceId, kept);
    return kept;
  }

  #isWorn({ followed, readAt }: Kept): boolean {
    if (followed === null) return false;
    const { later, places, removed } = followed.index;
    return later > Math.max(LATER, places * LATER_SHARE) || (removed > 0 && this.clock.now() - (readAt ?? 0) > GONE);
  }

  #read(workspaceId: string, kept: Kept): void {
    if (kept.isBeingRead || kept.isTooLarge || this.#stopping.signal.aborted) return;
    if (kept.readAt !== null && this.clock.now() - kept.readAt < BETWEEN_READINGS) return;
    kept.isBeingRead = true;
    this.#reading = this.#reading
      .then(() => runAs({ kind: 'system', workspaceId }, () => this.#readNow(kept)))
      .catch((error: unknown) => {
        if (this.#stopping.signal.aborted) return;
        this.#logger.warn(
          `People and companies could not be loaded into memory: ${error instanceof Error ? error.message : String(error)}`,
        );
      })
      .finally(() => {
        kept.isBeingRead = false;
        kept.readAt = this.clock.now();
      });
  }

  async #readNow(kept: Kept): Promise<void> {
    const started = performance.now();
    kept.followed = await this.reader.read(this.#stopping.signal);
    kept.isTooLarge = kept.followed === null;
    if (kept.followed === null) return;
    const { places, bytes } = kept.followed.index;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    this.#logger.debug(
      `Loaded ${places} people and companies into memory in ${seconds} s: ${Math.round(bytes / 1e6)} MB.`,
    );
    this.#makeRoom(kept);
  }

  #makeRoom(newest: Kept): void {
    let bytes = 0;
    for (const [id, kept] of [...this.#kept].toReversed()) {
      bytes += kept.followed?.index.bytes ?? 0;
      if (bytes > MOST_BYTES && kept !== newest && !kept.isBeingRead) this.#kept.delete(id);
    }
  }
}
