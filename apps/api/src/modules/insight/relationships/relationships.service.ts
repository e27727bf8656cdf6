import type { RelationshipGraph, RelationshipGraphQuery } from '@concordia/contract/insight';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { COUNT_BOUND } from '../../../common/page.js';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { GraphRepository } from '../graph/graph.repository.js';
import type { NodeRow } from '../graph/graph.rows.js';
import { GraphService } from '../graph/graph.service.js';
import { GraphTiesRepository, PEOPLE_AT_ONCE, type StoredTie } from '../graph/graph-ties.repository.js';
import { PeopleFilter } from '../selector-search/people-filter.js';
import { emptyGraph, historiesWith, relationshipGraphOf } from './relationship-graph.js';
import { TieCollector } from './ties-among.js';

/** Some milliseconds of joining. */
const TIES_AT_ONCE = 5_000;

@Injectable()
export class RelationshipsService {
  constructor(
    private readonly graphs: GraphService,
    private readonly nodes: GraphRepository,
    private readonly ties: GraphTiesRepository,
    private readonly filter: PeopleFilter,
    private readonly clock: Clock,
  ) {}

  async graph({ limit, query }: RelationshipGraphQuery): Promise<RelationshipGraph> {
    await this.graphs.catchUp();
    const ownerId = currentPrincipal().workspaceId;
    // First of all, so that a wrong query is refused in an empty workspace too.
    const found =
      query === undefined ? await this.ties.closest(ownerId, limit) : await this.filter.contacts(query, 'query.query');
    const [owner] = await this.nodes.nodes([ownerId]);
    if (owner === undefined) return emptyGraph(null);
    if (found.length === 0) return emptyGraph(owner);
    const rows = await this.#inTurns(found, (ids) => this.ties.from(ids));
    const withOwner = historiesWith(ownerId, rows);
    // The search returns the most influential first; a picture has those with most messages.
    const ids = query === undefined ? found : byMessages(found, withOwner).slice(0, limit);
    const people = inOrder(ids, await this.#inTurns(ids, (some) => this.nodes.nodes(some)));
    const companies = await this.#companies(people);
    const ties = new TieCollector(new Map(people.map(({ id }, at) => [id, at])));
    for (let start = 0; start < rows.length; start += TIES_AT_ONCE) {
      ties.add(rows.slice(start, start + TIES_AT_ONCE));
      await yieldToEventLoop();
    }
    return {
      ...relationshipGraphOf(owner, people, companies, withOwner, ties.collected(), this.clock.now()),
      total: query === undefined ? await this.ties.count(ownerId, COUNT_BOUND) : found.length,
    };
  }

  #companies(people: readonly NodeRow[]): Promise<NodeRow[]> {
    const ids = [...new Set(people.flatMap(({ company_id }) => company_id ?? []))];
    return this.#inTurns(ids, (some) => this.nodes.nodes(some));
  }

  /** Reads batch by batch; other requests run in between. */
  async #inTurns<Row>(ids: readonly string[], read: (ids: readonly string[]) => Promise<Row[]>): Promise<Row[]> {
    const rows: Row[] = [];
    for (let start = 0; start < ids.length; start += PEOPLE_AT_ONCE) {
      for (const row of await read(ids.slice(start, start + PEOPLE_AT_ONCE))) rows.push(row);
      await yieldToEventLoop();
    }
    return rows;
  }
}

const byMessages = (ids: readonly string[], withOwner: ReadonlyMap<string, StoredTie>): string[] =>
  ids.toSorted(
    (one, another) =>
      (withOwner.get(another)?.messages ?? 0) - (withOwner.get(one)?.messages ?? 0) || (one < another ? 1 : -1),
  );

function inOrder(ids: readonly string[], rows: readonly NodeRow[]): NodeRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
