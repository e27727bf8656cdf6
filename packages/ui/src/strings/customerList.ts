import { composed } from '../locale';
import { customerListStrings as messages } from './generated/customerList';

export const customerListStrings = composed(messages, ({ points, gapOf }) => ({
  /** @param contribution to a score, from 0 to 1. */
  points: ({ contribution }: { contribution: number }) => points({ points: 100 * contribution }),
  /** @param gap usual days between two contacts; `null` if there are too few. */
  gapOf: ({ silence, gap }: { silence: number; gap: number | null }) =>
    gap === null
      ? gapOf.unknown({ silence: Math.round(silence) })
      : gapOf.usual({ silence: Math.round(silence), gap: Math.round(gap) }),
}));
