import { SKIP_REASONS } from '@concordia/contract/intake';
import { z } from 'zod';

const IdsSchema = z.array(z.string());
const PeopleSchema = z.array(z.object({ id: z.string(), name: z.string(), messages: z.number() }));
const SkippedSchema = z.partialRecord(z.enum(SKIP_REASONS), z.number());

/** Ids as stored; `null` if not known yet. */
export const idList = (stored: string | null): string[] | null =>
  stored === null ? null : IdsSchema.parse(JSON.parse(stored));

/** Who may own a chat archive; empty unless a person is asked. */
export const peopleOf = (stored: string | null): z.infer<typeof PeopleSchema> =>
  stored === null ? [] : PeopleSchema.parse(JSON.parse(stored));

/** Numbers of skipped records by reason. */
export function skippedCounts(stored: string) {
  const counts = SkippedSchema.parse(JSON.parse(stored));
  return SKIP_REASONS.flatMap((reason) => {
    const count = counts[reason] ?? 0;
    return count === 0 ? [] : [[reason, count] as const];
  });
}
