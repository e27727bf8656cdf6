import type { Query, QueryTerm } from '@concordia/domain/query';
import { isIndexed } from './node-query.repository.js';

/** Terms such that every result has at least one of them, and the number of nodes with them. */
export interface Lead {
  readonly terms: readonly QueryTerm[];
  /** An upper bound: nodes with two of the terms count twice. */
  readonly size: number;
}

/** Whether an index finds the nodes with the term. */
const canLead = (term: QueryTerm): boolean => term.kind === 'text' || term.kind === 'selector' || isIndexed(term);

/** Terms through which an index can find the results. Negated terms cannot. */
export function leadingTerms(query: Query): QueryTerm[] {
  switch (query.kind) {
    case 'and':
    case 'or':
      return query.parts.flatMap(leadingTerms);
    case 'not':
      return [];
    default:
      return canLead(query) ? [query] : [];
  }
}

/**
 * The smallest set of index terms that covers all results: for `and`, the part with the fewest nodes; for `or`, all parts.
 *
 * @param sizes number of nodes for each of the {@link leadingTerms}.
 * @returns `null` if no index covers the results.
 */
export function leadOf(query: Query, sizes: ReadonlyMap<QueryTerm, number>): Lead | null {
  switch (query.kind) {
    case 'and': {
      const leads = query.parts.map((part) => leadOf(part, sizes)).filter((lead) => lead !== null);
      return leads.reduce<Lead | null>((best, lead) => (best === null || lead.size < best.size ? lead : best), null);
    }
    case 'or': {
      const leads = query.parts.map((part) => leadOf(part, sizes));
      const known = leads.filter((lead) => lead !== null);
      if (known.length < leads.length) return null;
      return { terms: known.flatMap(({ terms }) => terms), size: known.reduce((sum, { size }) => sum + size, 0) };
    }
    case 'not':
      return null;
    default: {
      const size = sizes.get(query);
      return size === undefined ? null : { terms: [query], size };
    }
  }
}

/** Parts of an `and` to collect. Two leave few enough nodes to check the others individually. */
const GATHERED_PARTS = 2;

/**
 * Terms whose nodes the statement collects once: those of the smallest parts of an `and`.
 *
 * @param sizes number of nodes for each of the {@link leadingTerms}.
 * @param most maximum nodes per part. A more frequent term yields enough results after few checks.
 */
export function gatheredTerms(query: Query, sizes: ReadonlyMap<QueryTerm, number>, most: number): Set<QueryTerm> {
  const leads = (query.kind === 'and' ? query.parts : [query]).map((part) => leadOf(part, sizes));
  const short = leads.filter((lead) => lead !== null).filter(({ size }) => size <= most);
  const shortest = short.toSorted((one, another) => one.size - another.size).slice(0, GATHERED_PARTS);
  return new Set(shortest.flatMap(({ terms }) => terms));
}
