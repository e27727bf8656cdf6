import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { ErrorState } from '../../../components/ErrorState';
import { requestIdOf, useProblemWords } from '../problems';
import { ChartPlaceholder, type ChartRoom } from './ChartPlaceholder';

interface ReadChartProps<Data> extends ChartRoom {
  answer: Pick<SWRResponse<Data, unknown>, 'data' | 'error' | 'isValidating' | 'mutate'>;
  /** What could not be loaded, as a sentence. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Charts that read their own figures, within a widget that shows others already. */
export function ReadChart<Data>({ answer, failed, children, ...room }: ReadChartProps<Data>) {
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = answer;
  if (data !== undefined) return children(data);
  if (error === undefined) return <ChartPlaceholder {...room} />;
  return (
    <ErrorState
      size="compact"
      title={failed}
      description={problemWords(error)}
      reference={requestIdOf(error)}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
}
