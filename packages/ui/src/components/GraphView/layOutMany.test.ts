import { describe, expect, it } from 'vitest';
import { crowd } from './GraphView.demo';
import { neighborsOf } from './graph';
import { layOut } from './layOut';
import { layOutMany } from './layOutMany';
import { nodesNamed } from './nodesNamed';
import { pack, unpack } from './packed';

/** Three clusters and somebody without one, whom everybody is connected with; pairs within each cluster. */
function bands(count: number) {
  const ids = Array.from({ length: count }, (_, at) => at);
  return {
    nodes: [
      { id: 'me', name: 'Me' },
      ...ids.map((at) => ({ id: `p${at}`, name: `P ${at}`, cluster: `Band ${Math.floor((at * 3) / count)}` })),
    ],
    edges: [
      ...ids.map((at) => ({ source: 'me', target: `p${at}`, strength: 0.2 })),
      ...ids.filter((at) => at % 2 === 0).map((at) => ({ source: `p${at}`, target: `p${at + 1}`, strength: 0.9 })),
    ],
  };
}

const distance = (positions: Float32Array, one: number, other: number) =>
  Math.hypot(
    (positions[one * 2] ?? 0) - (positions[other * 2] ?? 0),
    (positions[one * 2 + 1] ?? 0) - (positions[other * 2 + 1] ?? 0),
  );

describe('the layout of thousands', () => {
  const data = bands(3_000);
  const positions = layOut(data);

  it('is the same for the same graph, and places each node at its own finite coordinates', () => {
    expect(layOut(data)).toEqual(positions);
    expect(positions.every(Number.isFinite)).toBe(true);
    const places = new Set(data.nodes.map((_, at) => `${positions[at * 2]} ${positions[at * 2 + 1]}`));
    expect(places.size).toBe(data.nodes.length);
  });

  it('has those who are connected beside each other', () => {
    const pairs = Array.from({ length: 1_500 }, (_, at) => distance(positions, 1 + at * 2, 2 + at * 2));
    expect(Math.max(...pairs)).toBeLessThan(30);
  });

  it('keeps clusters apart', () => {
    const rows = data.nodes.slice(1).map((_, at) => ({ band: Math.floor((at * 3) / 3_000), at: at + 1 }));
    const centers = [0, 1, 2].map((band) => {
      const own = rows.filter((row) => row.band === band);
      const mean = (axis: number) => own.reduce((sum, { at }) => sum + (positions[at * 2 + axis] ?? 0), 0) / own.length;
      return { x: mean(0), y: mean(1) };
    });
    const strays = rows.filter(({ band, at }) => {
      const distances = centers.map(({ x, y }) =>
        Math.hypot((positions[at * 2] ?? 0) - x, (positions[at * 2 + 1] ?? 0) - y),
      );
      return distances.indexOf(Math.min(...distances)) !== band;
    });
    expect(strays.length / rows.length).toBeLessThan(0.02);
  });

  it('takes many clusters, none, and no edges', () => {
    for (const some of [
      crowd(),
      { nodes: data.nodes.map(({ id, name }) => ({ id, name })), edges: [] },
      { nodes: [], edges: [] },
    ])
      expect(layOutMany(some).every(Number.isFinite)).toBe(true);
  });
});

it('packs what a layout needs of a graph', () => {
  const data = bands(10);
  const unpacked = unpack(pack({ ...data, edges: [...data.edges, { source: 'p1', target: 'nobody' }] }));
  expect(unpacked.nodes.map(({ cluster }) => cluster)).toEqual(
    data.nodes.map((node) => ('cluster' in node ? node.cluster : undefined)),
  );
  expect(neighborsOf(unpacked).get('0')?.size).toBe(10);
  expect(unpacked.edges).toHaveLength(data.edges.length);
  expect(layOut(unpacked)).toEqual(layOut(data));
});

describe('nodes by name', () => {
  const nodes = [
    { id: '1', name: 'Zoë Çelik', cluster: 'Lumen' },
    { id: '2', name: 'Azoe', cluster: 'Atlas' },
    { id: '3', name: 'Нина' },
  ];
  it.each([
    ['zoe', ['1', '2']],
    ['НИНА', ['3']],
    ['lumen', ['1']],
    ['', ['1', '2', '3']],
    ['nobody', []],
  ])('has for "%s" %j', (text, ids) => {
    expect(nodesNamed(nodes, text, null).map(({ id }) => id)).toEqual(ids);
  });

  it('are fifty at most, with the chosen one, whose own name filters nothing', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ id: String(at), name: `P ${at}` }));
    expect(nodesNamed(many, 'P', '199').map(({ id }) => id)).toEqual(['199', ...many.slice(0, 49).map(({ id }) => id)]);
    expect(nodesNamed(nodes, 'Azoe', '2')).toHaveLength(3);
  });
});
