import { graphOf, MovingRank, pageRank } from '@concordia/domain/influence';
import { createRandom } from '@concordia/fixtures';
import Graphology from 'graphology';
import graphologyPageRank from 'graphology-metrics/centrality/pagerank.js';
import createNgraph from 'ngraph.graph';
import ngraphPageRank from 'ngraph.pagerank';
import { oneDigit, printTable, ratio, timeColumn, whole } from './table.ts';

const NODES = 100_000;
const EDGES = 1_000_000;
/** Messages that each make two new relationships. */
const MESSAGES = 1_000;
const ROUNDS = 3;

interface Row {
  readonly what: string;
  readonly milliseconds: number;
  /** In milliseconds. */
  readonly aim: number | null;
}

/** Ranks of a graph at once, beside two libraries, and of one that changes. Every pair of nodes has one edge at most, as these libraries want it. */
export async function benchGraph(): Promise<void> {
  const edges = randomEdges();
  const graph = graphOf(NODES, edges);
  const ours = best(() => void pageRank(graph, { tolerance: 1e-10 }), ROUNDS);
  const theirs = graphology(edges);
  const rows: Row[] = [
    { what: 'PageRank to 1e-10', milliseconds: ours, aim: 200 },
    { what: 'graphology-metrics, unweighted, to 1e-9', milliseconds: theirs, aim: null },
    { what: 'ngraph.pagerank, damping .85, to 1e-9', milliseconds: ngraph(edges), aim: null },
    ...moving(graph),
  ];
  printTable(
    `Graph of ${whole(NODES)} nodes and ${whole(EDGES)} edges, best of ${ROUNDS} rounds (peers: of 1)`,
    ['what', timeColumn('ms'), 'aim', 'of the aim', 'times ours'],
    rows.map(({ what, milliseconds, aim }) => [
      what,
      milliseconds < 100 ? oneDigit(milliseconds) : whole(milliseconds),
      aim === null ? '' : whole(aim),
      aim === null ? '' : ratio(milliseconds / aim),
      oneDigit(milliseconds / ours),
    ]),
  );
}

function randomEdges(): [number, number][] {
  const random = createRandom(7);
  const seen = new Set<number>();
  const edges: [number, number][] = [];
  while (edges.length < EDGES) {
    const [from, to] = [random.below(NODES), random.below(NODES)];
    const key = from * NODES + to;
    if (from === to || seen.has(key)) continue;
    seen.add(key);
    edges.push([from, to]);
  }
  return edges;
}

function best(run: () => void, times: number): number {
  const measured = Array.from({ length: times }, () => {
    const since = performance.now();
    run();
    return performance.now() - since;
  });
  return Math.min(...measured);
}

/** Only its computation is timed, not the making of its graph. */
function graphology(edges: readonly [number, number][]): number {
  const graph = new Graphology({ type: 'directed', multi: false });
  for (let node = 0; node < NODES; node += 1) graph.addNode(node);
  for (const [from, to] of edges) graph.addDirectedEdge(from, to);
  const options = { alpha: 0.85, tolerance: 1e-9, maxIterations: 1_000, getEdgeWeight: null };
  return best(() => void graphologyPageRank(graph, options), 1);
}

function ngraph(edges: readonly [number, number][]): number {
  const graph = createNgraph();
  for (let node = 0; node < NODES; node += 1) graph.addNode(node);
  for (const [from, to] of edges) graph.addLink(from, to);
  return best(() => void ngraphPageRank(graph, 0.85, 1e-9), 1);
}

function moving(graph: ReturnType<typeof graphOf>): Row[] {
  const ranks = new MovingRank(graph, { tolerance: 1e-10 });
  const first = best(() => void ranks.settle(), 1);
  const random = createRandom(8);
  const step = best(() => {
    for (let message = 0; message < MESSAGES; message += 1) {
      const [one, another] = [random.below(NODES), random.below(NODES)];
      ranks.addEdge(one, another);
      ranks.addEdge(another, one);
    }
    ranks.settle();
  }, ROUNDS);
  return [
    { what: 'the same for a graph that changes: at first', milliseconds: first, aim: null },
    { what: `then ${whole(MESSAGES)} messages`, milliseconds: step, aim: 1_000 },
  ];
}
