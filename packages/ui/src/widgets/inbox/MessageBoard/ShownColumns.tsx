import type { BoardColumn, MessageStatus } from '@concordia/api-client';
import { lazy, Suspense, useCallback } from 'react';
import { Board } from '../../../components/Board';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { columnIdOf } from '../messages/columnId';
import { useMessageStore } from '../messages/useMessageEdits';
import type { MessageList } from '../messages/useMessageList';
import { useChoose } from '../messages/useSelection';
import type { MessageBoardProps } from './MessageBoard';
import { MessageColumn } from './MessageColumn';
import { SelectedContext } from './SelectedContext';
import { useCardActions } from './useCardActions';
import { useColumnInfos } from './useColumnInfos';

/** Loaded with the first column of a view. */
const ViewColumn = lazy(() => import('./ViewColumn').then((module) => ({ default: module.ViewColumn })));

interface ShownColumnsProps extends Pick<MessageBoardProps, 'selectedId' | 'onSelect'> {
  order: readonly BoardColumn[];
  lists: Record<MessageStatus, MessageList>;
  counts: Record<MessageStatus, number> | undefined;
  revealed: string | null;
  /** Filters are on, so an empty column does not mean that all work is done. */
  isNarrowed: boolean;
  isCollapsed: boolean;
  onCollapsedChange: ((isCollapsed: boolean) => void) | undefined;
}

export function ShownColumns(props: ShownColumnsProps) {
  const { order, lists, counts, revealed, isNarrowed, selectedId, onSelect, isCollapsed, onCollapsedChange } = props;
  const words = useStrings(messageStrings);
  const { desk } = useMessageStore();
  const { move, menuItems, entrances } = useCardActions(order);
  const choose = useChoose();
  const infos = useColumnInfos(order, lists, counts);
  const open = useCallback(
    (id: string, columnId: string) => {
      desk.holdPlace(id, columnId);
      onSelect(id);
    },
    [desk, onSelect],
  );
  return (
    <SelectedContext value={selectedId}>
      <Board
        aria-label={words.board}
        columns={infos}
        revealedColumn={revealed}
        onMove={move}
        onOpen={open}
        onChoose={choose}
        menuItems={menuItems}
      >
        {order.map((column, rank) =>
          column.kind === 'view' ? (
            <Suspense key={columnIdOf(column)}>
              <ViewColumn view={column.view} rank={rank} entrances={entrances} />
            </Suspense>
          ) : (
            <MessageColumn
              key={column.status}
              id={column.status}
              rank={rank}
              list={lists[column.status]}
              counted={counts?.[column.status]}
              nothing={isNarrowed ? words.noMatches : words.emptyColumn[column.status]}
              {...(column.status === 'completed' && { isCollapsed, onCollapsedChange })}
            />
          ),
        )}
      </Board>
    </SelectedContext>
  );
}
