import { NodeIndex } from '@concordia/domain/node-index';
import { Injectable } from '@nestjs/common';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { FollowedIndex } from './followed-index.js';
import { IndexedNodesRepository, type TermOfNode } from './indexed-nodes.repository.js';
import { NodeLogRepository } from './node-log.repository.js';

/** Rows read at once, about ten milliseconds; requests run in between. */
const ROWS = 4_000;

/** Limits of an in-memory index: about 300 MB. */
const MOST_NODES = 500_000;
const MOST_TERMS = 10_000_000;

@Injectable()
export class NodeIndexReader {
  constructor(
    private readonly log: NodeLogRepository,
    private readonly nodes: IndexedNodesRepository,
  ) {}

  /**
   * Changes during the read are applied from the log afterwards, from its position at the start.
   *
   * @returns `null` if there are too many nodes or terms.
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
