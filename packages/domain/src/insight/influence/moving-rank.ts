import type { Graph, PageRankOptions } from './pagerank.js';
import { Rows } from './rows.js';

/** If more than one node in this many waits, a full sweep is faster. */
const FEW = 16;

/**
 * PageRank of a changing graph, with the conventions of `pageRank`: the same ranks within the tolerance, without starting over.
 *
 * Keeps the solution x of the linear system x = 1 + α Aᵀx, in which nodes without edges give nothing, and its residual. PageRank with dangling rank
 * spread equally is x divided by its sum (Del Corso, Gullí & Romani 2005, Internet Mathematics 2(3) 251-273), so a new node disturbs no other. A
 * changed edge alters the residual at the neighbors of its source. Residuals propagate, longest waiting first, until they are negligible (Ohsaka,
 * Maehara & Kawarabayashi 2015, KDD, 875-884). ‖x - x*‖₁ is at most ‖residual‖₁ / (1 - α).
 */
export class MovingRank {
  readonly #damping: number;
  readonly #tolerance: number;
  readonly #rows: Rows;
  #x: Float64Array;
  #residual: Float64Array;
  /** 1 for an existing node. */
  #isThere: Uint8Array;
  #isWaiting: Uint8Array;
  /** Nodes whose edges are changing: their contributions are withdrawn. */
  readonly #open = new Set<number>();
  #queue: number[] = [];
  #nodes: number;
  #places: number;
  #free: number[] = [];
  /** Whether so many nodes are disturbed that a full sweep is needed. */
  #isWide = false;
  #sum = 0;

  constructor(graph: Graph, { damping = 0.85, tolerance = 1e-10 }: PageRankOptions = {}) {
    this.#damping = damping;
    this.#tolerance = tolerance;
    this.#places = graph.offsets.length - 1;
    this.#nodes = this.#places;
    this.#rows = new Rows(graph);
    this.#x = new Float64Array(this.#places);
    this.#residual = new Float64Array(this.#places).fill(1);
    this.#isThere = new Uint8Array(this.#places).fill(1);
    this.#isWaiting = new Uint8Array(this.#places);
    this.#isWide = true;
  }

  get size(): number {
    return this.#nodes;
  }

  /** @returns the index of a new node without edges; indices of removed nodes are reused. */
  addNode(): number {
    const node = this.#free.pop() ?? this.#places++;
    this.#growTo(this.#places);
    this.#isThere[node] = 1;
    this.#nodes += 1;
    this.#disturb(node, 1);
    return node;
  }

