import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { ProvidersRepository } from './providers.repository.js';
import { type ConfiguredSource, ProvidersService } from './providers.service.js';
import { refusalOf } from './refusals.js';
import { StandInProvider } from './stand-in.js';

export interface ProviderTarget {
  readonly origin: string;
  readonly key: string;
  /** The operator configured the address, which may be on this machine. */
  readonly isTrusted: boolean;
  readonly isSample: boolean;
}

/** Resolves a provider's address: its own host or a stand-in. */
@Injectable()
export class ProviderTargets {
  constructor(
    private readonly providers: ProvidersService,
    private readonly repository: ProvidersRepository,
    private readonly standIn: StandInProvider,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws DomainFailure `conflict` if there is no key. */
  async of(source: ConfiguredSource): Promise<ProviderTarget> {
    const key = this.providers.keyOf(source);
    if (key === null) return this.#withoutKey(source);
    const origin = this.settings.enrichment?.origin ?? null;
    if (origin !== null) return { origin, key, isTrusted: true, isSample: true };
    return { origin: `https://${source.host}`, key, isTrusted: false, isSample: false };
  }

  /** The demo workspace uses the demo's stand-in. */
  async #withoutKey({ id }: ConfiguredSource): Promise<ProviderTarget> {
    if (await this.repository.isDemo()) return { ...(await this.standIn.open()), isTrusted: true, isSample: true };
    throw refusalOf(id, 'no key');
  }
}
