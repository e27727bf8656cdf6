import type { Harvest } from '@concordia/contract/intake';
import { Injectable } from '@nestjs/common';

/** A source that can be polled on request, outside its schedule. */
export interface Harvester {
  /** Such as `mailboxes`. */
  readonly kind: string;
  /** @returns counts of new items. */
  readonly harvest: (signal: AbortSignal) => Promise<Partial<Harvest>>;
}

/** Modules that fetch data register here on startup. */
@Injectable()
export class Harvesters {
  readonly #all = new Map<string, Harvester>();

  register(harvester: Harvester): void {
    if (this.#all.has(harvester.kind)) throw new Error(`Two modules registered a harvester for ${harvester.kind}.`);
    this.#all.set(harvester.kind, harvester);
  }

  all(): readonly Harvester[] {
    return [...this.#all.values()];
  }
}
