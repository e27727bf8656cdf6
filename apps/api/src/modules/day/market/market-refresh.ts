import { MINUTE } from '@concordia/domain';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Outgoing, OutgoingFailure } from '../../../outgoing/outgoing.js';
import { SampleFeeds } from '../../../outgoing/sample-feeds.js';
import { MarketRepository } from './market.repository.js';
import { ecb } from './providers/ecb.js';
import type { Provider } from './providers/provider.js';
import { stooq } from './providers/stooq.js';
import { treasury } from './providers/treasury.js';

/** In display order. */
const PROVIDERS: readonly Provider[] = [stooq, treasury, ecb];

/** Minimum time between two requests to a source, in ms. */
const REST = 5 * MINUTE;

const PATIENCE = 8_000;
const LARGEST_ANSWER = 4 * 1024 * 1024;

/** Reads each quote source independently: a failing one does not affect the others. */
@Injectable()
export class MarketRefresh {
  readonly #logger = new Logger('Market');

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly market: MarketRepository,
    private readonly outgoing: Outgoing,
    private readonly samples: SampleFeeds,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Reads every source that is due. Settles when each has answered or failed. */
  async run(signal: AbortSignal): Promise<void> {
    if (this.settings.feeds === 'none') return;
    const isDemo = await this.market.isDemo();
    if (!isDemo && this.settings.feeds !== 'all') return;
    const known = await this.market.all();
    const due = PROVIDERS.filter(({ id }) => {
      const newest = Math.max(0, ...known.filter(({ provider }) => provider === id).map((row) => row.fetched_at));
      return newest <= this.clock.now() - REST;
    });
    await Promise.all(due.map((provider) => this.#refresh(provider, isDemo, signal)));
  }

  async #refresh(provider: Provider, isDemo: boolean, signal: AbortSignal): Promise<void> {
    try {
      const origin = isDemo
        ? await this.samples.addressOf(`sample:/market/${provider.id}`)
        : this.settings.market[provider.id];
      const quotes = await provider.quotes(origin, this.clock.now(), (url) => this.#read(url, signal));
      if (quotes.length === 0) throw new OutgoingFailure('The source did not return quotes.');
      const first = PROVIDERS.indexOf(provider) * 10;
      await this.db.write(async (tx) => {
        const placed = quotes.map((quote, index) => ({ ...quote, position: first + index }));
        const about = { provider: provider.id, fetched_at: this.clock.now(), is_sample: isDemo ? 1 : 0 } as const;
        await this.market.keep(tx, placed, about);
      });
    } catch (error) {
      if (!(error instanceof OutgoingFailure)) throw error;
      this.#logger.warn(`${provider.id} cannot be read: ${error.message}`);
    }
  }

  /** Trusted, because the operator configures the sources: they may be on this machine. */
  async #read(url: string, signal: AbortSignal): Promise<string> {
    const { text } = await this.outgoing.read(url, {
      signal,
      maxBytes: LARGEST_ANSWER,
      timeoutMs: PATIENCE,
      isTrusted: true,
    });
    return text;
  }
}
