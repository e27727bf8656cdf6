import type { Graph, PageRankOptions } from './pagerank.js';
import { Rows } from './rows.js';

/**
 * PageRank of a graph that changes, with the conventions of `pageRank`: the same ranks to the tolerance, without beginning anew.
 *
 * It keeps the solution x of the linear system x = 1 + α Aᵀx, in which nodes without edges give nothing, and what is still missing from it (the
 * residual). PageRank with the rank of such nodes spread alike is x divided by its sum (Del Corso, Gullí & Romani 2005, Internet Mathematics 2(3)
 * 251-273), so that a new node disturbs no other. An edge that comes or goes changes the residual at the neighbours of its beginning; residuals are
 * handed on, those that wait longest first, until they are too small to matter (Ohsaka, Maehara & Kawarabayashi 2015, KDD, 875-884). ‖x - x*‖₁ is at
 * most ‖residual‖₁ / (1 - α).
 */
export class MovingRank {
  readonly #damping: number;
  readonly #tolerance: number;
  readonly #rows: Rows;
  #x: Float64Array;
  #residual: Float64Array;
  /** 1 for a node that is there. */
  #isThere: Uint8Array;
  #isWaiting: Uint8Array;
  /** Nodes whose edges change: they have taken back what they gave. */
  readonly #open = new Set<number>();
  #queue: number[] = [];
  #nodes: number;
  #places: number;
  #free: number[] = [];
  #sum = 0;

  constructor({ offsets, targets }: Graph, { damping = 0.85, tolerance = 1e-10 }: PageRankOptions = {}) {
    this.#damping = damping;
    this.#tolerance = tolerance;
    this.#places = offsets.length - 1;
    this.#nodes = this.#places;
    this.#rows = new Rows(offsets, targets);
    this.#x = new Float64Array(this.#places);
    this.#residual = new Float64Array(this.#places).fill(1);
    this.#isThere = new Uint8Array(this.#places).fill(1);
    this.#isWaiting = new Uint8Array(this.#places);
    this.#queue = Array.from({ length: this.#places }, (_, node) => node);
    this.#isWaiting.fill(1);
  }

  /** How many nodes there are. */
  get size(): number {
    return this.#nodes;
  }

  /** @returns the number of a new node without edges; numbers of nodes that were removed come back. */
  addNode(): number {
    const node = this.#free.pop() ?? this.#places++;
    this.#growTo(this.#places);
    this.#isThere[node] = 1;
    this.#nodes += 1;
    this.#disturb(node, 1);
    return node;
  }

  /** Takes a node away, which must have no edges any more, neither from it nor to it. */
  removeNode(node: number): void {
    if (this.#isThere[node] !== 1) return;
    if (this.#rows.of(node).length > 0) throw new Error('A node goes after its edges.');
    this.#isThere[node] = 0;
    this.#nodes -= 1;
    this.#free.push(node);
    this.#disturb(node, -1);
  }

  /** An edge that comes twice counts twice. */
  addEdge(from: number, to: number): void {
    this.#takeBack(from);
    this.#rows.add(from, to);
  }

  /** @returns whether there was such an edge. */
  removeEdge(from: number, to: number): boolean {
    this.#takeBack(from);
    return this.#rows.remove(from, to);
  }

  /**
   * Hands on what changed.
   *
   * @param most edges to go along before it returns, so that others have their turn.
   * @returns whether the ranks are right to the tolerance.
   */
  settle(most = Number.POSITIVE_INFINITY): boolean {
    this.#giveAgain();
    const [x, residual, isWaiting, damping] = [this.#x, this.#residual, this.#isWaiting, this.#damping];
    // With as much left at every node, the ranks are as far from right as the tolerance allows.
    const least = (this.#tolerance * (1 - damping)) / 2;
    const queue = this.#queue;
    let [gone, done] = [0, 0];
    for (; done < queue.length && gone < most; done += 1) {
      const node = queue[done] ?? 0;
      isWaiting[node] = 0;
      const given = residual[node] ?? 0;
      if (Math.abs(given) <= least) continue;
      residual[node] = 0;
      x[node] = (x[node] ?? 0) + given;
      this.#sum += given;
      const targets = this.#rows.of(node);
      const share = (damping * given) / targets.length;
      for (let edge = 0; edge < targets.length; edge += 1) {
        const target = targets[edge] ?? 0;
        const left = (residual[target] ?? 0) + share;
        residual[target] = left;
        if (isWaiting[target] === 0 && Math.abs(left) > least) {
          isWaiting[target] = 1;
          queue.push(target);
        }
      }
      gone += targets.length + 1;
    }
    this.#queue = done === queue.length ? [] : queue.slice(done);
    return this.#queue.length === 0;
  }

  /** The rank of a node; all add up to 1 once they are settled. */
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
    const targets = this.#rows.of(node);
    if (targets.length === 0) return;
    const share = (sign * this.#damping * (this.#x[node] ?? 0)) / targets.length;
    for (const target of targets) this.#disturb(target, share);
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
