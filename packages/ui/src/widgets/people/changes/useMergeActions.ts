import { type ContactMerge, dismissMergeSuggestion, type MergeSuggestion, undoMerge } from '@concordia/api-client';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { useRefreshMessages } from '../../inbox/messages';
import { useEnding } from './gone';
import { useContactActions } from './useContactActions';

/** Merge, dismiss and undo for duplicates. Also reloads messages, which move with their contact. */
export function useMergeActions() {
  const words = useStrings(peopleStrings);
  const toast = useToast();
  const refreshMessages = useRefreshMessages();
  const { act, attempt } = useContactActions();
  const { isBack } = useEnding();

  const undo = async ({ id, otherId, otherName }: ContactMerge): Promise<boolean> => {
    const comeBack = async () => {
      await undoMerge(id);
      isBack(otherId);
    };
    const isUndone = await act(comeBack, { title: words.mergeTakenBack({ other: otherName }) });
    if (isUndone) void refreshMessages();
    return isUndone;
  };

  return {
    undo,
    /** Shows a toast about the merge, with undo. */
    tell: async (merge: ContactMerge): Promise<void> => {
      toast({
        title: words.merged({ other: merge.otherName, kept: merge.contactName ?? words.gone }),
        tone: 'success',
        action: { label: words.undo, onPress: () => void undo(merge) },
      });
      await attempt(refreshMessages);
    },
    dismiss: ({ id }: MergeSuggestion) => act(() => dismissMergeSuggestion(id), { title: words.dismissed }),
  };
}
