import { Injectable } from '@nestjs/common';

/** Notifies the event stream and the job runner of commits in this process, so that they need not wait for their next poll. */
@Injectable()
export class Commits {
  readonly #listeners = new Set<() => void>();

  announce(): void {
    for (const listener of this.#listeners) listener();
  }

  /** @returns a function that unsubscribes. */
  onCommit(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
