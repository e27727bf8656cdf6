import { Injectable } from '@nestjs/common';
import { outageOf } from '../../../common/outage.js';
import { runAs } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Envelopes, type IncomingEnvelope } from './envelopes.js';

interface Waiting {
  readonly incoming: readonly IncomingEnvelope[];
  readonly kept: (fresh: number) => void;
  readonly failed: (error: unknown) => void;
}

/** Most webhooks per transaction. */
const TOGETHER = 50;

/** Stores concurrent webhooks in one transaction, so that they share the disk sync. Each is acknowledged after the commit. */
@Injectable()
export class GatheredEnvelopes {
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly envelopes: Envelopes,
  ) {}

  /** @returns how many were new. */
  keep(workspaceId: string, incoming: readonly IncomingEnvelope[]): Promise<number> {
    return new Promise((kept, failed) => {
      const one = { incoming, kept, failed };
      const others = this.#waiting.get(workspaceId);
      if (others !== undefined) return void others.push(one);
      this.#waiting.set(workspaceId, [one]);
      // Lets webhooks from other connections in this event loop turn join.
      setImmediate(() => void this.#flush(workspaceId));
    });
  }

  async #flush(workspaceId: string): Promise<void> {
    const all = this.#waiting.get(workspaceId) ?? [];
    this.#waiting.delete(workspaceId);
    for (let at = 0; at < all.length; at += TOGETHER) await this.#keepAll(workspaceId, all.slice(at, at + TOGETHER));
  }

  async #keepAll(workspaceId: string, all: readonly Waiting[]): Promise<void> {
    try {
      const counts = await this.#write(workspaceId, all);
      for (const [index, { kept }] of all.entries()) kept(counts[index] ?? 0);
    } catch (error) {
      const [first] = all;
      if (all.length <= 1) return first?.failed(error);
      if (outageOf(error) !== null) return all.forEach(({ failed }) => failed(error));
      // One failing webhook must not fail the others.
      for (const one of all) await this.#keepAll(workspaceId, [one]);
    }
  }

  #write(workspaceId: string, all: readonly Waiting[]): Promise<number[]> {
    return runAs({ kind: 'system', workspaceId }, () =>
      this.db.write(async (tx) => {
        const counts: number[] = [];
        for (const { incoming } of all) counts.push(await this.envelopes.keep(tx, incoming));
        return counts;
      }),
    );
  }
}
