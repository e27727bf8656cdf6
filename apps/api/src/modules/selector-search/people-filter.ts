import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { NodeTerms } from './node-terms.js';
import { queryOf } from './query-text.js';
import { SelectorSearchRepository } from './selector-search.repository.js';

/** Of more people than this, a list takes those with the most influence. */
const MOST_PEOPLE = 10_000;

/** Whom other lists mean by a query: found anew each time they are asked for. */
@Injectable()
export class PeopleFilter {
  constructor(
    private readonly nodes: SelectorSearchRepository,
    private readonly terms: NodeTerms,
    private readonly clock: Clock,
  ) {}

  /** The ids of the contacts whom a query finds. @throws DomainFailure when it is no query. */
  async contacts(query: string): Promise<string[]> {
    const parsed = queryOf(query, 'query.people');
    await this.terms.catchUp();
    return this.nodes.contacts(parsed, MOST_PEOPLE, this.clock.now());
  }
}
