import { widest } from './fit';
import type { Area, Box } from './types';

/** Shares of the text size. */
const lineHeight = 1.2;
const gap = 0.6;

/** Between the plot and the labels beside it, in px. */
export const gapOf = (em: number): number => em * gap;

interface Surroundings {
  /** Labels beside the plot where reading starts. */
  beside: readonly string[];
  /** Lines of text under the plot. */
  linesBelow: 0 | 1 | 2;
  /** The last label under the plot, half of which reaches beyond the last mark. */
  lastBelow?: string;
  /**
   * What part of the width the labels beside the plot may take.
   *
   * @default 0.4
   */
  besideAtMost?: number;
}

/** What is left for the marks once the labels have their room. */
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
