import { type SearchRequest, type SearchResponse, searchSelectors } from '@concordia/api-client';
import { useRef, useState } from 'react';
import { useToast } from '../../../components/Toast';
import type { WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { selectorSearchStrings } from '../../../strings/selectorSearch';
import { faultOf, type QueryProblem } from '../../inbox/queryBox';
import { requestIdOf, useProblemWords } from '../../shared/problems';

export type Search = Pick<Required<SearchRequest>, 'query' | 'entity_types' | 'sort_by'>;

export interface Found extends SearchResponse {
  readonly search: Search;
}

const FIRST = 20;
const MOST = 200;

/** Searches on request. A response to an older search never replaces a newer one. */
export function useSelectorSearch() {
  const words = useStrings(selectorSearchStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const [state, setState] = useState<WidgetState<Found> | null>(null);
  const [problem, setProblem] = useState<QueryProblem | null>(null);
  const [limit, setLimit] = useState(FIRST);
  const latest = useRef(0);

  async function run(search: Search, wanted: number) {
    latest.current += 1;
    const own = latest.current;
    setLimit(wanted);
    setProblem(null);
    setState((shown) => (shown?.kind === 'ready' ? { ...shown, isRefreshing: true } : { kind: 'loading' }));
    try {
      const answer = await searchSelectors({ ...search, limit: wanted });
      if (own !== latest.current) return;
      const { results, stats } = answer;
      const data = { ...answer, search };
      setState(results.length === 0 ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: false });
      if (wanted > FIRST) return;
      const description = words.complete({ count: stats.total, ms: Math.round(stats.execution_time_ms) });
      toast({ tone: 'success', title: words.completeTitle, description });
    } catch (error) {
      if (own !== latest.current) return;
      const fault = faultOf(error, search.query);
      const failure = { title: words.failedTitle, description: problemWords(error), reference: requestIdOf(error) };
      setProblem(fault);
      setState(fault === null ? { kind: 'failed', problem: failure, retry: () => void run(search, wanted) } : null);
      toast({ tone: 'destructive', title: words.failedTitle, description: words.failedHelp });
    }
  }

  return {
    /** `null` before the first search, and while the query is invalid. */
    state,
    problem,
    isPending: state?.kind === 'loading' || (state?.kind === 'ready' && state.isRefreshing),
    search: (search: Search) => void run(search, FIRST),
    /** Loads more results; `null` if there are none or the limit is reached. */
    more:
      state?.kind === 'ready' && state.data.stats.total > limit && limit < MOST ? () => void more(state.data) : null,
    /** The query changed, so its error may no longer apply. */
    forgetProblem: () => setProblem(null),
  };

  async function more({ search }: Found) {
    await run(search, Math.min(MOST, limit + FIRST));
  }
}
