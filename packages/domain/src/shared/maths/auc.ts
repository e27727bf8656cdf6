/**
 * The area under the ROC curve: the probability that a score with the outcome exceeds one without, ties counting half (Mann & Whitney 1947).
 *
 * @param outcomes 1 if it happened, 0 if not; as many as scores.
 * @returns in [0, 1], .5 for no better than chance; `null` if one of the groups is empty.
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
    // The mean rank of the tied values, from 1.
    ranks += here * ((start + end + 1) / 2);
    start = end;
  }
  const negatives = scores.length - positives;
  if (positives === 0 || negatives === 0) return null;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}
