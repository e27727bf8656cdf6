import { useStrings } from '../../../locale';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import type { IdOf } from './keptColumns';
import type { ShownColumn } from './shownColumns';
import { useKeptColumns } from './useKeptColumns';
import { type TableView, useViewEdits, type ViewCalls } from './useViewEdits';

/** How a table's searches are kept in its views. */
export interface SavedTable<Id extends string, Search, View, Query, Layout> {
  /** Names the table in local storage. */
  readonly table: string;
  readonly idOf: IdOf<Id>;
  /** The columns of a table that nobody has arranged. */
  readonly first: readonly ShownColumn<Id>[];
  /** What the table shows without a view. */
  readonly none: Search;
  readonly columnsOf: (view: View) => readonly ShownColumn<Id>[];
  readonly searchOf: (view: View) => Search;
  readonly queryOf: (search: Search) => Query;
  readonly layoutOf: (search: Search, columns: readonly ShownColumn<Id>[]) => Layout;
  /** Whether a table shows anything else than the view. */
  readonly differs: (view: View, search: Search, columns: readonly ShownColumn<Id>[]) => boolean;
}

interface TableViewsOptions<Search, View extends TableView<Query, Layout>, Query, Layout> {
  search: Search;
  /** The view in use; `null` for none. */
  viewId: string | null;
  onViewChange: (viewId: string | null, search: Search) => void;
  /** As read from the server. */
  read: { data: readonly View[] | undefined; error: unknown; mutate: () => Promise<unknown> };
  calls: ViewCalls<View, Query, Layout>;
}

/** The columns shown and the saved views: columns are this browser's until they are saved with a view. */
export function useTableViews<Id extends string, Search, View extends TableView<Query, Layout>, Query, Layout>(
  saved: SavedTable<Id, Search, View, Query, Layout>,
  { search, viewId, onViewChange, read, calls }: TableViewsOptions<Search, View, Query, Layout>,
) {
  const words = useStrings(dataTableStrings);
  const { columnsOf, keep } = useKeptColumns(saved);
  const edits = useViewEdits(calls);
  const byId = (id: string | null) => read.data?.find((one) => one.id === id);
  const view = byId(viewId);
  const columns = columnsOf(viewId) ?? (view === undefined ? saved.first : saved.columnsOf(view));
  const content = () => ({ query: saved.queryOf(search), layout: saved.layoutOf(search, columns) });
  return {
    columns,
    setColumns: (next: readonly ShownColumn<Id>[]) => keep(viewId, next),
    resetColumns: () => keep(viewId, null),
    view,
    /** Whether the columns are known: those of a view come with the views. */
    isReady: viewId === null || read.data !== undefined || read.error !== undefined,
    views: {
      views: read.data,
      problem: read.data === undefined && read.error !== undefined ? words.viewsFailed : undefined,
      onRetry: () => void read.mutate(),
      currentId: viewId,
      isChanged: view !== undefined && saved.differs(view, search, columns),
      onOpen: (id: string | null) => {
        const chosen = byId(id);
        // Chosen again, a view shows what was saved.
        keep(id, id === null ? columnsOf(null) : null);
        onViewChange(id, chosen === undefined ? saved.none : saved.searchOf(chosen));
      },
      onSave: async (name: string) => {
        const made = await edits.save({ name, ...content() });
        onViewChange(made.id, search);
      },
      onUpdate: () => {
        if (view === undefined) return;
        const { query, layout } = content();
        void edits.update(view, query, layout).then((isDone) => isDone && keep(view.id, null));
      },
      onRename: (id: string, name: string) => {
        const chosen = byId(id);
        if (chosen) void edits.rename(chosen, name);
      },
      onRemove: (id: string) => {
        const chosen = byId(id);
        if (chosen) void edits.remove(chosen).then((isDone) => isDone && id === viewId && onViewChange(null, search));
      },
    },
  };
}
