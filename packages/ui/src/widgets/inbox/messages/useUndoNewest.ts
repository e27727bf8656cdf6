import { useMemo } from 'react';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { actionStrings } from '../../../strings/generated/action';
import { useMessageStore } from './useMessageEdits';

/** Undoes what was done last, for the shortcut. */
export function useUndoNewest(): { readonly undo: () => void; readonly isPossible: () => boolean } {
  const words = useStrings(actionStrings);
  const store = useMessageStore();
  const toast = useToast();
  return useMemo(
    () => ({
      isPossible: () => !store.undo.isEmpty,
      undo: () => {
        const step = store.undo.pop();
        if (step === null) return;
        if (step.said !== null) toast({ title: words.undone({ said: step.said }) });
        void step.undo();
      },
    }),
    [store, toast, words],
  );
}
