import type { ChangeEvent } from '@concordia/contract/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Commits } from '../../../database/commits.js';
import { ChangesRepository } from './changes.repository.js';

/** Maximum delay before another process's change is seen, in ms. */
const POLL_MS = 400;

export interface Subscriber {
  readonly workspaceId: string;
  readonly onChange: (event: ChangeEvent) => void;
}

/**
 * Polls the change log once for all subscribers. It polls after each commit of this process, otherwise every POLL_MS, and not at all without
 * subscribers.
 */
@Injectable()
export class ChangeFeed implements OnModuleDestroy {
  readonly #logger = new Logger('Stream');
  readonly #subscribers = new Set<Subscriber>();
  /** The last sequence number sent to each workspace's subscribers. */
  readonly #announced = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #stopListening: (() => void) | undefined;
  #looking: Promise<void> | null = null;
  #again = false;
  #isStopped = false;

  constructor(
    private readonly rows: ChangesRepository,
    private readonly commits: Commits,
  ) {}

  /** @returns unsubscribes. */
  subscribe(subscriber: Subscriber): () => void {
    if (this.#subscribers.size === 0) this.#start();
    this.#subscribers.add(subscriber);
    return () => {
      this.#subscribers.delete(subscriber);
      if (this.#subscribers.size === 0) this.#stop();
    };
  }

  /** Stops polling and waits for the poll in progress, because the database is closed next. */
  async onModuleDestroy(): Promise<void> {
    this.#isStopped = true;
    this.#subscribers.clear();
    this.#stop();
    await this.#looking;
  }

  #start(): void {
    this.#announced.clear();
    this.#stopListening = this.commits.onCommit(() => this.#look());
    this.#timer = setInterval(() => this.#look(), POLL_MS);
    this.#timer.unref();
    this.#look();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#stopListening?.();
  }

  /** Polls now, or again after the poll in progress: commits in between share one event. */
  #look(): void {
    if (this.#isStopped) return;
    if (this.#looking !== null) {
      this.#again = true;
      return;
    }
    this.#looking = this.#publishChanges()
      .catch((error: unknown) => {
        this.#logger.warn(`Changes could not be read: ${error instanceof Error ? error.message : String(error)}`);
      })
      .finally(() => {
        this.#looking = null;
        if (this.#again) {
          this.#again = false;
          this.#look();
        }
      });
  }

  async #publishChanges(): Promise<void> {
    const heads = await this.rows.heads();
    for (const { id, change_seq: head } of heads) {
      const announced = this.#announced.get(id);
      // Subscribers catch up on changes before the first poll themselves.
      if (announced === undefined) this.#announced.set(id, head);
      else if (head > announced) await this.#announce(id, announced);
    }
  }

  async #announce(workspaceId: string, since: number): Promise<void> {
    const event = await this.rows.since(workspaceId, since);
    if (event === null) return;
    this.#announced.set(workspaceId, event.seq);
    for (const subscriber of this.#subscribers) {
      if (subscriber.workspaceId === workspaceId) subscriber.onChange(event);
    }
    await this.#announce(workspaceId, event.seq);
  }
}
