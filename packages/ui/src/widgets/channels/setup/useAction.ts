import { useToast } from '../../../components/Toast';
import { useProblemWords } from '../../shared/problems';

/** Runs an action outside a form and shows its error as a toast. */
export function useAction(): (action: () => Promise<void>, failed: string) => Promise<void> {
  const toast = useToast();
  const problemWords = useProblemWords();
  return async (action, failed) => {
    try {
      await action();
    } catch (problem) {
      toast({ tone: 'destructive', title: failed, description: problemWords(problem) });
    }
  };
}
