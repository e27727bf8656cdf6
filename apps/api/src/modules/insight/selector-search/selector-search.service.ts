import type { SearchRequest, SearchResponse, SearchResult } from '@concordia/contract/insight';
import type { SortedNode } from '@concordia/domain/node-index';
import {
  hasOneScore,
  inSelectorOrder,
  isInText,
  type Judgement,
  judge,
  type NodeSelector,
  QUERY_SELECTORS,
  type Query,
  type QuerySelector,
  reasonsOf,
  type SearchedNode,
  selectorsIn,
} from '@concordia/domain/query';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { NodeFinder } from './node-finder.js';
import { queryOf } from './query-text.js';
import { type NodeRow, SelectorSearchRepository } from './selector-search.repository.js';

/** Maximum results, chosen by influence or by the requested order, then ranked by relevance. */
const MOST_FOUND = 300;

const MOST_NAMED = 12;

interface Judged {
  readonly row: NodeRow;
  readonly node: SearchedNode;
  readonly judgement: Judgement;
}

@Injectable()
export class SelectorSearchService {
  constructor(
    private readonly finder: NodeFinder,
    private readonly nodes: SelectorSearchRepository,
    private readonly clock: Clock,
  ) {}

  async search(request: SearchRequest): Promise<SearchResponse> {
    const query = queryOf(request.query);
    const started = performance.now();
    const now = this.clock.now();
    const sort = request.sort_by === 'relevance' ? 'pagerank' : request.sort_by;
    const search = { query, entityTypes: [...new Set(request.entity_types)], sort, most: MOST_FOUND + 1, now } as const;
    const found = await this.finder.find(search);
    const isRanked = request.sort_by === 'relevance' && !hasOneScore(query);
    const ids = inOrder(found).slice(0, isRanked ? MOST_FOUND : request.limit);
    const judged = await this.#judged(ids, query, now);
    if (isRanked) judged.sort((one, another) => another.judgement.score - one.judgement.score);
    return {
      results: judged.slice(0, request.limit).map((one) => resultOf(one, now)),
      stats: {
        execution_time_ms: Math.round((performance.now() - started) * 10) / 10,
        total: Math.min(found.length, MOST_FOUND),
        total_is_minimum: found.length > MOST_FOUND,
      },
    };
  }

  /** Nodes with their relevance, in the order of the ids. */
  async #judged(ids: readonly string[], query: Query, now: number): Promise<Judged[]> {
    if (ids.length === 0) return [];
    const rows = new Map((await this.nodes.nodes(ids)).map((row) => [row.id, row]));
    const selectors = Map.groupBy(await this.nodes.selectors(ids, typesIn(query)), ({ node_id: nodeId }) => nodeId);
    return ids.flatMap((id) => {
      const row = rows.get(id);
      if (row === undefined) return [];
      const node = nodeOf(row, selectors.get(id) ?? []);
      const judgement = judge(query, node, now);
      // The node may have changed between the two reads.
      return judgement === null ? [] : [{ row, node, judgement }];
    });
  }
}

/** Incrementally updated ranks differ from recomputed ones in the last digits, so the order is by six digits. */
const inOrder = (found: readonly SortedNode[]): string[] =>
  found
    .map(({ id, figure }) => ({ id, figure: sixDigits(figure) }))
    .sort((one, another) => another.figure - one.figure || (one.id < another.id ? 1 : -1))
    .map(({ id }) => id);

/** As many digits as the graph shows. */
const sixDigits = (figure: number): number => Number(figure.toPrecision(6));

function typesIn(query: Query): QuerySelector[] {
  const { types, hasText } = selectorsIn(query);
  return QUERY_SELECTORS.filter((type) => types.has(type) || (hasText && isInText(type)));
}

const nodeOf = (row: NodeRow, selectors: readonly NodeSelector[]): SearchedNode => ({
  name: row.name,
  title: row.title,
  company: row.company,
  location: row.location,
  selectors: inSelectorOrder(selectors),
  figures: {
    pagerank: row.pagerank,
    engagementScore: row.engagement_score,
    messagesReceived: row.messages_received,
    messagesSent: row.messages_sent,
    employees: row.employees === 0 ? null : row.employees,
    lastReplyAt: row.last_reply_at === 0 ? null : row.last_reply_at,
    medianReplyMinutes: row.median_reply_minutes,
  },
});

function resultOf({ row, node, judgement }: Judged, now: number): SearchResult {
  const matched = judgement.findings.flatMap(({ selector }) => (selector === null ? [] : [selector]));
  const unique = new Map(matched.map((selector) => [`${selector.type} ${selector.value}`, selector]));
  return {
    entity_type: row.entity_type,
    entity_id: row.id,
    name: row.name,
    contactId: row.contact_id,
    match_score: Math.round(judgement.score * 10_000) / 10_000,
    properties: propertiesOf(row),
    matched_selectors: [...unique.values()].slice(0, MOST_NAMED).map(({ type, value }) => ({ type, value })),
    analytics: { pagerank: sixDigits(row.pagerank), engagement_score: sixDigits(row.engagement_score) },
    reasons: reasonsOf(judgement.findings, node, now),
  };
}

function propertiesOf({ title, company, location, domain, employees }: NodeRow): Record<string, string> {
  return {
    ...(title !== null && { title }),
    ...(company !== null && { company }),
    ...(location !== null && { location }),
    ...(domain !== null && { domain }),
    ...(employees > 0 && { employees: String(employees) }),
  };
}
