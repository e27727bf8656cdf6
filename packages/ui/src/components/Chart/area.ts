import { widest } from './fit';
import type { Area, Box } from './types';

/** In em. */
const lineHeight = 1.2;
const gap = 0.6;

/** Between the plot and the labels beside it, in px. */
export const gapOf = (em: number): number => em * gap;

interface Surroundings {
  /** Labels beside the plot at the inline start. */
  beside: readonly string[];
  linesBelow: 0 | 1 | 2;
  /** The last label below the plot; half of it extends past the last mark. */
  lastBelow?: string;
  /** Maximum share of the width for the labels beside the plot. @default 0.4 */
  besideAtMost?: number;
}

export function areaOf(box: Box, { beside, linesBelow, lastBelow = '', besideAtMost = 0.4 }: Surroundings): Area {
  const { em } = box;
  const label = Math.min(widest(beside, em) + gapOf(em), box.width * besideAtMost);
  return {
    start: Math.round(beside.length === 0 ? em / 2 : label),
    end: Math.round(box.width - Math.max(em / 2, (widest([lastBelow], em) + gapOf(em)) / 2)),
    top: Math.round(em * 0.7),
    bottom: Math.round(box.height - (linesBelow === 0 ? em / 2 : linesBelow * lineHeight * em + gapOf(em))),
  };
}
