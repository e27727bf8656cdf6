import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import { useProblemWords } from '../problems';

/** A saved table. */
export interface TableView<Query, Layout> {
  readonly id: string;
  readonly name: string;
  readonly query: Query;
  readonly layout: Layout;
  readonly position: number;
}

interface ViewContent<Query, Layout> {
  name: string;
  query: Query;
  layout: Layout;
}

export interface ViewCalls<View extends TableView<Query, Layout>, Query, Layout> {
  readonly create: (content: ViewContent<Query, Layout>) => Promise<View>;
  readonly update: (
    viewId: string,
    change: Partial<ViewContent<Query, Layout>> & { position?: number },
  ) => Promise<View>;
  readonly remove: (viewId: string) => Promise<unknown>;
  /** Reads the list of views again. */
  readonly refresh: () => Promise<unknown>;
}

/** What is done to the saved views of a table, each with a toast and undo. */
export function useViewEdits<View extends TableView<Query, Layout>, Query, Layout>(
  calls: ViewCalls<View, Query, Layout>,
) {
  const words = useStrings(dataTableStrings);
  const problemWords = useProblemWords();
  const toast = useToast();

  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (problem) {
      toast({ tone: 'destructive', title: words.notSaved, description: problemWords(problem) });
      return false;
    } finally {
      await calls.refresh();
    }
  };
  const offerUndo = (title: string, undo: () => Promise<unknown>) =>
    toast({ title, action: { label: words.undo, onPress: () => void attempt(undo) } });
  const change = async (view: View, update: Partial<ViewContent<Query, Layout>>): Promise<boolean> => {
    const { name, query, layout } = view;
    const isDone = await attempt(() => calls.update(view.id, update));
    if (isDone) {
      offerUndo(words.updated({ name: update.name ?? name }), () => calls.update(view.id, { name, query, layout }));
    }
    return isDone;
  };

  return {
    /** Errors are thrown for the form to show. */
    save: async (content: ViewContent<Query, Layout>): Promise<View> => {
      const view = await calls.create(content);
      await calls.refresh();
      toast({ title: words.saved({ name: content.name }) });
      return view;
    },
    update: (view: View, query: Query, layout: Layout) => change(view, { query, layout }),
    rename: (view: View, name: string) => change(view, { name }),
    remove: async ({ id, name, query, layout, position }: View): Promise<boolean> => {
      const isDone = await attempt(() => calls.remove(id));
      const bringBack = async () => {
        const again = await calls.create({ name, query, layout });
        await calls.update(again.id, { position });
      };
      if (isDone) offerUndo(words.removed({ name }), bringBack);
      return isDone;
    },
  };
}
