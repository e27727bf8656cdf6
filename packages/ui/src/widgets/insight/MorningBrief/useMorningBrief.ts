import { HttpError, type MorningBrief, makeMorningBrief, useGetMorningBrief } from '@concordia/api-client';
import { useState } from 'react';
import { useToast } from '../../../components/Toast';
import { useDeferredArrival, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { useAction } from '../../channels/setup';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { useThemeName } from '../serverCharts';

/** The server has nothing that a brief could be about. */
const NOTHING_YET = 'BRIEF_NOTHING_YET';

/** The newest brief, with pictures in the theme of the page, and a way to have one made now. */
export function useMorningBrief() {
  const words = useStrings(morningBriefStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const action = useAction();
  const theme = useThemeName();
  const [isGenerating, setGenerating] = useState(false);
  // While the theme changes the brief of the other one stays.
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
