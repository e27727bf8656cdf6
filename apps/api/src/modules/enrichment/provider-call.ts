import {
  ENRICHMENT_NAMES,
  type EnrichmentEndpoint,
  type EnrichmentItem,
  type EnrichmentType,
  itemsOf,
} from '@concordia/domain/enrichment';
import { Inject, Injectable } from '@nestjs/common';
import { DomainFailure } from '../../common/domain-failure.js';
import { SETTINGS, type Settings } from '../../common/settings.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import type { ProviderTarget } from './provider-targets.js';
import type { ConfiguredSource } from './providers.service.js';
import { LargeAnswer, readAnswer } from './read-answer.js';
import { refusalOf } from './refusals.js';

/** How long an answer may take altogether, in ms. */
const PATIENCE = 8_000;

/** Asks a provider once, and reads what it answers. What it says in an error goes nowhere: it might repeat the key. */
@Injectable()
export class ProviderCall {
  constructor(
    private readonly outgoing: Outgoing,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws DomainFailure for everything that is no list of posts or profiles. */
  async ask(
    source: ConfiguredSource,
    type: EnrichmentType,
    query: string,
    target: ProviderTarget,
  ): Promise<EnrichmentItem[]> {
    const endpoint = endpointOf(source, type);
    const { status, text, retryAfter } = await this.#fetch(source, endpoint, query, target);
    if (status !== 200) throw refusalOf(source.id, status, retryAfter);
    const items = itemsOf(jsonOf(text), endpoint, source.id, type);
    if (items !== null) return items;
    throw malformed(source);
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
      // A redirect is an answer like any other: followed, it would take the key elsewhere.
      const response = await this.outgoing.fetchFor(target.isTrusted)(url, { headers, signal, redirect: 'manual' });
      return await readAnswer(response);
    } catch (error) {
      if (error instanceof LargeAnswer) throw malformed(source);
      throw unreached(source, signal.aborted);
    }
  }
}

function endpointOf({ mapping, id }: ConfiguredSource, type: EnrichmentType): EnrichmentEndpoint {
  const endpoint = mapping[type];
  if (endpoint !== null) return endpoint;
  throw new DomainFailure(
    'conflict',
    'PROVIDER_NOT_CONFIGURED',
    `There is no way to ask ${ENRICHMENT_NAMES[id]} for ${type}.`,
  );
}

/** @returns what a text says as JSON; `undefined` when it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const malformed = ({ id }: ConfiguredSource): DomainFailure =>
  new DomainFailure(
    'bad-gateway',
    'PROVIDER_MALFORMED',
    `${ENRICHMENT_NAMES[id]}’s provider answered, but not with a list where one should be. Check the paths in its settings.`,
  );

const unreached = ({ id, host }: ConfiguredSource, isLate: boolean): DomainFailure =>
  isLate
    ? new DomainFailure(
        'late',
        'PROVIDER_TIMEOUT',
        `${ENRICHMENT_NAMES[id]}’s provider did not answer in time. Try again.`,
      )
    : new DomainFailure('bad-gateway', 'PROVIDER_FAILED', `${host} cannot be reached.`);
