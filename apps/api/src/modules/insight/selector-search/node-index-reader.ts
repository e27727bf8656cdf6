import { NodeIndex } from '@concordia/domain/node-index';
import { Injectable } from '@nestjs/common';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { FollowedIndex } from './followed-index.js';
import { IndexedNodesRepository, type TermOfNode } from './indexed-nodes.repository.js';
import { NodeLogRepository } from './node-log.repository.js';

/** Rows that are read in one go, some ten milliseconds; requests are served in between. */
const ROWS = 4_000;

/** More nodes and terms than these are not kept: about 300 MB. */
const MOST_NODES = 500_000;
const MOST_TERMS = 10_000_000;

/** Reads the nodes of the present workspace into memory. */
@Injectable()
export class NodeIndexReader {
  constructor(
    private readonly log: NodeLogRepository,
    private readonly nodes: IndexedNodesRepository,
  ) {}

  /**
   * What changes while it is read is taken in by the log afterwards, from where that was at the beginning.
   *
   * @returns `null` when there are too many.
   */
  async read(signal: AbortSignal): Promise<FollowedIndex | null> {
    const horizon = await this.log.horizon();
    const index = new NodeIndex();
    const isWhole = (await this.#readNodes(index, signal)) && (await this.#readTerms(index, signal));
    if (!isWhole) return null;
    index.finish();
    return new FollowedIndex(index, horizon, this.log, this.nodes, signal);
  }

  async #readNodes(index: NodeIndex, signal: AbortSignal): Promise<boolean> {
    for (let after: string | null = null; index.places <= MOST_NODES; ) {
      signal.throwIfAborted();
      const rows = await this.nodes.nodesAfter(after, ROWS);
      for (const row of rows) index.put(row);
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS) return true;
      after = last.id;
      await yieldToEventLoop();
    }
    return false;
  }

  async #readTerms(index: NodeIndex, signal: AbortSignal): Promise<boolean> {
    for (let after: TermOfNode | null = null; index.reading <= MOST_TERMS; ) {
      signal.throwIfAborted();
      const rows: TermOfNode[] = await this.nodes.termsAfter(after, ROWS);
      for (const row of rows) index.add(row.node_id, row);
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS) return true;
      after = last;
      await yieldToEventLoop();
    }
    return false;
  }
}
