import { type Disc, pushApart } from './discs';
import { force, lyingFlat, type Place, scaled } from './force';
import { clustersOf, type GraphData, type Neighbors, neighborsOf } from './graph';
import { layOutMany } from './layOutMany';

/** Positions in the graph's own units, two numbers per node in the order of the nodes: x, y. */
export type Positions = Float32Array;

/** Nodes that are laid out together: a cluster, or one that belongs to none. */
type Group = readonly string[];

/** Room of a node in its cluster. */
const spacing = 10;

/** Few nodes are laid out with care, many in the rounds that fit in about a second. */
const roundsFor = (count: number, perSecond: number) =>
  Math.round(Math.max(20, Math.min(200, perSecond / Math.max(1, count))));

/** Nodes times rounds in a second: of a graph in groups, and of one whole graph, where each round takes longer. */
const speed = { groups: 600_000, whole: 60_000 };

/** Screens are wider than high. */
const wide = 1.5;

/** Of the groups, in radii of a disc that holds all of them without room. */
const spread = 2;

/** More nodes than forces place in a second. */
const many = 2_000;

/** More groups take longer to push apart than to lay out as one. */
const mostGroups = 400;

function groupsOf({ nodes }: GraphData): Group[] {
  const alone = nodes.filter(({ cluster }) => cluster === undefined).map(({ id }) => [id]);
  return [...clustersOf(nodes).map(({ ids }) => ids), ...alone];
}

/** The edges among some nodes, each once. */
function edgesAmong(ids: readonly string[], neighbors: Neighbors): [string, string, number][] {
  const order = new Map(ids.map((id, index) => [id, index]));
  return ids.flatMap((id, index) =>
    [...(neighbors.get(id) ?? [])].flatMap(([neighbor, strength]): [string, string, number][] =>
      (order.get(neighbor) ?? -1) > index ? [[id, neighbor, 0.1 + strength]] : [],
    ),
  );
}

/** Where the groups lie: near those that they are connected with, and none over another. */
function discsOf(groups: readonly Group[], neighbors: Neighbors): Disc[] {
  const groupOf = new Map(groups.flatMap((ids, at) => ids.map((id) => [id, at] as const)));
  const bonds = new Map<string, number>();
  for (const [id, own] of neighbors) {
    for (const [neighbor, strength] of own) {
      const [one = 0, other = 0] = [groupOf.get(id), groupOf.get(neighbor)];
      if (one < other) bonds.set(`${one} ${other}`, (bonds.get(`${one} ${other}`) ?? 0) + 0.1 + strength);
    }
  }
  const radii = groups.map((ids) => spacing * Math.sqrt(ids.length));
  const edges = [...bonds].map(([pair, bond]): [string, string, number] => {
    const [one = '', other = ''] = pair.split(' ');
    return [one, other, Math.log1p(bond)];
  });
  const places = force(
    groups.map((_, at) => String(at)),
    edges,
    200,
  );
  const whole = Math.sqrt(radii.reduce((sum, radius) => sum + radius ** 2, 0)) * spread;
  const drawn = scaled(lyingFlat(places), whole);
  return pushApart(
    groups.map((_, at) => {
      const { x, y } = drawn.get(String(at)) ?? { x: 0, y: 0 };
      return { x: x * wide, y: y / wide, radius: radii[at] ?? spacing };
    }),
  );
}

function byGroup(groups: readonly Group[], neighbors: Neighbors): Map<string, Place> {
  const rounds = roundsFor(neighbors.size, speed.groups);
  const places = new Map<string, Place>();
  const discs = discsOf(groups, neighbors);
  for (const [at, ids] of groups.entries()) {
    const { x: middleX = 0, y: middleY = 0, radius = spacing } = discs[at] ?? {};
    const own =
      ids.length === 1 ? new Map([[ids[0] ?? '', { x: 0, y: 0 }]]) : force(ids, edgesAmong(ids, neighbors), rounds);
    for (const [id, { x, y }] of scaled(own, radius)) places.set(id, { x: middleX + x, y: middleY + y });
  }
  return places;
}

/**
 * Lays out a graph: each cluster by the connections within it, the clusters by those between them. Graphs of very many clusters, or of none, are laid
 * out as one. Without chance: equal graphs are laid out alike.
 *
 * Takes up to a second for 2,000 nodes, and a tenth of it for 10,000, which are laid out by communities; call it in a worker.
 */
export function layOut(data: GraphData): Positions {
  if (data.nodes.length > many) return layOutMany(data);
  const neighbors = neighborsOf(data);
  const groups = groupsOf(data);
  const ids = data.nodes.map(({ id }) => id);
  const places =
    groups.length > 1 && groups.length <= mostGroups && groups.some((group) => group.length > 1)
      ? byGroup(groups, neighbors)
      : lyingFlat(force(ids, edgesAmong(ids, neighbors), roundsFor(ids.length, speed.whole)));
  const positions = new Float32Array(ids.length * 2);
  for (const [index, id] of ids.entries()) {
    const { x, y } = places.get(id) ?? { x: 0, y: 0 };
    positions.set([x, y], index * 2);
  }
  return positions;
}
