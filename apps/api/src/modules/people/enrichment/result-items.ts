import { EnrichmentItemSchema } from '@concordia/contract/people';
import { ENRICHMENT_NAMES, type EnrichmentItem, type EnrichmentProviderId } from '@concordia/domain/enrichment';
import { z } from 'zod';

const ItemsSchema = z.array(EnrichmentItemSchema);

/** Parses a cached result's items, with all fields. @param json as stored. */
export const itemsOfRow = (json: string): EnrichmentItem[] => ItemsSchema.parse(JSON.parse(json));

export const sourceOfItem = (provider: EnrichmentProviderId, { url, profile_id, post_id }: EnrichmentItem): string =>
  url ?? [ENRICHMENT_NAMES[provider], profile_id ?? post_id].filter(Boolean).join(' ');
