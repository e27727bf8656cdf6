import { RANK_TOLERANCE } from '@concordia/domain/graph';
import { EdgeList, MovingRank } from '@concordia/domain/influence';
import { Injectable } from '@nestjs/common';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { GraphRepository } from './graph.repository.js';
import { GraphStateRepository } from './graph-state.repository.js';

/**
 * By what share of itself a stored rank may be off. Ranks add up to one, so that each of n nodes that comes takes an n-th from all others; among many
 * that would be everything written anew for every few people. One in a hundred from a hundred thousand nodes on, one in ten thousand among ten
 * thousand, and of a thousand what no answer shows: one in a million.
 */
const toleranceOf = (nodes: number): number => Math.min(1e-2, (nodes / 1e6) ** 2);

/** The beginning and the end of a relationship. */
export type Ends = readonly [from: string, to: string];

/** What a write of the graph did. */
export interface GraphStep {
  readonly addedNodes: readonly string[];
  readonly removedNodes: readonly string[];
  /** Relationships that were taken out, and those that were put in. */
  readonly before: readonly Ends[];
  readonly after: readonly Ends[];
}

/** The graph of a workspace in memory, as of one version of what is stored. */
interface Kept {
  readonly workspaceId: string;
  version: number;
  readonly ranks: MovingRank;
  /** The numbers of the nodes by their ids, and back. */
  readonly numbers: Map<string, number>;
  readonly ids: (string | undefined)[];
  /** What is stored, by number. */
  readonly told: number[];
}

/** Rows that are read or written in one go; requests are served in between. */
const ROWS = 2_000;
const WRITES = 200;
/** Edges that are gone along in one go: some milliseconds. */
const EDGES = 200_000;

/** The graph may change while it is read; after so many times it is left for the next turn. */
const READS = 3;

/**
 * PageRank of the present workspace, kept in memory and moved along with every write of the graph.
 *
 * A rank is written where it is off by more than a share that grows with the graph: see {@link toleranceOf}.
 */
@Injectable()
export class GraphRanks {
  #kept: Kept | null = null;

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly graph: GraphRepository,
    private readonly states: GraphStateRepository,
  ) {}

  /** Notes what a write does. @param from the version that it writes upon. */
  follow(from: number, step: GraphStep): void {
    const kept = this.#kept;
    if (kept === null || kept.workspaceId !== currentPrincipal().workspaceId) return;
    // The write may yet be undone, or another process may have written: the version tells.
    if (kept.version !== from) this.#kept = null;
    else {
      kept.version = from + 1;
      apply(kept, step);
    }
  }

  /** Has the graph read anew, whatever was noted. */
  forget(): void {
    this.#kept = null;
  }

  /** Brings the stored ranks up to what is stored of the graph. */
  async settle(signal: AbortSignal): Promise<void> {
    const state = await this.states.find();
    if (state === undefined || state.ranked_version === state.version) return;
    const kept = await this.#upToDate(signal);
    if (kept === null) return;
    while (!kept.ranks.settle(EDGES)) {
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
    const { version } = kept;
    await this.#tell(kept, signal);
    await this.db.write((tx) => this.states.put(tx, { ranked_version: version }));
  }

  async #upToDate(signal: AbortSignal): Promise<Kept | null> {
    for (let times = 0; times < READS; times += 1) {
      const version = (await this.states.find())?.version ?? 0;
      const { workspaceId } = currentPrincipal();
      const kept = this.#kept;
      if (kept !== null && kept.workspaceId === workspaceId && kept.version === version) return kept;
      this.#kept = null;
      const read = await this.#read(workspaceId, version, signal);
      if ((await this.states.find())?.version === version) this.#kept = read;
    }
    return this.#kept;
  }

  async #read(workspaceId: string, version: number, signal: AbortSignal): Promise<Kept> {
    const numbers = new Map<string, number>();
    const ids: string[] = [];
    const told: number[] = [];
    for (let after = ''; ; ) {
      const rows = await this.graph.nodesAfter(after, ROWS);
      for (const { id, pagerank } of rows) {
        numbers.set(id, ids.length);
        ids.push(id);
        told.push(pagerank);
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS) break;
      after = last.id;
      await yieldToEventLoop();
    }
    const edges = new EdgeList();
    for (let after: { from_id: string; to_id: string } | null = null; ; ) {
      signal.throwIfAborted();
      const rows: { from_id: string; to_id: string }[] = await this.graph.endsAfter(after, ROWS);
      for (const { from_id, to_id } of rows) {
        const [from, to] = [numbers.get(from_id), numbers.get(to_id)];
        if (from !== undefined && to !== undefined) edges.add(from, to);
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS) break;
      after = last;
      await yieldToEventLoop();
    }
    const graph = edges.graph(numbers.size);
    await yieldToEventLoop();
    const ranks = new MovingRank(graph, { tolerance: RANK_TOLERANCE });
    return { workspaceId, version, ranks, numbers, ids, told };
  }

  async #tell({ ranks, numbers, ids, told }: Kept, signal: AbortSignal): Promise<void> {
    const tolerance = toleranceOf(numbers.size);
    const moved: { id: string; number: number; pagerank: number }[] = [];
    for (const [number, id] of ids.entries()) {
      const pagerank = ranks.rank(number);
      if (id !== undefined && Math.abs(pagerank - (told[number] ?? 0)) > tolerance * pagerank)
        moved.push({ id, number, pagerank });
    }
    for (let start = 0; start < moved.length; start += WRITES) {
      signal.throwIfAborted();
      const some = moved.slice(start, start + WRITES);
      await this.db.write(async (tx) => {
        for (const { id, pagerank } of some) await this.graph.setScore(tx, id, { pagerank });
      });
      // A number may have become another node's meanwhile.
      for (const { id, number, pagerank } of some) if (ids[number] === id) told[number] = pagerank;
      await yieldToEventLoop();
    }
  }
}

function apply({ ranks, numbers, ids, told }: Kept, { addedNodes, removedNodes, before, after }: GraphStep): void {
  for (const id of addedNodes) {
    if (numbers.has(id)) continue;
    const number = ranks.addNode();
    numbers.set(id, number);
    ids[number] = id;
    told[number] = 0;
  }
  const along = (ends: readonly Ends[], go: (from: number, to: number) => unknown) => {
    for (const [from, to] of ends) {
      const [one, another] = [numbers.get(from), numbers.get(to)];
      if (one !== undefined && another !== undefined) go(one, another);
    }
  };
  const [was, is] = [new Set(before.map(String)), new Set(after.map(String))];
  along(
    before.filter((ends) => !is.has(String(ends))),
    (from, to) => ranks.removeEdge(from, to),
  );
  along(
    after.filter((ends) => !was.has(String(ends))),
    (from, to) => ranks.addEdge(from, to),
  );
  for (const id of removedNodes) {
    const number = numbers.get(id);
    if (number === undefined) continue;
    ranks.removeNode(number);
    numbers.delete(id);
    ids[number] = undefined;
  }
}
