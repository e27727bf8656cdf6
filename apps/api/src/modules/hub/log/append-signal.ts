import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Commits } from '../../../database/commits.js';

type Listener = (workspaceId: string) => void;

/**
 * Signals within this process that there may be new events.
 *
 * An append announces its sequence number before its commit. Commits cannot be matched to appends, so every later commit wakes the listeners until
 * one has read that far; a rollback costs a read or two. Appends of other processes are not signaled, so listeners also poll.
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

  /** @returns unsubscribes. The listener is called often and must return immediately. */
  onAppended(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The event with this sequence number is about to be committed. */
  expect(workspaceId: string, seq: number): void {
    this.#expected.set(workspaceId, Math.max(seq, this.#expected.get(workspaceId) ?? 0));
  }

  /** All events up to this sequence number were read. */
  seen(workspaceId: string, seq: number): void {
    if (seq >= (this.#expected.get(workspaceId) ?? Number.POSITIVE_INFINITY)) this.#expected.delete(workspaceId);
  }

  #wake(): void {
    for (const workspaceId of this.#expected.keys()) {
      for (const listener of this.#listeners) listener(workspaceId);
    }
  }
}
