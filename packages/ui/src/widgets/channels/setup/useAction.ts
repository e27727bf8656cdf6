import { useToast } from '../../../components/Toast';
import { useProblemWords } from '../../shared/problems';

/** Does something that has no form to say what went wrong: a toast says it. */
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
