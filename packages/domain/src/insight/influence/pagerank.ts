/** A directed graph in compressed rows: the edges of node n go to `targets` from `offsets[n]` to `offsets[n + 1]`, exclusive. */
export interface Graph {
  /** One more than the number of nodes; ascending. */
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
}

/** Builds a graph from pairs of nodes; duplicate edges count each time. @param nodes their number; every end is below. */
export function graphOf(nodes: number, edges: readonly (readonly [from: number, to: number])[]): Graph {
  const list = new EdgeList();
  for (const [from, to] of edges) list.add(from, to);
  return list.graph(nodes);
}

const FIRST_ROOM = 1_024;

/** Collects the edges of a large graph as two numbers each, without work for the garbage collector. */
export class EdgeList {
  #ends = new Uint32Array(2 * FIRST_ROOM);
  #length = 0;

  add(from: number, to: number): void {
    if (this.#length === this.#ends.length) {
      const ends = new Uint32Array(2 * this.#length);
      ends.set(this.#ends);
      this.#ends = ends;
    }
    this.#ends[this.#length] = from;
    this.#ends[this.#length + 1] = to;
    this.#length += 2;
  }

  /** @param nodes their number; every end is below. */
  graph(nodes: number): Graph {
    const [ends, length] = [this.#ends, this.#length];
    const offsets = new Uint32Array(nodes + 1);
    for (let place = 0; place < length; place += 2) {
      const after = (ends[place] ?? 0) + 1;
      offsets[after] = (offsets[after] ?? 0) + 1;
    }
    for (let node = 0; node < nodes; node += 1) offsets[node + 1] = (offsets[node + 1] ?? 0) + (offsets[node] ?? 0);
    const next = offsets.slice();
    const targets = new Uint32Array(length / 2);
    for (let place = 0; place < length; place += 2) {
      const from = ends[place] ?? 0;
      const target = next[from] ?? 0;
      targets[target] = ends[place + 1] ?? 0;
      next[from] = target + 1;
    }
    return { offsets, targets };
  }
}

export interface PageRankOptions {
  /** The share of rank that follows edges. @default 0.85 */
  readonly damping?: number;
  /** The L1 change per round at which iteration stops. @default 1e-10 */
  readonly tolerance?: number;
}

const MOST_ROUNDS = 1_000;

/**
 * PageRank (Page et al. 1999; Langville & Meyer 2006), by power iteration from equal ranks. Edges have equal weight. A node without edges gives its
 * rank equally to all, as does the share that does not follow edges. Ranks add up to 1.
 *
 * @returns a rank for each node.
 */
export function pageRank(
  { offsets, targets }: Graph,
  { damping = 0.85, tolerance = 1e-10 }: PageRankOptions = {},
): Float64Array {
  const nodes = offsets.length - 1;
  let ranks = new Float64Array(nodes).fill(1 / nodes);
  let next = new Float64Array(nodes);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let dangling = 0;
    next.fill(0);
    for (let node = 0; node < nodes; node += 1) {
      const [from = 0, to = 0] = [offsets[node], offsets[node + 1]];
      const rank = ranks[node] ?? 0;
      if (from === to) dangling += rank;
      else {
        const share = (damping * rank) / (to - from);
        for (let edge = from; edge < to; edge += 1) {
          const target = targets[edge] ?? 0;
          next[target] = (next[target] ?? 0) + share;
        }
      }
    }
    const everywhere = (1 - damping + damping * dangling) / nodes;
    let change = 0;
    for (let node = 0; node < nodes; node += 1) {
      const rank = (next[node] ?? 0) + everywhere;
      change += Math.abs(rank - (ranks[node] ?? 0));
      next[node] = rank;
    }
    [ranks, next] = [next, ranks];
    if (change < tolerance) break;
  }
  return ranks;
}
