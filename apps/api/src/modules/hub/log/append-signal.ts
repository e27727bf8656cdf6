import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Commits } from '../../../database/commits.js';

type Listener = (workspaceId: string) => void;

/**
 * Says in this process that there may be new events to read.
 *
 * An append tells what number it took, before its commit. Nobody knows which commit was which, so every commit from then on wakes those who
 * listen, until one of them has read that far; a transaction that is rolled back costs a look or two. What other processes append is not
 * heard here: listeners also look from time to time.
 */
@Injectable()
export class AppendSignal implements OnModuleInit, OnModuleDestroy {
  readonly #listeners = new Set<Listener>();
  readonly #expected = new Map<string, number>();
  #stop: (() => void) | undefined;

  constructor(private readonly commits: Commits) {}

  onModuleInit(): void {
    this.#stop = this.commits.onCommit(() => this.#wake());
  }

  onModuleDestroy(): void {
    this.#stop?.();
    this.#listeners.clear();
  }

  /** @returns how to stop listening. The listener is called often and returns at once. */
  onAppended(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** An event of this number is about to be committed. */
  expect(workspaceId: string, seq: number): void {
    this.#expected.set(workspaceId, Math.max(seq, this.#expected.get(workspaceId) ?? 0));
  }

  /** Everything up to this number was read. */
  seen(workspaceId: string, seq: number): void {
    if (seq >= (this.#expected.get(workspaceId) ?? Number.POSITIVE_INFINITY)) this.#expected.delete(workspaceId);
  }

  #wake(): void {
    for (const workspaceId of this.#expected.keys()) {
      for (const listener of this.#listeners) listener(workspaceId);
    }
  }
}
