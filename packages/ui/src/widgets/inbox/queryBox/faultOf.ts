import { HttpError } from '@concordia/api-client';
import type { QueryProblem } from './QueryFault';

/** The API's error code for an invalid query. */
const SYNTAX = 'QUERY_SYNTAX';

/** The position of a syntax error in the query; `null` for other errors. */
export function faultOf(problem: unknown, query: string): QueryProblem | null {
  if (!(problem instanceof HttpError) || problem.apiError?.code !== SYNTAX) return null;
  const [detail] = problem.apiError.details ?? [];
  return {
    query,
    message: problem.apiError.message,
    position: Math.min(detail?.position ?? query.length, query.length),
    length: detail?.length ?? 0,
  };
}
