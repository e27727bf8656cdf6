import type { ChangeEvent } from '@concordia/contract/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Commits } from '../../../database/commits.js';
import { ChangesRepository } from './changes.repository.js';

/** How long a change that another process made may stay unseen, in ms. */
const POLL_MS = 400;

export interface Subscriber {
  readonly workspaceId: string;
  readonly onChange: (event: ChangeEvent) => void;
}

/**
 * Watches the log of changes for everybody who listens: one small query, however many screens are open. It looks after each commit of this
 * process and otherwise every POLL_MS, and not at all while nobody listens.
 */
@Injectable()
export class ChangeFeed implements OnModuleDestroy {
  readonly #logger = new Logger('Stream');
  readonly #subscribers = new Set<Subscriber>();
  /** The newest number that each workspace's subscribers have been told. */
  readonly #told = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #stopListening: (() => void) | undefined;
  #looking: Promise<void> | null = null;
  #again = false;
  #isStopped = false;

  constructor(
    private readonly rows: ChangesRepository,
    private readonly commits: Commits,
  ) {}

  /** @returns how to stop listening. */
  subscribe(subscriber: Subscriber): () => void {
    if (this.#subscribers.size === 0) this.#start();
    this.#subscribers.add(subscriber);
    return () => {
      this.#subscribers.delete(subscriber);
      if (this.#subscribers.size === 0) this.#stop();
    };
  }

  /** Looks no more, and waits for the present look: the database is closed next. */
  async onModuleDestroy(): Promise<void> {
    this.#isStopped = true;
    this.#subscribers.clear();
    this.#stop();
    await this.#looking;
  }

  #start(): void {
    this.#told.clear();
    this.#stopListening = this.commits.onCommit(() => this.#look());
    this.#timer = setInterval(() => this.#look(), POLL_MS);
    this.#timer.unref();
    this.#look();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#stopListening?.();
  }

  /** Looks, or looks again after the present look: commits that come in between are told together. */
  #look(): void {
    if (this.#isStopped) return;
    if (this.#looking !== null) {
      this.#again = true;
      return;
    }
    this.#looking = this.#tellNews()
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

  async #tellNews(): Promise<void> {
    const heads = await this.rows.heads();
    for (const { id, change_seq: head } of heads) {
      const told = this.#told.get(id);
      // What was there before the first look is for the subscribers' own catching up.
      if (told === undefined) this.#told.set(id, head);
      else if (head > told) await this.#tell(id, told);
    }
  }

  async #tell(workspaceId: string, since: number): Promise<void> {
    const event = await this.rows.since(workspaceId, since);
    if (event === null) return;
    this.#told.set(workspaceId, event.seq);
    for (const subscriber of this.#subscribers) {
      if (subscriber.workspaceId === workspaceId) subscriber.onChange(event);
    }
    await this.#tell(workspaceId, event.seq);
  }
}
