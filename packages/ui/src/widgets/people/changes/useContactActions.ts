import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { useProblemWords } from '../../shared/problems';
import { useRereadPeople } from './useRereadPeople';

/** What was done, and how to take it back. */
interface Done {
  title: string;
  undo?: () => Promise<unknown>;
}

/** What one does to a contact at once, with a toast that says it and takes it back. What fails is said, and what is shown is read again. */
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
    /** Does it, and says so. */
    act: async (action: () => Promise<unknown>, { title, undo }: Done): Promise<boolean> => {
      const isDone = await attempt(action);
      if (isDone) {
        toast({ title, ...(undo && { action: { label: words.undo, onPress: () => void attempt(undo) } }) });
      }
      return isDone;
    },
  };
}
