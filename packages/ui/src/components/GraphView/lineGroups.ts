import type { EdgeDisplayData } from 'sigma/types';

/** Lines that one stroke draws. */
export interface LineGroup {
  readonly color: string;
  /** In px. */
  readonly width: number;
  /** Places of the edges in the data. */
  readonly edges: readonly number[];
}

/** Wider ones stand for a path. Of the others many thousand lie over each other, and lines of one pixel are drawn five times as fast as wider ones. */
const usualWidth = 2;

/** So many edges keep their order among all: else all strong ones would cover the weak ones, or be covered. */
const stretch = 2_048;

/** Edges of one look together, as they lie over each other: in the order of the data, those in front last. */
export function lineGroups(count: number, lookOf: (edge: number) => Partial<EdgeDisplayData>): LineGroup[] {
  const groups = new Map<string, { color: string; width: number; zIndex: number; edges: number[] }>();
  for (let edge = 0; edge < count; edge += 1) {
    const { color = '', size = 1, zIndex = 0, hidden } = lookOf(edge);
    if (hidden === true) continue;
    const width = size > usualWidth ? size : 1;
    const key = [zIndex, Math.floor(edge / stretch), width, color].join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { color, width, zIndex, edges: [edge] });
    else group.edges.push(edge);
  }
  return [...groups.values()]
    .toSorted((one, other) => one.zIndex - other.zIndex)
    .map(({ color, width, edges }) => ({ color, width, edges }));
}
