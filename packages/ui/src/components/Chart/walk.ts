import type { Point } from './types';

export interface Cursor {
  series: number;
  index: number;
}

export interface Orientation {
  /** Categories run from top to bottom, as in horizontal bar charts. */
  isDownwards?: boolean;
  /** Series run from bottom to top, as the layers of a stack. */
  isStackedUp?: boolean;
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
 * Returns the value that a key moves to.
 *
 * @param key `KeyboardEvent.key`
 * @param from the current value; `null` if none, then backward keys enter at the last value and others at the first.
 * @returns `null` for keys the chart does not handle.
 */
export function walk(
  key: string,
  from: Cursor | null,
  extent: { series: number; count: number },
  orientation: Orientation,
): Cursor | null {
  const last = extent.count - 1;
  const series = from?.series ?? 0;
  if (key === 'Home') return { series, index: 0 };
  if (key === 'End') return { series, index: last };
  const step = stepOf(key, orientation);
  if (!step) return null;
  if (!from) return { series: 0, index: step.along < 0 ? last : 0 };
  return {
    series: Math.max(0, Math.min(extent.series - 1, series + step.across)),
    index: Math.max(0, Math.min(last, from.index + step.along)),
  };
}

/** Smaller differences, in px, count as the same position along the chart. */
const sameplace = 0.5;

/** Returns the value nearest to a point: first along the chart, then across it. */
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
