import type { PromiseState } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { PromiseChecksRepository } from './promise-checks.repository.js';

interface Quoted {
  readonly messageId: string;
  readonly quote: string;
}

type Kept = NonNullable<PromiseState['kept']>;

const nameOf = ({ messageId, quote }: Quoted): string => `${messageId} ${quote}`;

/** Which promises were checked off. They are read from texts again and again, so each is known by its message and its words. */
@Injectable()
export class PromiseChecks {
  constructor(private readonly rows: PromiseChecksRepository) {}

  /** @returns how each of the promises was kept; `undefined` for the open ones. */
  async of(promises: readonly Quoted[]): Promise<(promise: Quoted) => Kept | undefined> {
    const rows = promises.length === 0 ? [] : await this.rows.of(promises.map(({ messageId }) => messageId));
    const kept = new Map(
      rows.map(({ message_id: messageId, quote, kept_at, kept_by_id }) => [
        nameOf({ messageId, quote }),
        { at: new Date(kept_at).toISOString(), messageId: kept_by_id },
      ]),
    );
    return (promise) => kept.get(nameOf(promise));
  }

  /** The promises with how they were kept; what was kept is not overdue. */
  async marked<Promised extends Quoted & { readonly isOverdue: boolean }>(
    promises: readonly Promised[],
  ): Promise<(Promised & { readonly kept?: Kept })[]> {
    const keptOf = await this.of(promises);
    return promises.map((promise) => {
      const kept = keptOf(promise);
      return kept === undefined ? promise : { ...promise, isOverdue: false, kept };
    });
  }
}
