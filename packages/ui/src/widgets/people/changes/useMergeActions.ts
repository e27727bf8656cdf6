import { type ContactMerge, dismissMergeSuggestion, type MergeSuggestion, undoMerge } from '@concordia/api-client';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { useRefreshMessages } from '../../inbox/messages';
import { useEnding } from './gone';
import { useContactActions } from './useContactActions';

/** What one does about doubles, and how it is taken back. Messages move with the people they are from. */
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
    /** Says that two became one, and offers the way back. */
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
