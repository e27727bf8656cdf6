import { useDeferredArrival, type WidgetState } from '../../../components/WidgetFrame';
import { requestIdOf, useProblemWords } from '../../shared/problems';

interface Answer<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/**
 * The widget state for one response. Never empty: missing figures have their own message.
 *
 * @param failed the title if loading fails.
 */
export function useFigures<Data>(answer: Answer<Data>, failed: string): WidgetState<Data> {
  const problemWords = useProblemWords();
  return useDeferredArrival(stateOf(answer));

  function stateOf({ data, error, isValidating, mutate }: Answer<Data>): WidgetState<Data> {
    if (data !== undefined) return { kind: 'ready', data, isRefreshing: isValidating };
    if (error === undefined) return { kind: 'loading' };
    const problem = { title: failed, description: problemWords(error), reference: requestIdOf(error) };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
}

/** The same for a list, which is empty without rows. */
export function useRows<Row>(answer: Answer<readonly Row[]>, failed: string): WidgetState<readonly Row[]> {
  const state = useFigures(answer, failed);
  return state.kind === 'ready' && state.data.length === 0 ? { kind: 'empty' } : state;
}
