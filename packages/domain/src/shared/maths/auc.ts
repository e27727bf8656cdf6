/**
 * How well scores tell two groups apart: the chance that one with the outcome scores above one without, ties counting half (Mann & Whitney 1947).
 *
 * @param outcomes 1 where it happened, 0 where not; as many as scores.
 * @returns in [0, 1], .5 for no better than chance; `null` where one of the groups is empty.
 */
export function areaUnderCurve(scores: Float64Array, outcomes: ArrayLike<number>): number | null {
  const order = Uint32Array.from(scores, (_, i) => i).sort(
    (one, another) => (scores[one] ?? 0) - (scores[another] ?? 0),
  );
  let [positives, ranks] = [0, 0];
  for (let start = 0; start < order.length; ) {
    const value = scores[order[start] ?? 0];
    let [end, here] = [start, 0];
    while (end < order.length && scores[order[end] ?? 0] === value) {
      here += outcomes[order[end] ?? 0] ?? 0;
      end += 1;
    }
    positives += here;
    // The middle of the ranks that the ties share, from 1.
    ranks += here * ((start + end + 1) / 2);
    start = end;
  }
  const negatives = scores.length - positives;
  if (positives === 0 || negatives === 0) return null;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}
