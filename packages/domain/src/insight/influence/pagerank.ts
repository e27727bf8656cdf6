/** A directed graph in compressed rows: the edges of node n go to `targets` from `offsets[n]` to `offsets[n + 1]`, exclusive. */
export interface Graph {
  /** One more than the number of nodes; ascending. */
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
  /** Of each edge, above 0; only its share among those of the same node counts. */
  readonly weights: Float64Array;
}

/** An edge of weight 1, unless said otherwise. */
export type Edge = readonly [from: number, to: number, weight?: number];

/** Builds a graph from pairs of nodes; duplicate edges count each time. @param nodes their number; every end is below. */
export function graphOf(nodes: number, edges: readonly Edge[]): Graph {
  const list = new EdgeList();
  for (const [from, to, weight] of edges) list.add(from, to, weight);
  return list.graph(nodes);
}

const FIRST_ROOM = 1_024;

/** Collects the edges of a large graph as three numbers each, without work for the garbage collector. */
export class EdgeList {
  #ends = new Uint32Array(2 * FIRST_ROOM);
  #weights = new Float64Array(FIRST_ROOM);
  #length = 0;

  add(from: number, to: number, weight = 1): void {
    if (this.#length === this.#ends.length) {
      const ends = new Uint32Array(2 * this.#length);
      ends.set(this.#ends);
      this.#ends = ends;
      const weights = new Float64Array(this.#length);
      weights.set(this.#weights);
      this.#weights = weights;
    }
    this.#ends[this.#length] = from;
    this.#ends[this.#length + 1] = to;
    this.#weights[this.#length / 2] = weight;
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
    const [targets, weights] = [new Uint32Array(length / 2), new Float64Array(length / 2)];
    for (let place = 0; place < length; place += 2) {
      const from = ends[place] ?? 0;
      const target = next[from] ?? 0;
      targets[target] = ends[place + 1] ?? 0;
      weights[target] = this.#weights[place / 2] ?? 0;
      next[from] = target + 1;
    }
    return { offsets, targets, weights };
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
 * PageRank (Page et al. 1999; Langville & Meyer 2006), by power iteration from equal ranks. A node gives its rank along its edges in proportion to
 * their weights. A node without edges gives its rank equally to all, as does the share that does not follow edges. Ranks add up to 1.
 *
 * @returns a rank for each node.
 */
export function pageRank(graph: Graph, { damping = 0.85, tolerance = 1e-10 }: PageRankOptions = {}): Float64Array {
  const { offsets, targets } = graph;
  const nodes = offsets.length - 1;
  const shares = sharesOf(graph);
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
        const given = damping * rank;
        for (let edge = from; edge < to; edge += 1) {
          const target = targets[edge] ?? 0;
          next[target] = (next[target] ?? 0) + given * (shares[edge] ?? 0);
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

/** The share of its node's rank that each edge gets. */
function sharesOf({ offsets, weights }: Graph): Float64Array {
  const shares = weights.slice();
  for (let node = 0; node < offsets.length - 1; node += 1) {
    const [from = 0, to = 0] = [offsets[node], offsets[node + 1]];
    let total = 0;
    for (let edge = from; edge < to; edge += 1) total += weights[edge] ?? 0;
    for (let edge = from; edge < to; edge += 1) shares[edge] = (weights[edge] ?? 0) / total;
  }
  return shares;
}
