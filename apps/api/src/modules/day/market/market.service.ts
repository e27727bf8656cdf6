import type { MarketQuote } from '@concordia/contract/day';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { FirstReading } from '../../../outgoing/first-reading.js';
import { MarketRepository } from './market.repository.js';
import { MarketRefresh } from './market-refresh.js';

@Injectable()
export class MarketService {
  readonly #first = new FirstReading();

  constructor(
    private readonly market: MarketRepository,
    private readonly refresh: MarketRefresh,
  ) {}

  /** Returns the last quotes read, however old. Only calls before the first reading wait for it, for a limited time. */
  async overview(): Promise<MarketQuote[]> {
    const known = await this.#quotes();
    if (known.length > 0) return known;
    await this.#first.wait((signal) => this.refresh.run(signal));
    const read = await this.#quotes();
    if (read.length > 0) return read;
    throw new DomainFailure('unavailable', 'MARKET_UNAVAILABLE', 'Market data unavailable');
  }

  async #quotes(): Promise<MarketQuote[]> {
    return (await this.market.all()).map((row) => ({
      label: row.label,
      value: row.value,
      change: row.change,
      type: row.type,
      asOf: new Date(row.as_of).toISOString(),
      fetchedAt: new Date(row.fetched_at).toISOString(),
      isSample: row.is_sample === 1,
    }));
  }
}
