import type { PayloadFilter } from '@concordia/domain';
import { z } from 'zod';

const KeptSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** Serializes a filter; `null` if it has no conditions. */
export const keptFilter = (filter: PayloadFilter | null | undefined): string | null =>
  filter === null || filter === undefined || Object.keys(filter).length === 0 ? null : JSON.stringify(filter);

export const readFilter = (kept: string | null): PayloadFilter | null =>
  kept === null ? null : KeptSchema.parse(JSON.parse(kept));
