import { pushApart } from './discs';
import { onDisc } from './force';
import { clustersOf, type GraphData, usualStrength } from './graph';
import type { Positions } from './layOut';

/** More clusters have no room for a disc each: their members lie together in one. */
const mostDiscs = 12;

/** A node with a part in so many of all connections belongs to no community. */
const hubShare = 0.1;

/** Communities change little after so many rounds. */
const rounds = 5;

const spacing = 10;

/** Between communities, as a share of their own room. */
const room = 1.6;

/** Screens are wider than high. */
const wide = 1.5;

/** Nodes by number, without their names: numbers are quicker than maps of thousands of ids. */
interface Numbered {
  readonly count: number;
  readonly edges: readonly (readonly [number, number, number])[];
  readonly degrees: Uint32Array;
}

/**
 * Lays out thousands of nodes in a tenth of a second: communities within each cluster, the largest in the middle, and its members around their center.
 * Forces would take seconds. Without chance: equal graphs are laid out alike.
 */
export function layOutMany(data: GraphData): Positions {
  const numbered = numberedOf(data);
  const clusters = clustersOf(data.nodes);
  const numbers = new Map(data.nodes.map(({ id }, at) => [id, at]));
  const members = clusters.map(({ ids }) => ids.map((id) => numbers.get(id) ?? 0));
  const clusterOf = new Int32Array(numbered.count).fill(-1);
  for (const [cluster, some] of members.entries()) for (const at of some) clusterOf[at] = cluster;
  const isFine = clusters.length > mostDiscs;
  const labels = communities(numbered, clusterOf, isFine);
  const everybody = Array.from({ length: numbered.count }, (_, at) => at);
  const isHub = (at: number) => (numbered.degrees[at] ?? 0) > numbered.count * hubShare;
  const hubs = everybody.filter((at) => isHub(at) && clusterOf[at] === -1);
  const rest = everybody.filter((at) => !isHub(at) && clusterOf[at] === -1);
  const discs = isFine
    ? [everybody.filter((at) => !hubs.includes(at))]
    : [...members, rest].filter((some) => some.length > 0);
  const positions = new Float32Array(numbered.count * 2);
  const places = pushApart([
    { x: 0, y: 0, radius: spacing * Math.max(1, hubs.length) },
    ...discs.map((some, at) => ({ ...onDisc(at, spacing), radius: spacing * Math.sqrt(some.length * room) })),
  ]);
  for (const [at, some] of discs.entries()) {
    const { x, y } = places[at + 1] ?? { x: 0, y: 0 };
    fill(positions, some, labels, { x: x * wide, y });
  }
  const [middle] = places;
  for (const [at, hub] of hubs.entries())
    positions.set([(middle?.x ?? 0) * wide + at * spacing, middle?.y ?? 0], hub * 2);
  return positions;
}

function numberedOf({ nodes, edges }: GraphData): Numbered {
  const numbers = new Map(nodes.map(({ id }, at) => [id, at]));
  const degrees = new Uint32Array(nodes.length);
  const known = edges.flatMap(({ source, target, strength = usualStrength }): [number, number, number][] => {
    const [one, other] = [numbers.get(source), numbers.get(target)];
    if (one === undefined || other === undefined || one === other) return [];
    degrees[one] = (degrees[one] ?? 0) + 1;
    degrees[other] = (degrees[other] ?? 0) + 1;
    return [[one, other, 0.1 + strength]];
  });
  return { count: nodes.length, edges: known, degrees };
}

/**
 * Communities by label propagation (Raghavan and others 2007): each node takes the label that most of its connections have, in the order of the nodes.
 * Labels never leave a cluster.
 */
function communities({ count, edges, degrees }: Numbered, clusterOf: Int32Array, isFine: boolean): Int32Array {
  const labels = Int32Array.from({ length: count }, (_, at) => at);
  if (isFine) {
    const first = new Map<number, number>();
    for (const [at, cluster] of clusterOf.entries()) {
      if (cluster === -1) continue;
      if (!first.has(cluster)) first.set(cluster, at);
      labels[at] = first.get(cluster) ?? at;
    }
    return labels;
  }
  const isHub = (at: number) => (degrees[at] ?? 0) > count * hubShare;
  const around: (readonly [number, number])[][] = Array.from({ length: count }, () => []);
  for (const [one, other, weight] of edges) {
    if (isHub(one) || isHub(other) || clusterOf[one] !== clusterOf[other]) continue;
    around[one]?.push([other, weight]);
    around[other]?.push([one, weight]);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, next] of around.entries()) if (next.length > 0) labels[at] = heaviest(next, labels);
  }
  return labels;
}

/** The label with most weight; of equal ones the smallest. */
function heaviest(next: readonly (readonly [number, number])[], labels: Int32Array): number {
  const weights = new Map<number, number>();
  for (const [other, weight] of next) {
    const label = labels[other] ?? 0;
    weights.set(label, (weights.get(label) ?? 0) + weight);
  }
  let [best, most] = [Number.POSITIVE_INFINITY, 0];
  for (const [label, weight] of weights)
    if (weight > most || (weight === most && label < best)) [best, most] = [label, weight];
  return best;
}

/** Communities on a disc, the largest in its middle, each as a smaller disc. */
function fill(
  positions: Float32Array,
  some: readonly number[],
  labels: Int32Array,
  { x, y }: { x: number; y: number },
): void {
  const groups = [...Map.groupBy(some, (at) => labels[at])].toSorted(
    ([one, ones], [another, others]) => others.length - ones.length || (one ?? 0) - (another ?? 0),
  );
  let before = 0;
  for (const [index, [, group]] of groups.entries()) {
    // Each takes room in proportion to its members, from the middle outward.
    const middle = onDisc(index, 1);
    const angle = Math.atan2(middle.y, middle.x);
    const radius = index === 0 ? 0 : spacing * Math.sqrt((before + group.length / 2) * room);
    before += group.length;
    for (const [place, at] of group.entries()) {
      const own = group.length === 1 ? { x: 0, y: 0 } : onDisc(place, spacing * 0.8);
      positions.set([x + radius * Math.cos(angle) + own.x, y + radius * Math.sin(angle) + own.y], at * 2);
    }
  }
}
