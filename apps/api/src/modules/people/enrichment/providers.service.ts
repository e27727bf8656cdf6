import {
  EnrichmentMappingSchema,
  type EnrichmentProvider,
  type EnrichmentProviderUpdate,
  type EnrichmentQuotaSchema,
  LONGEST_KEY,
} from '@concordia/contract/people';
import { DAY } from '@concordia/domain';
import {
  ENRICHMENT_PROVIDERS,
  ENRICHMENT_SOURCES,
  type EnrichmentProviderId,
  type EnrichmentSource,
} from '@concordia/domain/enrichment';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { SealBroken, Sealing } from '../../../sealing/sealing.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { type ProviderRow, ProvidersRepository } from './providers.repository.js';
import { refusalOf } from './refusals.js';
import { ResultsRepository } from './results.repository.js';

export interface ConfiguredSource extends EnrichmentSource {
  readonly id: EnrichmentProviderId;
  readonly sealedKey: string | null;
  /** Time of the last change; `null` for the defaults. */
  readonly updatedAt: number | null;
}

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

const nextDay = (now: number): number => (Math.floor(now / DAY) + 1) * DAY;

@Injectable()
export class ProvidersService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly providers: ProvidersRepository,
    private readonly results: ResultsRepository,
    private readonly sealing: Sealing,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  list(): Promise<EnrichmentProvider[]> {
    return Promise.all(ENRICHMENT_PROVIDERS.map(async (id) => this.#json(await this.source(id))));
  }

  async source(id: EnrichmentProviderId): Promise<ConfiguredSource> {
    const row = await this.providers.find(id);
    return row === undefined ? { id, sealedKey: null, updatedAt: null, ...ENRICHMENT_SOURCES[id] } : sourceOf(row);
  }

  /** @throws DomainFailure `conflict` if the key was altered or its sealing key is lost. */
  keyOf({ id, sealedKey }: ConfiguredSource): string | null {
    if (sealedKey === null) return null;
    try {
      return this.sealing.open(sealedKey, placeOf(id));
    } catch (error) {
      throw error instanceof SealBroken ? refusalOf(id, 'broken key') : error;
    }
  }

  /** Whether the settings are unchanged: results read with an old mapping are not cached. */
  async isCurrent(tx: WorkspaceTransaction, { id, updatedAt }: ConfiguredSource): Promise<boolean> {
    return ((await this.providers.find(id, tx))?.updated_at ?? null) === updatedAt;
  }

  /** Discards cached results, because the new mapping may read other paths. */
  async update(id: EnrichmentProviderId, update: EnrichmentProviderUpdate): Promise<EnrichmentProvider> {
    this.#check(id, update);
    const { host, ttl_seconds, daily_limit, mapping } = update;
    const key = update.key?.trim();
    const given = update.key === null ? null : key ? this.sealing.seal(key, placeOf(id)) : undefined;
    await this.db.write(async (tx) => {
      const before = await this.providers.find(id, tx);
      const sealed_key = given === undefined ? (before?.sealed_key ?? null) : given;
      const updated_at = this.clock.now();
      const settings = { host, sealed_key, ttl_seconds, daily_limit, mapping: JSON.stringify(mapping), updated_at };
      await this.providers.put(tx, { provider: id, ...settings });
      await this.results.removeOf(tx, id);
      const detail = given === undefined ? null : given === null ? 'key removed' : 'key changed';
      await this.audit.record(tx, { action: 'provider.changed', subject: id, detail });
    });
    return this.#json(await this.source(id));
  }

  async quota({ id, dailyLimit }: ConfiguredSource): Promise<z.infer<typeof EnrichmentQuotaSchema>> {
    const now = this.clock.now();
    const used = await this.providers.callsOn(id, dayOf(now));
    return { used, limit: dailyLimit, resets_at: new Date(nextDay(now)).toISOString() };
  }

  /** Counts a call about to be made. @throws DomainFailure `too-many` if the day's limit is used up. */
  async book({ id, dailyLimit }: ConfiguredSource): Promise<void> {
    const now = this.clock.now();
    const booked = await this.db.write((tx) => this.providers.book(tx, id, dayOf(now), dailyLimit));
    if (booked !== null) return;
    throw new DomainFailure(
      'too-many',
      'QUOTA_EXCEEDED',
      `All ${dailyLimit} calls for today are used. The count resets at midnight UTC. You can change the limit in the provider’s settings.`,
      undefined,
      nextDay(now) - now,
    );
  }

  #check(id: EnrichmentProviderId, { key, mapping }: EnrichmentProviderUpdate): void {
    const details = [
      ...(key !== undefined && key !== null && (key.length > LONGEST_KEY || /[^\x21-\x7e]/.test(key.trim()))
        ? [{ field: 'body.key', expected: `a key of at most ${LONGEST_KEY} characters, without spaces` }]
        : []),
      ...(id === 'facebook' && mapping.profiles !== null
        ? [{ field: 'body.mapping.profiles', expected: 'null: Facebook has posts alone' }]
        : []),
      ...(id === 'linkedin' && mapping.profiles === null
        ? [{ field: 'body.mapping.profiles', expected: 'an object' }]
        : []),
    ];
    if (details.length === 0) return;
    const fields = details.map(({ field }) => field).join(', ');
    const count = details.length === 1 ? '1 invalid field' : `${details.length} invalid fields`;
    throw new DomainFailure('invalid', 'VALIDATION_FAILED', `The request has ${count}: ${fields}.`, details);
  }

  async #json(source: ConfiguredSource): Promise<EnrichmentProvider> {
    const { used, limit: daily_limit, resets_at } = await this.quota(source);
    const { id, host, sealedKey, ttlSeconds: ttl_seconds, mapping } = source;
    return { id, host, has_key: sealedKey !== null, ttl_seconds, daily_limit, used_today: used, resets_at, mapping };
  }
}

const placeOf = (id: EnrichmentProviderId) => [currentPrincipal().workspaceId, 'enrichment', id] as const;

const sourceOf = (row: ProviderRow): ConfiguredSource => ({
  id: row.provider,
  host: row.host,
  sealedKey: row.sealed_key,
  updatedAt: row.updated_at,
  ttlSeconds: row.ttl_seconds,
  dailyLimit: row.daily_limit,
  mapping: EnrichmentMappingSchema.parse(JSON.parse(row.mapping)),
});
