import { parseQuery, type Query } from '@concordia/domain/query';
import { DomainFailure } from '../../../common/domain-failure.js';

/** Maximum length of the invalid text returned in an error. */
const LONGEST_RECEIVED = 80;

/** Parses a typed query. @param field its path in the request. @throws DomainFailure with the position of the error. */
export function queryOf(text: string, field = 'body.query'): Query {
  const parsed = parseQuery(text);
  if (parsed.ok) return parsed.query;
  const { position, length, expected, message } = parsed.problem;
  const received = text.slice(position, position + Math.min(length, LONGEST_RECEIVED));
  throw new DomainFailure('invalid', 'QUERY_SYNTAX', message, [
    { field, expected, ...(received !== '' && { received }), position, length },
  ]);
}
