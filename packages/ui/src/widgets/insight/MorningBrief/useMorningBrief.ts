import { HttpError, type MorningBrief, makeMorningBrief, useGetMorningBrief } from '@concordia/api-client';
import { useState } from 'react';
import { useToast } from '../../../components/Toast';
import { useDeferredArrival, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { useAction } from '../../channels/setup';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { useThemeName } from '../serverCharts';

/** The API's error code for a workspace without messages to report on. */
const NOTHING_YET = 'BRIEF_NOTHING_YET';

/** The latest brief, with charts in the page's theme, and a function that generates one now. */
export function useMorningBrief() {
  const words = useStrings(morningBriefStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const action = useAction();
  const theme = useThemeName();
  const [isGenerating, setGenerating] = useState(false);
  // Keeps the other theme's brief while the theme changes.
  const { data, error, isValidating, mutate } = useGetMorningBrief({ theme }, { swr: { keepPreviousData: true } });

  const generate = async () => {
    setGenerating(true);
    await action(async () => {
      await mutate(await makeMorningBrief({ theme }), { revalidate: false });
      toast({ tone: 'success', title: words.generated });
    }, words.notGenerated);
    setGenerating(false);
  };
  return { state: useDeferredArrival(stateOf()), isGenerating, generate: () => void generate() };

  function stateOf(): WidgetState<MorningBrief> {
    if (data === undefined && isGenerating) return { kind: 'loading' };
    if (data !== undefined) return { kind: 'ready', data, isRefreshing: isValidating || isGenerating };
    if (error === undefined) return { kind: 'loading' };
    if (error instanceof HttpError && error.apiError?.code === NOTHING_YET) return { kind: 'empty' };
    const problem = {
      title: words.failed,
      description: words.failedHelp,
      detail: problemWords(error),
      reference: requestIdOf(error),
    };
    return { kind: 'failed', problem, retry: () => void generate(), retryLabel: words.generate };
  }
}
