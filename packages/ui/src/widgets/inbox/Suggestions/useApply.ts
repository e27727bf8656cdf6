import { getListSuggestionsKey, getUseSuggestionUrl, http, type Suggestion } from '@concordia/api-client';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { suggestionStrings } from '../../../strings/generated/suggestion';

interface Apply {
  apply: (suggestion: Suggestion) => Promise<void>;
  pendingId: string | null;
}

/** Records the use of a suggestion, passes on its text and reloads the message's suggestions. */
export function useApply(messageId: string, onUse: (content: string) => void): Apply {
  const words = useStrings(suggestionStrings);
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const [pendingId, setPendingId] = useState<string | null>(null);

  const apply = async (suggestion: Suggestion) => {
    setPendingId(suggestion.id);
    const isNoted = await http<Suggestion>(getUseSuggestionUrl(suggestion.id), { method: 'POST' }).then(
      () => true,
      () => false,
    );
    setPendingId(null);
    if (!isNoted) {
      toast({ tone: 'destructive', title: words.notApplied, description: words.notAppliedHelp });
      return;
    }
    onUse(suggestion.content);
    toast({ tone: 'success', title: words.applied, description: words.appliedHelp });
    await mutate(getListSuggestionsKey(messageId));
  };
  return { apply, pendingId };
}
