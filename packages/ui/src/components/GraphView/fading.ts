import type { EdgeDisplayData } from 'sigma/types';
import type { GraphData } from './graph';
import type { GraphPalette } from './palette';

/** How strong the connections of a graph are at some time. */
export interface Fading {
  /** By the place of the edge in the data. */
  readonly edge: (at: number) => number;
  /** Of the strongest connection of a node. */
  readonly node: (id: string) => number;
}

/** Weaker nodes are drawn as in the background. */
const leastNode = 0.05;

/** From this strength on an edge has its full color. */
const full = 0.5;

/** Of the color of an edge, in the weakest. */
const least = 0.15;

/** @param strengths one per edge, in the order of the edges. */
export function fadingOf({ edges }: GraphData, strengths: ArrayLike<number>): Fading {
  const strongest = new Map<string, number>();
  for (const [at, { source, target }] of edges.entries()) {
    const own = strengths[at] ?? 0;
    if (own > (strongest.get(source) ?? 0)) strongest.set(source, own);
    if (own > (strongest.get(target) ?? 0)) strongest.set(target, own);
  }
  return { edge: (at) => strengths[at] ?? 0, node: (id) => strongest.get(id) ?? 0 };
}

export const isFadedNode = (id: string, fading: Fading): boolean => fading.node(id) < leastNode;

/** Thinner and paler, the weaker it is; without any strength there was no edge yet. */
export function fadedEdge(
  own: Partial<EdgeDisplayData>,
  strength: number,
  { edge, ground }: GraphPalette,
): Partial<EdgeDisplayData> {
  if (strength === 0) return { ...own, hidden: true };
  return {
    ...own,
    size: 0.5 + strength * 1.5,
    color: mixed(ground, edge, least + (1 - least) * Math.min(1, strength / full)),
  };
}

/** Opaque, as WebGL adds the light of transparent lines: on a dark ground the faintest would be bright. */
function mixed(from: string, to: string, share: number): string {
  const [one, other] = [channels(from), channels(to)];
  if (one.length < 3 || other.length < 3) return to;
  return `rgb(${one
    .slice(0, 3)
    .map((value, at) => Math.round(value + ((other[at] ?? value) - value) * share))
    .join(', ')})`;
}

/** Of colors as computed styles have them: `rgb(1, 2, 3)`. */
const channels = (color: string): number[] => (color.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
