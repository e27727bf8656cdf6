import type { Query } from '@concordia/domain/query';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { NodeFinder } from './node-finder.js';
import { queryOf } from './query-text.js';

/** Of more people than this, a list takes those with the most influence. */
const MOST_PEOPLE = 10_000;

/** Whom other lists mean by a query: found anew each time they are asked for. */
@Injectable()
export class PeopleFilter {
  constructor(
    private readonly nodes: NodeFinder,
    private readonly clock: Clock,
  ) {}

  /** The ids of the contacts whom a query finds. @throws DomainFailure when it is no query. */
  async contacts(query: string): Promise<string[]> {
    return this.found(queryOf(query, 'query.people'));
  }

  /** The ids of the contacts whom a query finds that was read already. */
  found(query: Query): Promise<string[]> {
    return this.nodes.contacts(query, MOST_PEOPLE, this.clock.now());
  }
}
