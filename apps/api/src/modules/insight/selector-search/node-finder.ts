import type { SortedNode } from '@concordia/domain/node-index';
import type { Query } from '@concordia/domain/query';
import { Injectable } from '@nestjs/common';
import { GraphProjector } from '../graph/graph-projector.js';
import { NodeIndexes } from './node-indexes.js';
import { NodeTerms } from './node-terms.js';
import { type NodeSearch, SelectorSearchRepository } from './selector-search.repository.js';

const COLUMNS = {
  pagerank: 'pagerank',
  engagement_score: 'engagementScore',
  recent_reply: 'lastReplyAt',
} as const satisfies Record<NodeSearch['sort'], string>;

/** Finds nodes in memory, or in the database while they are not loaded. */
@Injectable()
export class NodeFinder {
  constructor(
    private readonly graph: GraphProjector,
    private readonly terms: NodeTerms,
    private readonly indexes: NodeIndexes,
    private readonly nodes: SelectorSearchRepository,
  ) {}

  /** Results in sort order, including data just committed. */
  async find(search: NodeSearch): Promise<SortedNode[]> {
    await this.graph.catchUp();
    await this.terms.catchUp();
    const index = await this.indexes.current();
    return index === null ? this.nodes.find(search) : index.find({ ...search, sort: COLUMNS[search.sort] });
  }

  /** Matching contacts, most influential first. */
  async contacts(query: Query, most: number, now: number): Promise<string[]> {
    const found = await this.find({ query, entityTypes: ['Person'], sort: 'pagerank', most, now });
    return this.nodes.contacts(found.map(({ id }) => id));
  }
}
