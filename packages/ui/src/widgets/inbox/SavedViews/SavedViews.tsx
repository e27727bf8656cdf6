import { useListViews, type View } from '@concordia/api-client';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Button } from '../../../components/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { boardColumnsStrings } from '../../../strings/generated/boardColumns';
import { toolbarStrings } from '../../../strings/generated/toolbar';
import { type Action, useActions } from '../../shared/shortcuts';
import { filtersOf, isFiltered, type MessageFilters, NO_FILTERS, sameFilters } from '../messages/filters';
import { ManageViews } from './ManageViews';
import { SaveView } from './SaveView';
import { useViewEdits } from './useViewEdits';

const EditColumns = lazy(() => import('./EditColumns').then((module) => ({ default: module.EditColumns })));

export interface SavedViewsProps {
  filters: MessageFilters;
  /** The view that the filters came from; `null` for none. */
  viewId: string | null;
  /** Called with the chosen view and its filters; `null` for all messages. */
  onViewChange: (viewId: string | null, filters: MessageFilters) => void;
}

const ALL = 'all';

/** Saved views: select, save, update, rename and remove, and show as columns. */
export function SavedViews({ filters, viewId, onViewChange }: SavedViewsProps) {
  const words = useStrings(toolbarStrings);
  const columns = useStrings(boardColumnsStrings);
  const { data: views, error, mutate } = useListViews();
  const { change } = useViewEdits();
  const [open, setOpen] = useState<'save' | 'manage' | 'columns' | null>(null);
  const current = currentView(views ?? [], filters, viewId);
  const isChanged = current !== null && !sameFilters(filtersOf(current.query), filters);
  const close = () => setOpen(null);
  useActions(
    useMemo<readonly Action[]>(
      () => [
        {
          id: 'columns',
          group: 'look',
          label: columns.edit,
          keys: [],
          icon: 'dashboard',
          run: () => setOpen('columns'),
        },
      ],
      [columns],
    ),
  );
  // A shared URL may name only the view, so its filters come from the view.
  useEffect(() => {
    if (viewId !== null && current !== null && !isFiltered(filters) && isFiltered(filtersOf(current.query)))
      onViewChange(current.id, filtersOf(current.query));
  }, [viewId, current, filters, onViewChange]);
  return (
    <>
      <MenuTrigger>
        <Button size="small" icon="eye">
          {current && !isChanged ? current.name : words.views}
        </Button>
        <Menu aria-label={words.views} placement="bottom end">
          <MenuSection
            title={words.views}
            selectionMode="single"
            selectedKeys={isFiltered(filters) ? (current && !isChanged ? [current.id] : []) : [ALL]}
          >
            {[
              <MenuItem key={ALL} id={ALL} onAction={() => onViewChange(null, NO_FILTERS)}>
                {words.allMessages}
              </MenuItem>,
              ...(views ?? []).map((view) => (
                <MenuItem key={view.id} id={view.id} onAction={() => onViewChange(view.id, filtersOf(view.query))}>
                  {view.name}
                </MenuItem>
              )),
            ]}
          </MenuSection>
          <MenuSection title={error && !views ? words.viewsFailed : words.filters}>
            {[
              isFiltered(filters) && (
                <MenuItem key="save" id="save" onAction={() => setOpen('save')}>
                  {words.saveView}
                </MenuItem>
              ),
              isChanged && (
                <MenuItem key="update" id="update" onAction={() => void change(current, filters)}>
                  {words.updateView({ name: current.name })}
                </MenuItem>
              ),
              <MenuItem
                key="manage"
                id="manage"
                isDisabled={views !== undefined && views.length === 0}
                onAction={() => (views || !error ? setOpen('manage') : void mutate())}
              >
                {words.manageViews}
              </MenuItem>,
              <MenuItem key="columns" id="columns" onAction={() => setOpen('columns')}>
                {columns.edit}
              </MenuItem>,
            ]}
          </MenuSection>
        </Menu>
      </MenuTrigger>
      <SaveView
        isOpen={open === 'save'}
        onClose={close}
        filters={filters}
        onSaved={(view) => onViewChange(view.id, filters)}
      />
      {open === 'columns' && (
        <Suspense fallback={null}>
          <EditColumns isOpen onClose={close} />
        </Suspense>
      )}
      {/* Chosen while the views are still being read, it opens with them. */}
      <ManageViews isOpen={open === 'manage' && views !== undefined} onClose={close} views={views ?? []} />
    </>
  );
}

/** The view in use: the selected one, or else one with the same filters. */
function currentView(views: readonly View[], filters: MessageFilters, viewId: string | null): View | null {
  const chosen = views.find((view) => view.id === viewId);
  if (chosen) return chosen;
  return isFiltered(filters) ? (views.find((view) => sameFilters(filtersOf(view.query), filters)) ?? null) : null;
}
