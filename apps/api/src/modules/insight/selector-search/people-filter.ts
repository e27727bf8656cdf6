import type { Query } from '@concordia/domain/query';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { NodeFinder } from './node-finder.js';
import { queryOf } from './query-text.js';

/** Beyond this many people, the most influential are used. */
const MOST_PEOPLE = 10_000;

/** Resolves a query used as a filter by other lists, each time they are read. */
@Injectable()
export class PeopleFilter {
  constructor(
    private readonly nodes: NodeFinder,
    private readonly clock: Clock,
  ) {}

  /** Ids of the matching contacts. @param field its path in the request. @throws DomainFailure if the query is invalid. */
  async contacts(query: string, field = 'query.people'): Promise<string[]> {
    return this.found(queryOf(query, field));
  }

  /** Ids of the contacts matching a parsed query. */
  found(query: Query): Promise<string[]> {
    return this.nodes.contacts(query, MOST_PEOPLE, this.clock.now());
  }
}
