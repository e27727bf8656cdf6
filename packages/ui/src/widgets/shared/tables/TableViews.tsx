import { lazy, Suspense, useState } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { Text } from '../../../components/Text';
import { ToggleButton } from '../../../components/ToggleButton';
import { useStrings } from '../../../locale';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import * as styles from './tables.css';

const SaveTableView = lazy(() => import('./SaveTableView').then((module) => ({ default: module.SaveTableView })));

const ManageTableViews = lazy(() =>
  import('./ManageTableViews').then((module) => ({ default: module.ManageTableViews })),
);

export interface NamedView {
  readonly id: string;
  readonly name: string;
}

export interface TableViewsProps {
  /** `undefined` while loading. */
  views: readonly NamedView[] | undefined;
  /** Why they could not be read; offers another attempt. */
  problem?: string | undefined;
  onRetry: () => void;
  /** Names the table without a view. */
  all: string;
  currentId: string | null;
  /** The table differs from the view. */
  isChanged: boolean;
  onOpen: (viewId: string | null) => void;
  /** Saves the table as it is. Errors are thrown for the form to show. */
  onSave: (name: string) => Promise<void>;
  onUpdate: () => void;
  onRename: (viewId: string, name: string) => void;
  onRemove: (viewId: string) => void;
}

/** The saved views of a table, above it: select, save, update, rename and delete. */
export function TableViews(props: TableViewsProps) {
  const { views = [], problem, all, currentId, isChanged, onOpen } = props;
  const words = useStrings(dataTableStrings);
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const close = () => setOpen(null);
  const current = views.find(({ id }) => id === currentId);
  return (
    <div role="group" aria-label={words.views} className={styles.views}>
      {[{ id: null, name: all }, ...views].map(({ id, name }) => (
        <span key={id ?? 'all'} className={styles.view}>
          <ToggleButton
            size="small"
            tone="quiet"
            isSelected={id === null ? current === undefined : id === currentId}
            onChange={() => onOpen(id)}
          >
            {name}
          </ToggleButton>
        </span>
      ))}
      {problem !== undefined && (
        <>
          <Text as="span" size="dense" tone="negative">
            {problem}
          </Text>
          <Button size="small" icon="refresh" onPress={props.onRetry}>
            {words.retry}
          </Button>
        </>
      )}
      {current !== undefined && isChanged && (
        <span className={styles.view}>
          <Button size="small" onPress={props.onUpdate}>
            {words.update({ name: current.name })}
          </Button>
        </span>
      )}
      <MenuTrigger>
        <IconButton icon="ellipsis" size="small" label={words.moreActions} />
        <Menu placement="bottom start">
          {[
            <MenuItem key="save" icon="plus" onAction={() => setOpen('save')}>
              {words.save}
            </MenuItem>,
            views.length > 0 && (
              <MenuItem key="manage" icon="pencil" onAction={() => setOpen('manage')}>
                {words.manage}
              </MenuItem>
            ),
          ]}
        </Menu>
      </MenuTrigger>
      <Suspense>
        {open === 'save' && <SaveTableView onSave={props.onSave} onClose={close} />}
        {open === 'manage' && (
          <ManageTableViews views={views} onRename={props.onRename} onRemove={props.onRemove} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
