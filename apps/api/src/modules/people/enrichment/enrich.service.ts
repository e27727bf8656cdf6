import type { EnrichmentProviderTest, EnrichmentResponse, InvalidatedResult } from '@concordia/contract/people';
import {
  chosenFields,
  type EnrichmentField,
  type EnrichmentProviderId,
  type EnrichmentType,
  enrichmentKey,
  SAMPLE_SEED,
  sampleItems,
} from '@concordia/domain/enrichment';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ProviderCall } from './provider-call.js';
import { ProviderTargets } from './provider-targets.js';
import { type ConfiguredSource, ProvidersService } from './providers.service.js';
import { itemsOfRow } from './result-items.js';
import { type ResultKey, type ResultRow, ResultsRepository } from './results.repository.js';

export interface Search {
  readonly provider: EnrichmentProviderId;
  readonly type: EnrichmentType;
  readonly query: string;
  readonly fields: readonly EnrichmentField[];
  readonly demo: boolean;
}

/** Query for testing the connection only. */
const TEST_QUERY = 'coffee';

/** Searches posts and profiles. Cached results are not requested again, and concurrent identical searches share one call. */
@Injectable()
export class EnrichService {
  readonly #flights = new Map<string, Promise<ResultRow>>();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly results: ResultsRepository,
    private readonly providers: ProvidersService,
    private readonly targets: ProviderTargets,
    private readonly call: ProviderCall,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async enrich(search: Search): Promise<EnrichmentResponse> {
    if (search.demo) return this.#sample(search);
    const source = await this.providers.source(search.provider);
    const key = { provider: search.provider, type: search.type, queryKey: enrichmentKey(search.query) };
    const kept = await this.results.ofSearch(key, this.clock.now());
    const row = kept ?? (await this.#fetchOnce(source, search.query, key));
    return this.#reply(search, row, kept !== undefined, source);
  }

  /** Removes a cached result, so that the search calls the provider again. */
  async invalidate(id: string): Promise<InvalidatedResult> {
    const wasThere = await this.db.write((tx) => this.results.remove(tx, id));
    if (!wasThere) throw new DomainFailure('not-found', 'RESULT_NOT_FOUND', 'This result no longer exists.');
    return { result_id: id };
  }

  /** Calls a provider and reports the outcome. A refusal is a result, not an error. */
  async test(id: EnrichmentProviderId): Promise<EnrichmentProviderTest> {
    try {
      const source = await this.providers.source(id);
      const target = await this.targets.of(source);
      await this.providers.book(source);
      const items = await this.call.ask(source, 'posts', TEST_QUERY, target);
      const known = items.length === 0 ? 'A test search found no posts.' : `A test search found ${items.length} posts.`;
      return {
        ok: true,
        message: target.isSample ? `The simulated provider responded. ${known}` : `The provider responded. ${known}`,
      };
    } catch (error) {
      if (error instanceof DomainFailure) return { ok: false, message: error.message };
      throw error;
    }
  }

  #fetchOnce(source: ConfiguredSource, query: string, key: ResultKey): Promise<ResultRow> {
    const name = [currentPrincipal().workspaceId, key.provider, key.type, key.queryKey].join('\n');
    const flying = this.#flights.get(name);
    if (flying !== undefined) return flying;
    const flight = this.#fetch(source, query, key).finally(() => this.#flights.delete(name));
    this.#flights.set(name, flight);
    return flight;
  }

  async #fetch(source: ConfiguredSource, query: string, { queryKey, ...key }: ResultKey): Promise<ResultRow> {
    const target = await this.targets.of(source);
    await this.providers.book(source);
    const items = await this.call.ask(source, key.type, query, target);
    const fetched_at = this.clock.now();
    const row = {
      id: this.ids.next(),
      ...key,
      query,
      items: JSON.stringify(items),
      is_sample: target.isSample ? 1 : 0,
      fetched_at,
      expires_at: fetched_at + source.ttlSeconds * 1_000,
    } as const;
    await this.db.write(async (tx) => {
      if (await this.providers.isCurrent(tx, source)) await this.results.put(tx, { ...row, query_key: queryKey });
    });
    return row;
  }

  async #reply(
    { fields, query }: Search,
    { id: result_id, provider, type, items, is_sample, fetched_at, expires_at }: ResultRow,
    cached: boolean,
    source: ConfiguredSource,
  ): Promise<EnrichmentResponse> {
    const found = itemsOfRow(items);
    const age = this.clock.now() - fetched_at;
    return {
      data: found.map((item) => chosenFields(item, fields)),
      meta: {
        cached,
        provider,
        query,
        count: found.length,
        type,
        is_sample: is_sample === 1,
        fetched_at: new Date(fetched_at).toISOString(),
        age_seconds: Math.max(0, Math.floor(age / 1_000)),
        expires_at: new Date(expires_at).toISOString(),
        quota: await this.providers.quota(source),
        result_id,
      },
    };
  }

  #sample({ provider, type, query, fields }: Search): EnrichmentResponse {
    const now = this.clock.now();
    const found = sampleItems({ provider, type, query, seed: SAMPLE_SEED, now });
    return {
      data: found.map((item) => chosenFields(item, fields)),
      meta: {
        cached: false,
        provider,
        query,
        count: found.length,
        type,
        is_sample: true,
        fetched_at: new Date(now).toISOString(),
        age_seconds: 0,
        expires_at: null,
        quota: null,
        result_id: null,
      },
    };
  }
}