  /** Removes a node, which must have no incoming or outgoing edges. */
  removeNode(node: number): void {
    if (this.#isThere[node] !== 1) return;
    if (this.#rows.of(node).length > 0) throw new Error('A node goes after its edges.');
    this.#isThere[node] = 0;
    this.#nodes -= 1;
    this.#free.push(node);
    this.#disturb(node, -1);
  }

  /** Duplicate edges count each time. */
  addEdge(from: number, to: number, weight = 1): void {
    this.#takeBack(from);
    this.#rows.add(from, to, weight);
  }

  /** @returns whether the edge existed. */
  removeEdge(from: number, to: number): boolean {
    this.#takeBack(from);
    return this.#rows.remove(from, to);
  }

  /**
   * Propagates changes: node by node while few are disturbed, otherwise over the whole graph.
   *
   * @param most edges to process before returning, so that others can run.
   * @returns whether the ranks are within the tolerance.
   */
  settle(most = Number.POSITIVE_INFINITY): boolean {
    this.#giveAgain();
    let gone = 0;
    while (gone < most && (this.#isWide || this.#queue.length > 0)) {
      this.#isWide ||= this.#queue.length > this.#nodes / FEW;
      gone += this.#isWide ? this.#sweep() : this.#handOn(most - gone);
    }
    return !this.#isWide && this.#queue.length === 0;
  }

  /** @returns the number of edges processed. */
  #handOn(most: number): number {
    const [x, residual, isWaiting, damping] = [this.#x, this.#residual, this.#isWaiting, this.#damping];
    const least = this.#least;
    const queue = this.#queue;
    let [gone, done] = [0, 0];
    for (; done < queue.length && gone < most && queue.length - done <= this.#nodes / FEW; done += 1) {
      const node = queue[done] ?? 0;
      isWaiting[node] = 0;
      const given = residual[node] ?? 0;
      if (Math.abs(given) <= least) continue;
      residual[node] = 0;
      x[node] = (x[node] ?? 0) + given;
      this.#sum += given;
      const [targets, weights] = [this.#rows.of(node), this.#rows.weightsOf(node)];
      const share = (damping * given) / this.#rows.totalOf(node);
      for (let edge = 0; edge < targets.length; edge += 1) {
        const target = targets[edge] ?? 0;
        const left = (residual[target] ?? 0) + share * (weights[edge] ?? 0);
        residual[target] = left;
        if (isWaiting[target] === 0 && Math.abs(left) > least) {
          isWaiting[target] = 1;
          queue.push(target);
        }
      }
      gone += targets.length + 1;
    }
    this.#queue = done === queue.length ? [] : queue.slice(done);
    return gone + 1;
  }

  /**
   * Propagates every node in turn, using updates from the nodes before it. That halves the rounds in a graph where a few nodes are next to all
   * others, between which residuals would otherwise oscillate. @returns the number of edges processed.
   */
  #sweep(): number {
    if (this.#queue.length > 0) {
      this.#isWaiting.fill(0);
      this.#queue = [];
    }
    this.#balance();
    const [x, residual, places] = [this.#x, this.#residual, this.#places];
    const edges = this.#rows.handOn(residual, x, this.#damping, places, this.#least / 2);
    let [sum, left] = [0, 0];
    for (let node = 0; node < places; node += 1) {
      sum += x[node] ?? 0;
      left += Math.abs(residual[node] ?? 0);
    }
    this.#sum = sum;
    this.#isWide = 2 * left > this.#tolerance * (1 - this.#damping) * sum;
    return edges + places;
  }

  /** With this residual at every node, the error of the ranks equals the tolerance. */
  get #least(): number {
    return (this.#tolerance * (1 - this.#damping)) / 2;
  }

  /**
   * Scales x so that the residual sums to zero. A uniform residual fades only by the damping, while the rest mixes and disappears within a few
   * rounds; the scale of x is irrelevant.
   */
  #balance(): void {
    if (this.#sum === 0) return;
    const [x, residual, isThere, places] = [this.#x, this.#residual, this.#isThere, this.#places];
    let all = 0;
    for (let node = 0; node < places; node += 1) all += residual[node] ?? 0;
    const scale = this.#nodes / (this.#nodes - all);
    for (let node = 0; node < places; node += 1) {
      x[node] = scale * (x[node] ?? 0);
      residual[node] = scale * (residual[node] ?? 0) - (scale - 1) * (isThere[node] ?? 0);
    }
    this.#sum *= scale;
  }

  /** The rank of a node; all ranks add up to 1 once settled. */
  rank(node: number): number {
    return this.#isThere[node] === 1 && this.#sum > 0 ? (this.#x[node] ?? 0) / this.#sum : 0;
  }

  #takeBack(node: number): void {
    if (this.#open.has(node)) return;
    this.#open.add(node);
    this.#give(node, -1);
  }

  #giveAgain(): void {
    for (const node of this.#open) this.#give(node, 1);
    this.#open.clear();
  }

  #give(node: number, sign: 1 | -1): void {
    const [targets, weights] = [this.#rows.of(node), this.#rows.weightsOf(node)];
    if (targets.length === 0) return;
    const share = (sign * this.#damping * (this.#x[node] ?? 0)) / this.#rows.totalOf(node);
    for (const [edge, target] of targets.entries()) this.#disturb(target, share * (weights[edge] ?? 0));
  }

  #disturb(node: number, by: number): void {
    this.#residual[node] = (this.#residual[node] ?? 0) + by;
    if (this.#isWaiting[node] === 1) return;
    this.#isWaiting[node] = 1;
    this.#queue.push(node);
  }

  #growTo(nodes: number): void {
    this.#rows.growTo(nodes);
    if (nodes <= this.#x.length) return;
    const room = Math.ceil(nodes * 1.5);
    const [x, residual] = [new Float64Array(room), new Float64Array(room)];
    const [isThere, isWaiting] = [new Uint8Array(room), new Uint8Array(room)];
    x.set(this.#x);
    residual.set(this.#residual);
    isThere.set(this.#isThere);
    isWaiting.set(this.#isWaiting);
    [this.#x, this.#residual, this.#isThere, this.#isWaiting] = [x, residual, isThere, isWaiting];
  }
}
