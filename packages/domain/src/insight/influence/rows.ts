/** Spare capacity factor of a row, so that most additions need no move. */
const SPARE = 1.5;

/** Adjacency lists in one array. A list that outgrows its place moves to the end; abandoned space is compacted from time to time. */
export class Rows {
  #starts = new Float64Array(0);
  #lengths = new Uint32Array(0);
  #rooms = new Uint32Array(0);
  #pool = new Uint32Array(0);
  #end = 0;

  /** @param offsets as in `Graph`. */
  constructor(offsets: Uint32Array, targets: Uint32Array) {
    const nodes = offsets.length - 1;
    this.#starts = Float64Array.from(offsets.subarray(0, nodes));
    this.#lengths = new Uint32Array(nodes);
    for (let node = 0; node < nodes; node += 1) this.#lengths[node] = (offsets[node + 1] ?? 0) - (offsets[node] ?? 0);
    this.#rooms = this.#lengths.slice();
    this.#pool = targets.slice();
    this.#end = targets.length;
  }

  /** The targets of a node, valid until the next change. */
  of(node: number): Uint32Array {
    const start = this.#starts[node] ?? 0;
    return this.#pool.subarray(start, start + (this.#lengths[node] ?? 0));
  }

  /**
   * Each node in turn takes its residual and adds the damped parts to those of its targets.
   *
   * @param least smaller residuals stay.
   * @returns the number of edges processed.
   */
  handOn(left: Float64Array, taken: Float64Array, damping: number, nodes: number, least: number): number {
    const [starts, lengths, pool] = [this.#starts, this.#lengths, this.#pool];
    let edges = 0;
    for (let node = 0; node < nodes; node += 1) {
      const given = left[node] ?? 0;
      if (given <= least && given >= -least) continue;
      left[node] = 0;
      taken[node] = (taken[node] ?? 0) + given;
      const length = lengths[node] ?? 0;
      const share = (damping * given) / length;
      const start = starts[node] ?? 0;
      for (let edge = start; edge < start + length; edge += 1) {
        const target = pool[edge] ?? 0;
        left[target] = (left[target] ?? 0) + share;
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
  }

  add(node: number, target: number): void {
    const length = this.#lengths[node] ?? 0;
    if (length === (this.#rooms[node] ?? 0)) this.#move(node, Math.ceil((length + 1) * SPARE));
    this.#pool[(this.#starts[node] ?? 0) + length] = target;
    this.#lengths[node] = length + 1;
  }

  /** Removes one target; the last one takes its place. @returns whether it existed. */
  remove(node: number, target: number): boolean {
    const targets = this.of(node);
    const place = targets.indexOf(target);
    if (place < 0) return false;
    targets[place] = targets[targets.length - 1] ?? 0;
    this.#lengths[node] = targets.length - 1;
    return true;
  }

  #move(node: number, room: number): void {
    if (this.#end + room > this.#pool.length) this.#clear(room);
    const end = this.#end;
    this.#pool.set(this.of(node), end);
    this.#starts[node] = end;
    this.#rooms[node] = room;
    this.#end = end + room;
  }

  /** Compacts all lists into a new array. */
  #clear(room: number): void {
    const needed = this.#lengths.reduce((sum, length) => sum + length, 0);
    const pool = new Uint32Array(Math.ceil((needed + room) * SPARE));
    let end = 0;
    for (let node = 0; node < this.#lengths.length; node += 1) {
      const targets = this.of(node);
      pool.set(targets, end);
      this.#starts[node] = end;
      this.#rooms[node] = targets.length;
      end += targets.length;
    }
    this.#pool = pool;
    this.#end = end;
  }
}

function grown<Values extends Float64Array | Uint32Array>(from: Values, into: Values): Values {
  into.set(from);
  return into;
}
