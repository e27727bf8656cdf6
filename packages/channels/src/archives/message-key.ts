import { createHash } from 'node:crypto';

/** A message's key: SHA-256 in hex of what every copy of it has in common. */
export const messageKey = (...facts: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex');

/** Numbers equal messages of one thread, so that "ok" twice in a minute is two messages in every export. */
export class Repeats {
  readonly #counts = new Map<string, number>();
  #moment = '';

  /** @param moment messages of another moment cannot be equal, so earlier ones are forgotten. */
  next(moment: string, content: string): number {
    if (moment !== this.#moment) this.#counts.clear();
    this.#moment = moment;
    const count = this.#counts.get(content) ?? 0;
    this.#counts.set(content, count + 1);
    return count;
  }
}
