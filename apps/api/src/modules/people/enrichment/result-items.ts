import { EnrichmentItemSchema } from '@concordia/contract/people';
import { ENRICHMENT_NAMES, type EnrichmentItem, type EnrichmentProviderId } from '@concordia/domain/enrichment';
import { z } from 'zod';

const ItemsSchema = z.array(EnrichmentItemSchema);

/** The items of a kept result, with all of their fields. @param json as it is stored. */
export const itemsOfRow = (json: string): EnrichmentItem[] => ItemsSchema.parse(JSON.parse(json));

/** Where an item is from, to be told beside what was taken of it. */
export const sourceOfItem = (provider: EnrichmentProviderId, { url, profile_id, post_id }: EnrichmentItem): string =>
  url ?? [ENRICHMENT_NAMES[provider], profile_id ?? post_id].filter(Boolean).join(' ');
