import type { Harvest } from '@concordia/contract/intake';
import { Injectable } from '@nestjs/common';

/** Something that can be looked for now instead of when its turn comes. */
export interface Harvester {
  /** What it looks after: `mailboxes` … */
  readonly kind: string;
  /** @returns what it brought in. */
  readonly harvest: (signal: AbortSignal) => Promise<Partial<Harvest>>;
}

/** Who brings in what. A module that fetches things registers itself when it starts. */
@Injectable()
export class Harvesters {
  readonly #all = new Map<string, Harvester>();

  register(harvester: Harvester): void {
    if (this.#all.has(harvester.kind)) throw new Error(`Two modules harvest ${harvester.kind}.`);
    this.#all.set(harvester.kind, harvester);
  }

  all(): readonly Harvester[] {
    return [...this.#all.values()];
  }
}
