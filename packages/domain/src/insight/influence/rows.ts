import type { Graph } from './pagerank.js';

/** Spare capacity factor of a row, so that most additions need no move. */
const SPARE = 1.5;

/** Weighted adjacency lists in one array. A list that outgrows its place moves to the end; abandoned space is compacted from time to time. */
export class Rows {
  #starts = new Float64Array(0);
  #lengths = new Uint32Array(0);
  #rooms = new Uint32Array(0);
  #pool = new Uint32Array(0);
  #weights = new Float64Array(0);
  /** The sum of a node's weights; 0 until it is needed. */
  #totals = new Float64Array(0);
  #end = 0;

  constructor({ offsets, targets, weights }: Graph) {
    const nodes = offsets.length - 1;
    this.#starts = Float64Array.from(offsets.subarray(0, nodes));
    this.#lengths = new Uint32Array(nodes);
    for (let node = 0; node < nodes; node += 1) this.#lengths[node] = (offsets[node + 1] ?? 0) - (offsets[node] ?? 0);
    this.#rooms = this.#lengths.slice();
    this.#pool = targets.slice();
    this.#weights = weights.slice();
    this.#totals = new Float64Array(nodes);
    this.#end = targets.length;
  }

  /** The targets of a node, valid until the next change. */
  of(node: number): Uint32Array {
    const start = this.#starts[node] ?? 0;
    return this.#pool.subarray(start, start + (this.#lengths[node] ?? 0));
  }

  /** The weights of a node's edges, in the order of its targets. */
  weightsOf(node: number): Float64Array {
    const start = this.#starts[node] ?? 0;
    return this.#weights.subarray(start, start + (this.#lengths[node] ?? 0));
  }

  /** What a node's weights add up to, anew after each change, so that no error of rounding stays. */
  totalOf(node: number): number {
    const known = this.#totals[node] ?? 0;
    if (known > 0) return known;
    let total = 0;
    for (const weight of this.weightsOf(node)) total += weight;
    this.#totals[node] = total;
    return total;
  }

  /**
   * Each node in turn takes its residual and adds the damped parts to those of its targets.
   *
   * @param least smaller residuals stay.
   * @returns the number of edges processed.
   */
  handOn(left: Float64Array, taken: Float64Array, damping: number, nodes: number, least: number): number {
    const [starts, lengths, pool, weights] = [this.#starts, this.#lengths, this.#pool, this.#weights];
    let edges = 0;
    for (let node = 0; node < nodes; node += 1) {
      const given = left[node] ?? 0;
      if (given <= least && given >= -least) continue;
      left[node] = 0;
      taken[node] = (taken[node] ?? 0) + given;
      const length = lengths[node] ?? 0;
      const share = (damping * given) / this.totalOf(node);
      const start = starts[node] ?? 0;
      for (let edge = start; edge < start + length; edge += 1) {
        const target = pool[edge] ?? 0;
        left[target] = (left[target] ?? 0) + share * (weights[edge] ?? 0);
      }
      edges += length;
    }
    return edges;
  }

  growTo(nodes: number): void {
    if (nodes <= this.#lengths.length) return;
    const room = Math.ceil(nodes * SPARE);
    this.#starts = grown(this.#starts, new Float64Array(room));
    this.#lengths = grown(this.#lengths, new Uint32Array(room));
    this.#rooms = grown(this.#rooms, new Uint32Array(room));
    this.#totals = grown(this.#totals, new Float64Array(room));
  }

  add(node: number, target: number, weight: number): void {
    const length = this.#lengths[node] ?? 0;
    if (length === (this.#rooms[node] ?? 0)) this.#move(node, Math.ceil((length + 1) * SPARE));
    const place = (this.#starts[node] ?? 0) + length;
    this.#pool[place] = target;
    this.#weights[place] = weight;
    this.#lengths[node] = length + 1;
    this.#totals[node] = 0;
  }

  /** Removes one target; the last one takes its place. @returns whether it existed. */
  remove(node: number, target: number): boolean {
    const targets = this.of(node);
    const place = targets.indexOf(target);
    if (place < 0) return false;
    const [weights, last] = [this.weightsOf(node), targets.length - 1];
    targets[place] = targets[last] ?? 0;
    weights[place] = weights[last] ?? 0;
    this.#lengths[node] = last;
    this.#totals[node] = 0;
    return true;
  }

  #move(node: number, room: number): void {
    if (this.#end + room > this.#pool.length) this.#clear(room);
    const end = this.#end;
    this.#pool.set(this.of(node), end);
    this.#weights.set(this.weightsOf(node), end);
    this.#starts[node] = end;
    this.#rooms[node] = room;
    this.#end = end + room;
  }

  /** Compacts all lists into a new array. */
  #clear(room: number): void {
    const needed = this.#lengths.reduce((sum, length) => sum + length, 0);
    const space = Math.ceil((needed + room) * SPARE);
    const [pool, weights] = [new Uint32Array(space), new Float64Array(space)];
    let end = 0;
    for (let node = 0; node < this.#lengths.length; node += 1) {
      const targets = this.of(node);
      pool.set(targets, end);
      weights.set(this.weightsOf(node), end);
      this.#starts[node] = end;
      this.#rooms[node] = targets.length;
      end += targets.length;
    }
    this.#pool = pool;
    this.#weights = weights;
    this.#end = end;
  }
}

function grown<Values extends Float64Array | Uint32Array>(from: Values, into: Values): Values {
  into.set(from);
  return into;
}
