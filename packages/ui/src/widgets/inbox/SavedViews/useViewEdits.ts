import {
  createView,
  deleteView,
  getBoard,
  getGetBoardKey,
  getListViewsKey,
  updateBoard,
  updateView,
  type View,
} from '@concordia/api-client';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { toolbarStrings } from '../../../strings/generated/toolbar';
import { useProblemWords } from '../../shared/problems';
import { type MessageFilters, queryOf } from '../messages/filters';
import { useOfferUndo } from '../messages/useTriage';
import { choicesOf } from './useBoardEdits';

/** Edits to views, each with a toast and undo. Errors show as toasts. */
export function useViewEdits() {
  const words = useStrings(toolbarStrings);
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const offerUndo = useOfferUndo();
  const wordsOf = useProblemWords();
  const refresh = () => Promise.all([mutate(getListViewsKey()), mutate(getGetBoardKey())]);

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
      const board = await getBoard().catch(() => null);
      const bringBack = async () => {
        const { id } = await createView({ name, query });
        await updateView(id, { position });
        const choices = choicesOf(board?.columns ?? []);
        const isColumn = (choice: (typeof choices)[number]) => choice.kind === 'view' && choice.viewId === view.id;
        if (!choices.some(isColumn)) return;
        await updateBoard({
          columns: choices.map((choice) => (isColumn(choice) ? { kind: 'view', viewId: id } : choice)),
        });
      };
      if (await attempt(() => deleteView(view.id))) offerUndo(words.removedView({ name }), () => attempt(bringBack));
    },
  };
}
