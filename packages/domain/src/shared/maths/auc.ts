/**
 * The area under the ROC curve: the probability that a score with the outcome exceeds one without, ties counting half (Mann & Whitney 1947).
 *
 * @param outcomes 1 if it happened, 0 if not; as many as scores.
 * @returns in [0, 1], .5 for no better than chance; `null` if one of the groups is empty.
 */
export const areaUnderCurve = (scores: Float64Array, outcomes: ArrayLike<number>): number | null =>
  weightedArea(scores, outcomes)(new Uint32Array(scores.length).fill(1));

/** The area of samples drawn from the same scores: sorted once, then linear in the scores. @returns a function of how often each was drawn. */
export function weightedArea(
  scores: Float64Array,
  outcomes: ArrayLike<number>,
): (times: ArrayLike<number>) => number | null {
  const order = Uint32Array.from(scores, (_, i) => i).sort(
    (one, another) => (scores[one] ?? 0) - (scores[another] ?? 0),
  );
  return (times) => {
    // Pairs in which the one with the outcome is higher, those below counted as they are passed.
    let [positives, negatives, pairs] = [0, 0, 0];
    for (let start = 0; start < order.length; ) {
      const value = scores[order[start] ?? 0];
      let [end, here, others] = [start, 0, 0];
      while (end < order.length && scores[order[end] ?? 0] === value) {
        const place = order[end] ?? 0;
        const count = times[place] ?? 0;
        const happened = outcomes[place] ?? 0;
        here += count * happened;
        others += count * (1 - happened);
        end += 1;
      }
      pairs += here * (negatives + others / 2);
      positives += here;
      negatives += others;
      start = end;
    }
    return positives === 0 || negatives === 0 ? null : pairs / (positives * negatives);
  };
}
