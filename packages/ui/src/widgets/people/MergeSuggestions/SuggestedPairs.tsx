import { type MergeSuggestion, useListMergeSuggestions } from '@concordia/api-client';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { REVIEWED } from './MergeSuggestions';
import { PairItem } from './PairItem';

export interface SuggestedPairsProps {
  onMerge: (pair: MergeSuggestion) => void;
  onOpenContact: (contactId: string) => void;
}

export function SuggestedPairs({ onMerge, onOpenContact }: SuggestedPairsProps) {
  const words = useStrings(peopleStrings);
  const problemWords = useProblemWords();
  const { data, error, mutate, isValidating } = useListMergeSuggestions(REVIEWED);
  return (
    <WidgetFrame
      title={words.suggestions}
      headingLevel={3}
      state={stateOf()}
      skeleton={<SkeletonShape shape="block" height="8rem" />}
      empty={<EmptyState size="compact" icon="users" title={words.noPairs} description={words.noPairsHelp} />}
    >
      {(pairs) => (
        <Stack as="ul" gap="lg" hasDividers>
          {pairs.map((pair) => (
            <PairItem key={pair.id} pair={pair} onMerge={onMerge} onOpenContact={onOpenContact} />
          ))}
        </Stack>
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<readonly MergeSuggestion[]> {
    if (data === undefined) {
      if (error === undefined) return { kind: 'loading' };
      const problem = { title: words.pairsFailed, description: problemWords(error), reference: requestIdOf(error) };
      return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
    }
    return data.length === 0 ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: isValidating };
  }
}
