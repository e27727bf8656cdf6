import {
  deleteSavedSearch,
  getListSavedSearchesKey,
  type SavedSearch,
  saveSearch,
  useListSavedSearches,
} from '@concordia/api-client';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { selectorSearchStrings } from '../../../strings/selectorSearch';
import { useProblemWords } from '../../shared/problems';

/** Saved searches and their actions. Changes apply at once, with undo in a toast. */
export function useSavedSearches() {
  const words = useStrings(selectorSearchStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const list = useListSavedSearches();
  const reread = () => void mutate(getListSavedSearchesKey());

  async function attempt(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (problem) {
      toast({ tone: 'destructive', title: words.notSaved, description: problemWords(problem) });
      return false;
    } finally {
      reread();
    }
  }

  return {
    list,
    /** Errors are thrown for the form to show. */
    save: async (name: string, query: string): Promise<void> => {
      const { id } = await saveSearch({ name, query });
      reread();
      toast({
        title: words.savedAs({ name }),
        action: { label: words.undo, onPress: () => void attempt(() => deleteSavedSearch(id)) },
      });
    },
    remove: async ({ id, name, query }: SavedSearch): Promise<void> => {
      if (!(await attempt(() => deleteSavedSearch(id)))) return;
      toast({
        title: words.forgotten({ name }),
        action: { label: words.undo, onPress: () => void attempt(() => saveSearch({ name, query })) },
      });
    },
  };
}
