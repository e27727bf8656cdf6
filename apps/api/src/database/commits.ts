import { Injectable } from '@nestjs/common';

/**
 * Tells those who wait for something new in the database (the event stream, the job runner) that this process has just committed, so that
 * they look at once rather than at their next turn.
 */
@Injectable()
export class Commits {
  readonly #listeners = new Set<() => void>();

  announce(): void {
    for (const listener of this.#listeners) listener();
  }

  /** @returns how to stop listening. */
  onCommit(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
