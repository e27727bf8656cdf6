import { createWorld, quotesDay } from '@concordia/fixtures';
import type { FeedPeer, SampleWorld } from '@concordia/peers/feeds';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { SampleFeeds } from '../../outgoing/sample-feeds.js';
import { DEMO_SEED } from './demo-seed.js';

/** Serves the demo's sample news, calendar and quotes on this machine, started on the first request. */
@Injectable()
export class DemoFeeds extends SampleFeeds implements OnApplicationShutdown {
  #peer: Promise<FeedPeer> | null = null;

  constructor(private readonly clock: Clock) {
    super();
  }

  override async addressOf(reference: string): Promise<string> {
    if (!reference.startsWith('sample:')) return reference;
    this.#peer ??= this.#start();
    const { origin } = await this.#peer;
    return origin + reference.replace(/^sample:/, '');
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.#peer)?.stop();
  }

  async #start(): Promise<FeedPeer> {
    // Loaded on demand: only the demo needs it.
    const { startFeedPeer } = await import('@concordia/peers/feeds');
    return startFeedPeer(() => this.#world());
  }

  /** Headlines are dated relative to now, so the demo's news never ages. */
  #world(): SampleWorld {
    const now = this.clock.now();
    const { news, quotes, calendars } = createWorld({ seed: DEMO_SEED, now });
    return {
      feeds: news.map(({ file, format, name, items }) => ({ file, format, title: name, items })),
      quotes,
      calendars,
      quotesAt: quotesDay(now),
    };
  }
}
