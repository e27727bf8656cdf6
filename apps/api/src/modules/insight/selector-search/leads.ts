import type { Query, QueryTerm } from '@concordia/domain/query';
import { isIndexed } from './node-query.repository.js';

/** Terms of which everybody whom a query finds has at least one, and how many have them. */
export interface Lead {
  readonly terms: readonly QueryTerm[];
  /** At least; people who have two of the terms count twice. */
  readonly size: number;
}

/** What an index can lead to: whoever has the term. */
const canLead = (term: QueryTerm): boolean => term.kind === 'text' || term.kind === 'selector' || isIndexed(term);

/** The terms that may lead to what a query finds. What is negated leads nowhere. */
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
 * The shortest way to what a query finds: of parts that must all be true the one that the fewest have, of alternatives all of them.
 *
 * @param sizes how many have each of the {@link leadingTerms}.
 * @returns `null` when no index leads there.
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

/** How many of the parts that must all be true are gathered: two leave few enough nodes to look up the others one by one. */
const GATHERED_PARTS = 2;

/**
 * The terms whose nodes are gathered once for a whole statement: those of the shortest ways of the parts that must all be true.
 *
 * @param sizes how many have each of the {@link leadingTerms}.
 * @param most nodes of one way; where more have a term, few nodes are looked at before enough are found.
 */
export function gatheredTerms(query: Query, sizes: ReadonlyMap<QueryTerm, number>, most: number): Set<QueryTerm> {
  const leads = (query.kind === 'and' ? query.parts : [query]).map((part) => leadOf(part, sizes));
  const short = leads.filter((lead) => lead !== null).filter(({ size }) => size <= most);
  const shortest = short.toSorted((one, another) => one.size - another.size).slice(0, GATHERED_PARTS);
  return new Set(shortest.flatMap(({ terms }) => terms));
}
