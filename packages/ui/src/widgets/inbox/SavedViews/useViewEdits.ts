import { createView, deleteView, getListViewsKey, updateView, type View } from '@concordia/api-client';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { toolbarStrings } from '../../../strings/generated/toolbar';
import { useProblemWords } from '../../shared/problems';
import { type MessageFilters, queryOf } from '../messages/filters';
import { useOfferUndo } from '../messages/useTriage';

/** Edits to views, each with a toast and undo. Errors show as toasts. */
export function useViewEdits() {
  const words = useStrings(toolbarStrings);
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const offerUndo = useOfferUndo();
  const wordsOf = useProblemWords();
  const refresh = () => mutate(getListViewsKey());

  /** Runs a call and reloads the views. @returns whether it succeeded. */
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (problem) {
      toast({ tone: 'destructive', title: words.viewFailed, description: wordsOf(problem) });
      return false;
    } finally {
      void refresh();
    }
  };

  return {
    /** Errors are thrown for the form to show. */
    save: async (name: string, filters: MessageFilters): Promise<View> => {
      const view = await createView({ name, query: queryOf(filters) });
      void refresh();
      offerUndo(words.savedView({ name: view.name }), () => attempt(() => deleteView(view.id)));
      return view;
    },
    change: async (view: View, filters: MessageFilters): Promise<void> => {
      if (await attempt(() => updateView(view.id, { query: queryOf(filters) })))
        offerUndo(words.changedView({ name: view.name }), () =>
          attempt(() => updateView(view.id, { query: view.query })),
        );
    },
    rename: (view: View, name: string) => attempt(() => updateView(view.id, { name })),
    remove: async (view: View): Promise<void> => {
      const { name, query, position } = view;
      const bringBack = async () => updateView((await createView({ name, query })).id, { position });
      if (await attempt(() => deleteView(view.id))) offerUndo(words.removedView({ name }), () => attempt(bringBack));
    },
  };
}
