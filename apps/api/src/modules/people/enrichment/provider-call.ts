import {
  type EnrichmentEndpoint,
  type EnrichmentItem,
  type EnrichmentType,
  itemsOf,
} from '@concordia/domain/enrichment';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { Outgoing } from '../../../outgoing/outgoing.js';
import type { ProviderTarget } from './provider-targets.js';
import type { ConfiguredSource } from './providers.service.js';
import { LargeAnswer, readAnswer } from './read-answer.js';
import { refusalOf } from './refusals.js';

/** Timeout of a whole response, in ms. */
const PATIENCE = 8_000;

/** Makes one call to a provider and parses the response. Error bodies are discarded, because they might repeat the key. */
@Injectable()
export class ProviderCall {
  constructor(
    private readonly outgoing: Outgoing,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws DomainFailure unless the response is a list of posts or profiles. */
  async ask(
    source: ConfiguredSource,
    type: EnrichmentType,
    query: string,
    target: ProviderTarget,
  ): Promise<EnrichmentItem[]> {
    const endpoint = source.mapping[type];
    if (endpoint === null) throw refusalOf(source.id, 'no key');
    const { status, text, retryAfter } = await this.#fetch(source, endpoint, query, target);
    if (status !== 200) throw refusalOf(source.id, status, retryAfter);
    const items = itemsOf(jsonOf(text), endpoint, source.id, type);
    if (items !== null) return items;
    throw refusalOf(source.id, 'malformed');
  }

  async #fetch(source: ConfiguredSource, endpoint: EnrichmentEndpoint, query: string, target: ProviderTarget) {
    const url = new URL(endpoint.path, target.origin);
    url.searchParams.set(endpoint.query_parameter, query);
    const headers = {
      accept: 'application/json',
      'user-agent': 'Concordia',
      'x-rapidapi-key': target.key,
      'x-rapidapi-host': source.host,
    };
    const signal = AbortSignal.timeout(this.settings.enrichment?.timeoutMs ?? PATIENCE);
    try {
      // Redirects are not followed, because that would send the key elsewhere.
      const response = await this.outgoing.fetchFor(target.isTrusted)(url, { headers, signal, redirect: 'manual' });
      return await readAnswer(response);
    } catch (error) {
      if (error instanceof LargeAnswer) throw refusalOf(source.id, 'malformed');
      throw refusalOf(source.id, signal.aborted ? 'late' : 'unreached');
    }
  }
}

/** @returns `undefined` if the text is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
