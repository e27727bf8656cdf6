import { CONTACT_TABLE_COLUMNS } from '@concordia/domain';
import { useStrings } from '../../../locale';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import { useKeptColumns } from '../../shared/tables';
import type { ContactTableProps } from './ContactTable';
import { type ContactColumns, differs, FIRST_COLUMNS, NO_SEARCH, searchOf } from './contactLayout';
import { useContactViews } from './useContactViews';

type TableState = Pick<ContactTableProps, 'search' | 'viewId' | 'onViewChange'>;

/** The columns shown and the saved views: columns are this browser's until they are saved with a view. */
export function useContactTable({ search, viewId, onViewChange }: TableState) {
  const words = useStrings(dataTableStrings);
  const { columnsOf, keep } = useKeptColumns({ table: 'contacts', ids: CONTACT_TABLE_COLUMNS });
  const { views, save, update, rename, remove } = useContactViews();
  const byId = (id: string | null) => views.data?.find((one) => one.id === id);
  const view = byId(viewId);
  const columns: ContactColumns = columnsOf(viewId) ?? view?.layout.columns ?? FIRST_COLUMNS;
  return {
    columns,
    setColumns: (next: ContactColumns) => keep(viewId, next),
    resetColumns: () => keep(viewId, null),
    view,
    /** Whether the columns are known: those of a view come with the views. */
    isReady: viewId === null || views.data !== undefined || views.error !== undefined,
    views: {
      views: views.data,
      problem: views.data === undefined && views.error !== undefined ? words.viewsFailed : undefined,
      onRetry: () => void views.mutate(),
      currentId: viewId,
      isChanged: view !== undefined && differs(view, search, columns),
      onOpen: (id: string | null) => {
        const chosen = byId(id);
        // Chosen again, a view shows what was saved.
        keep(id, id === null ? columnsOf(null) : null);
        onViewChange(id, chosen === undefined ? NO_SEARCH : searchOf(chosen));
      },
      onSave: async (name: string) => {
        const saved = await save(name, search, columns);
        onViewChange(saved.id, search);
      },
      onUpdate: () => {
        if (view) void update(view, search, columns).then((isDone) => isDone && keep(view.id, null));
      },
      onRename: (id: string, name: string) => {
        const chosen = byId(id);
        if (chosen) void rename(chosen, name);
      },
      onRemove: (id: string) => {
        const chosen = byId(id);
        if (chosen) void remove(chosen).then((isDone) => isDone && id === viewId && onViewChange(null, search));
      },
    },
  };
}
