import type { RapidapiPeer } from '@concordia/peers/rapidapi';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { type StandIn, StandInProvider } from '../people/enrichment/stand-in.js';

/** Accepted only by the simulated provider on this machine. */
const KEY = 'simulated';

/** Simulates the enrichment providers on this machine, started on the first search. */
@Injectable()
export class DemoEnrichment extends StandInProvider implements OnApplicationShutdown {
  #peer: Promise<RapidapiPeer> | null = null;

  constructor(private readonly clock: Clock) {
    super();
  }

  override async open(): Promise<StandIn> {
    this.#peer ??= this.#start();
    const { origin } = await this.#peer;
    return { origin, key: KEY };
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.#peer)?.stop();
  }

  async #start(): Promise<RapidapiPeer> {
    // Loaded on demand: only the demo needs it.
    const { startRapidapiPeer } = await import('@concordia/peers/rapidapi');
    return startRapidapiPeer({ key: KEY, now: () => this.clock.now() });
  }
}
