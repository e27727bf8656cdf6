import { type BoardColumn, type HttpError, useGetBoard, useListViews } from '@concordia/api-client';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Button, IconButton } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../../components/Menu';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { boardColumnsStrings } from '../../../strings/generated/boardColumns';
import { labelStrings } from '../../../strings/generated/label';
import { useProblem } from '../../shared/problems';
import { columnIdOf } from '../messages/columnId';
import { NewColumn } from './NewColumn';
import * as styles from './SavedViews.css';
import { useBoardEdits } from './useBoardEdits';

/** The server's limit. */
const MOST_COLUMNS = 12;

export interface EditColumnsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Adds, orders and removes the columns of the board. The four of the statuses stay. */
export function EditColumns({ isOpen, onClose }: EditColumnsProps) {
  const words = useStrings(boardColumnsStrings);
  const describe = useProblem();
  const { data: board, error, mutate } = useGetBoard<HttpError>();
  return (
    <Dialog title={words.title} size="small" isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      {board !== undefined && <Columns columns={board.columns} />}
      {board === undefined && error === undefined && <Text tone="muted">{words.loading}</Text>}
      {board === undefined && error !== undefined && (
        <ErrorState size="compact" title={words.readFailed} {...describe(error)} onRetry={() => void mutate()} />
      )}
    </Dialog>
  );
}

function Columns({ columns }: { columns: readonly BoardColumn[] }) {
  const words = useStrings(boardColumnsStrings);
  const { column: titleOf } = useStrings(labelStrings);
  const edit = useBoardEdits(columns);
  const nameOf = (column: BoardColumn) =>
    column.kind === 'status' ? titleOf({ status: column.status }) : column.view.name;
  const others = (column: BoardColumn) => columns.filter((one) => one !== column);
  return (
    <Stack gap="md">
      <Text tone="muted">{words.help}</Text>
      <ol className={styles.columns} aria-label={words.list}>
        {columns.map((column, place) => (
          <ColumnLine
            key={columnIdOf(column)}
            column={column}
            name={nameOf(column)}
            isFirst={place === 0}
            isLast={place === columns.length - 1}
            onMove={(step) => void edit(others(column).toSpliced(place + step, 0, column), words.moved)}
            onRemove={() => void edit(others(column), words.removed({ name: nameOf(column) }))}
          />
        ))}
      </ol>
      <AddColumn columns={columns} />
    </Stack>
  );
}

interface ColumnLineProps {
  column: BoardColumn;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** Moves by buttons: a list this short needs no dragging, which not everybody can do. */
function ColumnLine({ column, name, isFirst, isLast, onMove, onRemove }: ColumnLineProps) {
  const words = useStrings(boardColumnsStrings);
  return (
    <li className={styles.line}>
      <span className={styles.column}>{name}</span>
      {column.kind === 'view' && (
        <>
          <Badge>{words.ofView}</Badge>
          <IconButton icon="close" size="small" label={words.removeColumn({ name })} onPress={onRemove} />
        </>
      )}
      <IconButton
        icon="arrow-up"
        size="small"
        label={words.moveUp({ name })}
        isDisabled={isFirst}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon="arrow-down"
        size="small"
        label={words.moveDown({ name })}
        isDisabled={isLast}
        onPress={() => onMove(1)}
      />
    </li>
  );
}

function AddColumn({ columns }: { columns: readonly BoardColumn[] }) {
  const words = useStrings(boardColumnsStrings);
  const { data: views = [] } = useListViews();
  const edit = useBoardEdits(columns);
  const [isMaking, setMaking] = useState(false);
  const others = views.filter(({ id }) => columns.every((column) => columnIdOf(column) !== id));
  if (columns.length >= MOST_COLUMNS) return <Text tone="muted">{words.full}</Text>;
  return (
    <>
      <Inline>
        <MenuTrigger>
          <Button icon="plus">{words.add}</Button>
          <Menu aria-label={words.add} placement="bottom start">
            <MenuSection title={words.toAdd}>
              {[
                ...others.map((view) => (
                  <MenuItem
                    key={view.id}
                    id={view.id}
                    onAction={() => void edit([...columns, { kind: 'view', view }], words.added({ name: view.name }))}
                  >
                    {view.name}
                  </MenuItem>
                )),
                <MenuItem key="new" id="new" icon="plus" onAction={() => setMaking(true)}>
                  {words.newColumn}
                </MenuItem>,
              ]}
            </MenuSection>
          </Menu>
        </MenuTrigger>
      </Inline>
      <NewColumn isOpen={isMaking} onClose={() => setMaking(false)} columns={columns} />
    </>
  );
}
