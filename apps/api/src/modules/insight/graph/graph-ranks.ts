import { RANK_TOLERANCE, relationshipWeight } from '@concordia/domain/graph';
import { EdgeList, MovingRank } from '@concordia/domain/influence';
import { Injectable } from '@nestjs/common';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { GraphRepository } from './graph.repository.js';
import type { RelationshipRow } from './graph.rows.js';
import { GraphStateRepository } from './graph-state.repository.js';

/**
 * Tolerated relative error of a stored rank. Ranks sum to one, so each new node lowers the ranks of all others. In a large graph, exact storage would
 * rewrite every row for every few people. The tolerance is 1% from 100,000 nodes on, 0.01% at 10,000, and 0.0001% at 1,000, which no response shows.
 */
const toleranceOf = (nodes: number): number => Math.min(1e-2, (nodes / 1e6) ** 2);

export type WeightedEnds = readonly [from: string, to: string, weight: number];

export interface GraphStep {
  readonly addedNodes: readonly string[];
  readonly removedNodes: readonly string[];
  /** Relationships removed and added. */
  readonly before: readonly WeightedEnds[];
  readonly after: readonly WeightedEnds[];
}

/** A workspace's graph in memory, at one stored version. */
interface Kept {
  readonly workspaceId: string;
  version: number;
  readonly ranks: MovingRank;
  /** Node numbers by id, and back. */
  readonly numbers: Map<string, number>;
  readonly ids: (string | undefined)[];
  /** Stored ranks by node number. */
  readonly announced: number[];
}

export type WeighedRow = Pick<RelationshipRow, 'from_id' | 'to_id' | 'kind' | 'strength' | 'last_at'>;

/** Rows read or written at once; requests run in between. */
const ROWS = 2_000;
const WRITES = 200;
/** Edges processed at once: some milliseconds. */
const EDGES = 200_000;

/** Maximum reads, as the graph may change during each. After that, the next turn retries. */
const READS = 3;

/**
 * PageRank of the workspace, kept in memory and updated with every write to the graph.
 *
 * A rank is stored when it is off by more than {@link toleranceOf}.
 */
@Injectable()
export class GraphRanks {
  #kept: Kept | null = null;

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly graph: GraphRepository,
    private readonly states: GraphStateRepository,
  ) {}

  /** Applies a write to the graph in memory. @param from the version before the write. */
  follow(from: number, step: GraphStep): void {
    const kept = this.#kept;
    if (kept === null || kept.workspaceId !== currentPrincipal().workspaceId) return;
    // The write may be rolled back, or another process may have written: a version mismatch reveals both.
    if (kept.version !== from) this.#kept = null;
    else {
      kept.version = from + 1;
      apply(kept, step);
    }
  }

  /** Forces the graph to be read again. */
  forget(): void {
    this.#kept = null;
  }

  /** Updates the stored ranks to the stored graph. @param isForced also where they are those of this version: by an earlier rule. */
  async settle(signal: AbortSignal, isForced = false): Promise<void> {
    const state = await this.states.find();
    if (state === undefined || (!isForced && state.ranked_version === state.version)) return;
    const kept = await this.#upToDate(signal);
    if (kept === null) return;
    while (!kept.ranks.settle(EDGES)) {
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
    const { version } = kept;
    await this.#announce(kept, signal);
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
    const announced: number[] = [];
    const lastAt: number[] = [];
    for (let after = ''; ; ) {
      const rows = await this.graph.nodesAfter(after, ROWS);
      for (const { id, pagerank, last_message_at } of rows) {
        numbers.set(id, ids.length);
        ids.push(id);
        announced.push(pagerank);
        lastAt.push(last_message_at);
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS) break;
      after = last.id;
      await yieldToEventLoop();
    }
    const edges = new EdgeList();
    for (let after: { from_id: string; to_id: string } | null = null; ; ) {
      signal.throwIfAborted();
      const rows: WeighedRow[] = await this.graph.endsAfter(after, ROWS);
      for (const row of rows) {
        const [from, to] = [numbers.get(row.from_id), numbers.get(row.to_id)];
        if (from !== undefined && to !== undefined) edges.add(from, to, weightOfRow(row, lastAt[from] ?? 0));
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS) break;
      after = last;
      await yieldToEventLoop();
    }
    const graph = edges.graph(numbers.size);
    await yieldToEventLoop();
    const ranks = new MovingRank(graph, { tolerance: RANK_TOLERANCE });
    return { workspaceId, version, ranks, numbers, ids, announced };
  }

  async #announce({ ranks, numbers, ids, announced }: Kept, signal: AbortSignal): Promise<void> {
    const tolerance = toleranceOf(numbers.size);
    const moved: { id: string; number: number; pagerank: number }[] = [];
    for (const [number, id] of ids.entries()) {
      const pagerank = ranks.rank(number);
      if (id !== undefined && Math.abs(pagerank - (announced[number] ?? 0)) > tolerance * pagerank)
        moved.push({ id, number, pagerank });
    }
    for (let start = 0; start < moved.length; start += WRITES) {
      signal.throwIfAborted();
      const some = moved.slice(start, start + WRITES);
      await this.db.write(async (tx) => {
        for (const { id, pagerank } of some) await this.graph.setScore(tx, id, { pagerank });
      });
      // The number may belong to another node by now.
      for (const { id, number, pagerank } of some) if (ids[number] === id) announced[number] = pagerank;
      await yieldToEventLoop();
    }
  }
}

/** @param lastMessageAt of the node that it goes out from. */
export const weightOfRow = ({ kind, strength, last_at }: WeighedRow, lastMessageAt: number): number =>
  relationshipWeight({ kind, strength, lastAt: last_at }, lastMessageAt);

function apply({ ranks, numbers, ids, announced }: Kept, { addedNodes, removedNodes, before, after }: GraphStep): void {
  for (const id of addedNodes) {
    if (numbers.has(id)) continue;
    const number = ranks.addNode();
    numbers.set(id, number);
    ids[number] = id;
    announced[number] = 0;
  }
  const along = (ends: readonly WeightedEnds[], go: (from: number, to: number, weight: number) => unknown) => {
    for (const [from, to, weight] of ends) {
      const [one, another] = [numbers.get(from), numbers.get(to)];
      if (one !== undefined && another !== undefined) go(one, another, weight);
    }
  };
  const [was, is] = [new Set(before.map(String)), new Set(after.map(String))];
  along(
    before.filter((ends) => !is.has(String(ends))),
    (from, to) => ranks.removeEdge(from, to),
  );
  along(
    after.filter((ends) => !was.has(String(ends))),
    (from, to, weight) => ranks.addEdge(from, to, weight),
  );
  for (const id of removedNodes) {
    const number = numbers.get(id);
    if (number === undefined) continue;
    ranks.removeNode(number);
    numbers.delete(id);
    ids[number] = undefined;
  }
}
