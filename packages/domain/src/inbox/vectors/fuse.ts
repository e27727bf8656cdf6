/** Of reciprocal rank fusion; 60 as in Cormack, Clarke & Büttcher 2009. */
const DAMPING = 60;

/**
 * One ranking of several, by reciprocal rank fusion (Cormack, Clarke & Büttcher 2009): what stands high in any list stands high, and no scores need to be
 * compared.
 *
 * @param lists ids, the best first; each at most once in a list.
 */
export function fuseRanks(lists: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const list of lists)
    for (const [rank, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (DAMPING + rank + 1));
  return [...scores]
    .toSorted(([one, high], [other, higher]) => higher - high || (one < other ? 1 : -1))
    .map(([id]) => id);
}
