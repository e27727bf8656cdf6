/** A step on the way, and how many came as far. */
export interface Stage {
  name: string;
  value: number;
}

export interface Passage {
  /** Of the first stage, 0 to 1; `null` if nobody began. */
  ofFirst: number | null;
  /** Of the stage before, 0 to 1; `null` for the first, and if nobody came to the one before. */
  ofPrevious: number | null;
}

const shareOf = (value: number, whole: number | undefined) =>
  whole === undefined || whole <= 0 ? null : value / whole;

export const passagesOf = (stages: readonly Stage[]): Passage[] =>
  stages.map(({ value }, index) => ({
    ofFirst: shareOf(value, stages[0]?.value),
    ofPrevious: index === 0 ? null : shareOf(value, stages[index - 1]?.value),
  }));

/** The stage at which the smallest share of those before it arrives; `null` if nobody is lost. */
export function largestLoss(stages: readonly Stage[]): { index: number; lost: number } | null {
  return passagesOf(stages).reduce<{ index: number; lost: number } | null>((worst, { ofPrevious }, index) => {
    const lost = ofPrevious === null ? 0 : 1 - ofPrevious;
    return lost > (worst?.lost ?? 0) ? { index, lost } : worst;
  }, null);
}
