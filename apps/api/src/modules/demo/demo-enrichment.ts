import type { RapidapiPeer } from '@concordia/peers/rapidapi';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { type StandIn, StandInProvider } from '../people/enrichment/stand-in.js';

/** The key of the demo's account; it opens nothing but the peer on this machine. */
const KEY = 'simulated';

/** Plays the providers of enrichment on this machine, from the first time that somebody searches. */
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
    // Whoever has no demo does not need it.
    const { startRapidapiPeer } = await import('@concordia/peers/rapidapi');
    return startRapidapiPeer({ key: KEY, now: () => this.clock.now() });
  }
}
