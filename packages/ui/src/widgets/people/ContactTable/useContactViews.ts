import {
  type ContactView,
  type ContactViewUpdate,
  createContactView,
  deleteContactView,
  getListContactViewsKey,
  updateContactView,
  useListContactViews,
} from '@concordia/api-client';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import type { ContactSearch } from '../../shared/firstPages';
import { useProblemWords } from '../../shared/problems';
import { type ContactColumns, layoutOf, queryOf } from './contactLayout';

/** The saved views of contacts and what is done to them, each with a toast and undo. */
export function useContactViews() {
  const words = useStrings(dataTableStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const views = useListContactViews();
  const refresh = () => mutate(getListContactViewsKey());

  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (problem) {
      toast({ tone: 'destructive', title: words.notSaved, description: problemWords(problem) });
      return false;
    } finally {
      await refresh();
    }
  };
  const offerUndo = (title: string, undo: () => Promise<unknown>) =>
    toast({ title, action: { label: words.undo, onPress: () => void attempt(undo) } });
  const change = async (view: ContactView, update: ContactViewUpdate): Promise<boolean> => {
    const { name, query, layout } = view;
    const isDone = await attempt(() => updateContactView(view.id, update));
    if (isDone) {
      offerUndo(words.updated({ name: update.name ?? name }), () =>
        updateContactView(view.id, { name, query, layout }),
      );
    }
    return isDone;
  };

  return {
    views,
    /** Errors are thrown for the form to show. */
    save: async (name: string, search: ContactSearch, columns: ContactColumns): Promise<ContactView> => {
      const view = await createContactView({ name, query: queryOf(search), layout: layoutOf(search, columns) });
      await refresh();
      toast({ title: words.saved({ name }) });
      return view;
    },
    update: (view: ContactView, search: ContactSearch, columns: ContactColumns) =>
      change(view, { query: queryOf(search), layout: layoutOf(search, columns) }),
    rename: (view: ContactView, name: string) => change(view, { name }),
    remove: async ({ id, name, query, layout, position }: ContactView): Promise<boolean> => {
      const isDone = await attempt(() => deleteContactView(id));
      const bringBack = async () => {
        const again = await createContactView({ name, query, layout });
        await updateContactView(again.id, { position });
      };
      if (isDone) offerUndo(words.removed({ name }), bringBack);
      return isDone;
    },
  };
}
