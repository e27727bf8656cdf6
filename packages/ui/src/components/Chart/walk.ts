import type { Point } from './types';

/** The value that one looks at: which series, and which place along the chart. */
export interface Cursor {
  series: number;
  index: number;
}

/** How a chart lies. */
export interface Orientation {
  /** Its places follow one another downwards, as horizontal bars do. */
  isDownwards?: boolean;
  /** Its series follow one another upwards, as the layers of a stack do. */
  isStackedUp?: boolean;
  /** Reading runs from right to left. */
  isRtl?: boolean;
}

interface Step {
  along: number;
  across: number;
}

function stepOf(key: string, { isDownwards = false, isStackedUp = false, isRtl = false }: Orientation): Step | null {
  const forward = isRtl ? -1 : 1;
  const sideways = { ArrowRight: forward, ArrowLeft: -forward }[key];
  const downwards = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (sideways !== undefined) return isDownwards ? { along: 0, across: sideways } : { along: sideways, across: 0 };
  if (downwards === undefined) return null;
  return isDownwards ? { along: downwards, across: 0 } : { along: 0, across: isStackedUp ? -downwards : downwards };
}

/**
 * The value that a key leads to.
 *
 * @param key `KeyboardEvent.key`
 * @param from where one is; `null` before the first step, which then enters at the end that it comes from.
 * @returns `null` when the key is none of the chart's.
 */
export function walk(
  key: string,
  from: Cursor | null,
  extent: { series: number; count: number },
  lie: Orientation,
): Cursor | null {
  const last = extent.count - 1;
  const series = from?.series ?? 0;
  if (key === 'Home') return { series, index: 0 };
  if (key === 'End') return { series, index: last };
  const step = stepOf(key, lie);
  if (!step) return null;
  if (!from) return { series: 0, index: step.along < 0 ? last : 0 };
  return {
    series: Math.max(0, Math.min(extent.series - 1, series + step.across)),
    index: Math.max(0, Math.min(last, from.index + step.along)),
  };
}

/** Differences below this many px are one and the same place along the chart. */
const sameplace = 0.5;

/** The value nearest to a place: first along the chart, then across it. */
export function nearest(
  points: readonly (readonly Point[])[],
  place: Point,
  { isDownwards = false }: Orientation,
): Cursor | null {
  let best: { cursor: Cursor; along: number; across: number } | null = null;
  for (const [series, line] of points.entries()) {
    for (const [index, { x, y }] of line.entries()) {
      const aside = Math.abs(x - place.x);
      const above = Math.abs(y - place.y);
      const [along, across] = isDownwards ? [above, aside] : [aside, above];
      const isNearer =
        !best || along < best.along - sameplace || (along < best.along + sameplace && across < best.across);
      if (isNearer) best = { cursor: { series, index }, along, across };
    }
  }
  return best?.cursor ?? null;
}
