/** Someone's messages by week. */
export interface WeeklyCount {
  readonly id: string;
  readonly messages: number;
  readonly weeks: readonly number[];
}

/**
 * Those with most messages over all weeks, most first; equal ones by id, so that the order is stable.
 *
 * @param weeks messages of each week by id, oldest first; who had none is missing.
 */
export function mostOf(weeks: readonly ReadonlyMap<string, number>[], limit: number): WeeklyCount[] {
  const totals = new Map<string, number>();
  for (const week of weeks) for (const [id, count] of week) totals.set(id, (totals.get(id) ?? 0) + count);
  return [...totals]
    .toSorted(([one, messages], [another, of]) => of - messages || (one < another ? -1 : 1))
    .slice(0, limit)
    .map(([id, messages]) => ({ id, messages, weeks: weeks.map((week) => week.get(id) ?? 0) }));
}

/** Weeks without a message at the end, after which somebody counts as silent. */
export const SILENT_WEEKS = 8;

export interface CadenceFinding {
  /** Who was in touch in most weeks; `null` if several were, or nobody in at least half of them. */
  readonly steadiest: { readonly id: string; readonly weeks: number } | null;
  /** How many had messages before, and none in the last eight weeks. */
  readonly silent: number;
}

/** What weekly counts of several people show. */
export function cadenceFinding(people: readonly Omit<WeeklyCount, 'messages'>[]): CadenceFinding {
  const active = people.map(({ id, weeks }) => ({
    id,
    weeks: weeks.filter((count) => count > 0).length,
    all: weeks.length,
  }));
  const [first, second] = active.toSorted((one, another) => another.weeks - one.weeks);
  const isClear = first !== undefined && first.weeks * 2 >= first.all && first.weeks > (second?.weeks ?? 0);
  return {
    steadiest: isClear ? { id: first.id, weeks: first.weeks } : null,
    silent: people.filter(({ weeks }) => weeks.slice(-SILENT_WEEKS).every((count) => count === 0)).length,
  };
}
