import type { SWRResponse } from 'swr';
import { useDeferredArrival, type WidgetState } from '../../../components/WidgetFrame';
import { requestIdOf, useProblemWords } from '../../shared/problems';

/** What a hook of the client returns of a list. */
export type ListReply<Row> = Pick<SWRResponse<Row[], unknown>, 'data' | 'error' | 'isValidating' | 'mutate'>;

/** The widget state for one list. @param failed the title if loading fails. */
export function useListState<Row>(reply: ListReply<Row>, failed: string): WidgetState<readonly Row[]> {
  const problemWords = useProblemWords();
  return useDeferredArrival(stateOf(reply));

  function stateOf({ data, error, isValidating, mutate }: ListReply<Row>): WidgetState<readonly Row[]> {
    if (data !== undefined) {
      return data.length === 0 ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: isValidating };
    }
    if (error === undefined) return { kind: 'loading' };
    const problem = { title: failed, description: problemWords(error), reference: requestIdOf(error) };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
}
