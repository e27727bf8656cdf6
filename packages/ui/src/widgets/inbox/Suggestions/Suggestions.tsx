import { type Suggestion, useGetMessage, useListSuggestions } from '@concordia/api-client';
import { EmptyState } from '../../../components/EmptyState';
import { Skeleton, SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { suggestionStrings } from '../../../strings/generated/suggestion';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { SuggestionItem } from './SuggestionItem';
import * as styles from './Suggestions.css';
import { useApply } from './useApply';
import { whyNone } from './whyNone';

export interface SuggestionsProps {
  messageId: string;
  /** Called with the text of a used suggestion, once its use is recorded. */
  onUse: (content: string) => void;
}

/** Suggested replies for the user to adopt and edit. Sends nothing. */
export function Suggestions({ messageId, onUse }: SuggestionsProps) {
  const words = useStrings(suggestionStrings);
  const state = useSuggestionState(messageId);
  const { data: message } = useGetMessage(messageId);
  const { apply, pendingId } = useApply(messageId, onUse);
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={3}
      size="compact"
      state={state}
      skeleton={
        <Skeleton isLoading>
          <Stack gap="sm">
            <SkeletonShape width="7rem" />
            <SkeletonShape width="94%" />
            <SkeletonShape width="70%" />
          </Stack>
        </Skeleton>
      }
      empty={<EmptyState size="compact" title={words.none} description={words.why[whyNone(message)]} />}
    >
      {(suggestions) => (
        <ul className={styles.list} aria-label={words.title}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.id}>
              <SuggestionItem
                suggestion={suggestion}
                isPending={pendingId === suggestion.id}
                isDisabled={pendingId !== null && pendingId !== suggestion.id}
                onUse={() => void apply(suggestion)}
              />
            </li>
          ))}
        </ul>
      )}
    </WidgetFrame>
  );
}

function useSuggestionState(messageId: string): WidgetState<Suggestion[]> {
  const words = useStrings(suggestionStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListSuggestions(messageId);
  if (data !== undefined)
    return data.length === 0 ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: isValidating };
  if (error === undefined) return { kind: 'loading' };
  const problem = { title: words.failed, description: problemWords(error), reference: requestIdOf(error) };
  return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
}
