import { HttpError } from '@concordia/api-client';
import type { QueryProblem } from '../../inbox/queryBox';

/** The code of an answer that could not read the query. */
const SYNTAX = 'QUERY_SYNTAX';

/** Where a query that was refused goes wrong; `null` when it was refused for something else. */
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
