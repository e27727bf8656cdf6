import { parseQuery, type Query } from '@concordia/domain/query';
import { DomainFailure } from '../../../common/domain-failure.js';

/** How much of what is wrong is sent back. */
const LONGEST_RECEIVED = 80;

/** Reads a query that somebody typed. @param field where it stands in the request. @throws DomainFailure with the very place of what is wrong. */
export function queryOf(text: string, field = 'body.query'): Query {
  const parsed = parseQuery(text);
  if (parsed.ok) return parsed.query;
  const { position, length, expected, message } = parsed.problem;
  const received = text.slice(position, position + Math.min(length, LONGEST_RECEIVED));
  throw new DomainFailure('invalid', 'QUERY_SYNTAX', message, [
    { field, expected, ...(received !== '' && { received }), position, length },
  ]);
}
