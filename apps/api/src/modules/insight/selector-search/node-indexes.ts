import { MINUTE } from '@concordia/domain';
import type { NodeIndex } from '@concordia/domain/node-index';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { currentPrincipal, runAs } from '../../../database/request-context.js';
import type { FollowedIndex } from './followed-index.js';
import { NodeIndexReader } from './node-index-reader.js';

/** An index that nobody has searched for so long is given up, in ms. */
const IDLE = 15 * MINUTE;

/** What was known of somebody who is gone leaves the memory after so long at the latest, in ms; it is found no more at once. */
const GONE = 10 * MINUTE;

/** While a mailbox is imported an index falls behind again and again: it is read anew no sooner than so long after the last time, in ms. */
const BETWEEN_READINGS = MINUTE;

/** All indexes of this process together; those used longest ago are given up for more. */
const MOST_BYTES = 300_000_000;

/** An index is read anew when it holds the later terms of more nodes than these and than a share of all. */
const LATER = 1_000;
const LATER_SHARE = 1 / 10;

/** What there is of a workspace. */
interface Kept {
  followed: FollowedIndex | null;
  /** When it was read last, in ms since the epoch; `null` for never. */
  readAt: number | null;
  usedAt: number;
  isBeingRead: boolean;
  isTooLarge: boolean;
}

/**
 * The nodes of each workspace that is searched, in the memory of this process.
 *
 * An index is read in the background when somebody searches for the first time, and followed from then on. Until it is there, while it is behind, and where
 * there is too much for it, searches are statements of the database, which find the same.
 */
@Injectable()
export class NodeIndexes implements OnModuleInit, OnModuleDestroy {
  readonly #logger = new Logger('Search');
  readonly #stopping = new AbortController();
  readonly #kept = new Map<string, Kept>();
  /** One is read at a time. */
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

  /** The index of the present workspace with everything that has been committed, or `null` while the database has to be asked. */
  async current(): Promise<NodeIndex | null> {
    const { workspaceId } = currentPrincipal();
    const kept = this.#of(workspaceId);
    const { followed } = kept;
    const standing = followed === null ? 'lost' : await followed.catchUp();
    if (standing === 'lost' && kept.followed === followed) kept.followed = null;
    if (kept.followed === null || this.#isWorn(kept)) this.#read(workspaceId, kept);
    return standing === 'ready' && followed !== null ? followed.index : null;
  }

  /** Gives up what nobody has used for long. */
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
    // The one used last stands at the end.
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
          `People could not be read into memory: ${error instanceof Error ? error.message : String(error)}`,
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
      `${places} people and companies were read into memory in ${seconds} s: ${Math.round(bytes / 1e6)} MB.`,
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
