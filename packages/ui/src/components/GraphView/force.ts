import { UndirectedGraph } from 'graphology';
import forceAtlas2 from 'graphology-layout-forceatlas2';

export interface Place {
  x: number;
  y: number;
}

/** The golden angle: points that turn by it fill a disc evenly. */
const turn = Math.PI * (3 - Math.sqrt(5));

/** The place of the nth of many points on a disc. */
export function onDisc(index: number, spacing: number): Place {
  const radius = spacing * Math.sqrt(index + 0.5);
  return { x: radius * Math.cos(index * turn), y: radius * Math.sin(index * turn) };
}

/** From here on forces of far nodes are taken together (Barnes and Hut 1986). */
const many = 400;

/**
 * Lays out by ForceAtlas2 (Jacomy and others 2014), beginning on a disc: without chance, so equal graphs are laid out alike.
 *
 * @param edges each pair once
 * @returns places by node, their center at zero
 */
export function force(
  ids: readonly string[],
  edges: readonly (readonly [string, string, number])[],
  rounds: number,
): Map<string, Place> {
  const graph = new UndirectedGraph();
  for (const [index, id] of ids.entries()) graph.addNode(id, onDisc(index, 10));
  for (const [source, target, weight] of edges) graph.addEdge(source, target, { weight });
  const settled = forceAtlas2(graph, {
    iterations: ids.length < 2 ? 1 : rounds,
    getEdgeWeight: 'weight',
    settings: { ...forceAtlas2.inferSettings(graph), barnesHutOptimize: ids.length > many },
  });
  return centered(new Map(ids.map((id) => [id, settled[id] ?? { x: 0, y: 0 }])));
}

function centered(places: ReadonlyMap<string, Place>): Map<string, Place> {
  const all = [...places.values()];
  const mean = (axis: 'x' | 'y') => all.reduce((sum, place) => sum + place[axis], 0) / Math.max(1, all.length);
  const [middleX, middleY] = [mean('x'), mean('y')];
  return new Map([...places].map(([id, { x, y }]) => [id, { x: x - middleX, y: y - middleY }]));
}

/** Turns places around zero so that they spread most from left to right: along their first principal axis. */
export function lyingFlat(places: ReadonlyMap<string, Place>): Map<string, Place> {
  const all = [...places.values()];
  const sum = (of: (place: Place) => number) => all.reduce((total, place) => total + of(place), 0);
  const angle = Math.atan2(2 * sum(({ x, y }) => x * y), sum(({ x }) => x * x) - sum(({ y }) => y * y)) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return new Map([...places].map(([id, { x, y }]) => [id, { x: x * cos + y * sin, y: y * cos - x * sin }]));
}

/** Scales places around zero so that the farthest lies at a radius. */
export function scaled(places: ReadonlyMap<string, Place>, radius: number): Map<string, Place> {
  const farthest = Math.max(...[...places.values()].map(({ x, y }) => Math.hypot(x, y)), Number.EPSILON);
  const factor = radius / farthest;
  return new Map([...places].map(([id, { x, y }]) => [id, { x: x * factor, y: y * factor }]));
}
