import type { EdgeDisplayData } from 'sigma/types';
import { type GraphData, usualStrength } from './graph';
import type { GraphPalette } from './palette';

/** How strong the connections of a graph are at some time. */
export interface Fading {
  readonly edge: (one: string, other: string) => number;
  /** Of the strongest connection of a node. */
  readonly node: (id: string) => number;
}

/** Weaker nodes are drawn as in the background. */
const leastNode = 0.05;

/** From this strength on an edge has its full color. */
const full = 0.5;

const leastAlpha = 0.12;

/** @param strengths one per edge, in the order of the edges. */
export function fadingOf({ edges }: GraphData, strengths: ArrayLike<number>): Fading {
  const byEnds = new Map<string, Map<string, number>>();
  const strongest = new Map<string, number>();
  for (const [at, { source, target, strength = usualStrength }] of edges.entries()) {
    const own = strengths[at] ?? strength;
    note(byEnds, source, target, own);
    note(byEnds, target, source, own);
    for (const end of [source, target]) strongest.set(end, Math.max(own, strongest.get(end) ?? 0));
  }
  return {
    edge: (one, other) => byEnds.get(one)?.get(other) ?? 0,
    node: (id) => strongest.get(id) ?? 0,
  };
}

function note(byEnds: Map<string, Map<string, number>>, one: string, other: string, strength: number): void {
  const known = byEnds.get(one);
  if (known === undefined) byEnds.set(one, new Map([[other, strength]]));
  else known.set(other, Math.max(strength, known.get(other) ?? 0));
}

export const isFadedNode = (id: string, fading: Fading): boolean => fading.node(id) < leastNode;

/** Thinner and paler, the weaker it is; without any strength there was no edge yet. */
export function fadedEdge(
  own: Partial<EdgeDisplayData>,
  source: string,
  target: string,
  fading: Fading,
  { edge }: GraphPalette,
): Partial<EdgeDisplayData> {
  const strength = fading.edge(source, target);
  if (strength === 0) return { ...own, hidden: true };
  const alpha = leastAlpha + (1 - leastAlpha) * Math.min(1, strength / full);
  return { ...own, size: 0.5 + strength * 1.5, color: transparent(edge, alpha) };
}

/** @param color as computed styles have it: `rgb(1, 2, 3)`; others stay as they are. */
const transparent = (color: string, alpha: number): string => {
  const [red, green, blue] = color.match(/\d+(?:\.\d+)?/g) ?? [];
  return blue === undefined ? color : `rgba(${red}, ${green}, ${blue}, ${alpha.toFixed(2)})`;
};
