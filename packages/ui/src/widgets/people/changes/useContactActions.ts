import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { useProblemWords } from '../../shared/problems';
import { useRereadPeople } from './useRereadPeople';

interface Done {
  title: string;
  undo?: () => Promise<unknown>;
}

/** Runs an action on a contact at once, with undo in a toast. On failure it shows the error and reloads the contact. */
export function useContactActions() {
  const words = useStrings(peopleStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const reread = useRereadPeople();

  async function attempt(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (problem) {
      toast({ title: words.notKept, description: problemWords(problem), tone: 'destructive' });
      return false;
    } finally {
      await reread();
    }
  }

  return {
    attempt,
    act: async (action: () => Promise<unknown>, { title, undo }: Done): Promise<boolean> => {
      const isDone = await attempt(action);
      if (isDone) {
        toast({ title, ...(undo && { action: { label: words.undo, onPress: () => void attempt(undo) } }) });
      }
      return isDone;
    },
  };
}
