import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo, useRef } from 'react';
import { mergeProps, useTable } from 'react-aria';
import { useTableState } from 'react-stately';
import { useStrings } from '../../locale';
import { tableStrings } from '../../strings/table';
import { EmptyState } from '../EmptyState';
import { RowCollection } from './rowCollection';
import { selectionOf } from './selectionOf';
import * as styles from './Table.css';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { Bones, More, NoRows } from './TableStates';
import type { TableProps } from './tableProps';
import { useColumnWidths } from './useColumnWidths';
import { useRowLayout } from './useRowLayout';
import { useSortedRows } from './useSortedRows';
import { useTableRoom } from './useTableRoom';

/** Of the column of boxes: a finger's width. */
const boxesRem = 2.75;

/**
 * Records that are compared with each other: one row each, one column for each thing that is known about all of them. It draws only the rows in
 * view, and scrolls in its own frame, in which headings and first column stay. For cards, people and messages that are read one by one use a
 * `GridList` or a `VirtualList`.
 */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { columns, getKey, density, isLoading = false, isResizable = false, selectionMode = 'none', more } = props;
  const words = useStrings(tableStrings);
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const { sorted: rows, descriptor, choose } = useSortedRows(props);
  const hasBoxes = selectionMode !== 'none' && props.selectsBy !== 'rows';
  const collection = useMemo(
    () => new RowCollection({ rows, columns, getKey, hasBoxes }),
    [rows, columns, getKey, hasBoxes],
  );
  const state = useTableState({
    ...selectionOf(props),
    collection,
    sortDescriptor: descriptor,
    onSortChange: choose,
    showSelectionCheckboxes: hasBoxes,
    disabledBehavior: 'all',
  });
  const room = useTableRoom(scroller, ruler, styles.rulerRem);
  const { tableWidth, rowHeight, rem } = room;
  const layoutDelegate = useRowLayout(collection, room, scroller);
  const { onAction } = props;
  const { gridProps } = useTable(
    {
      'aria-label': props['aria-label'],
      'aria-labelledby': props['aria-labelledby'],
      isVirtualized: true,
      layoutDelegate,
      onRowAction: onAction && ((key) => onAction(String(key))),
    },
    state,
    scroller,
  );

  const boxes = hasBoxes ? boxesRem * rem : 0;
  const { widths, resizing } = useColumnWidths(columns, { tableWidth: tableWidth - boxes, rem }, state);
  const total = boxes + [...widths.values()].reduce((sum, width) => sum + width, 0);
  const scrolls = total > tableWidth;
  const firstEnd = boxes + (widths.get(columns[0]?.id ?? '') ?? 0);
  const template = [...(hasBoxes ? [boxes] : []), ...widths.values()].map((width) => `${width}px`).join(' ');
  const { onWidthsChange } = props;
  const tellWidths = () => onWidthsChange?.(new Map([...widths].map(([id, width]) => [id, width / rem])));
  const retry = () => {
    // The button goes; focus would be lost with it.
    scroller.current?.focus();
    more?.onLoad();
  };
  const isBare = rows.length === 0;
  const isRoomy = density === 'roomy';
  const look = useMemo(() => ({ scrolls, isRoomy }), [scrolls, isRoomy]);

  return (
    <div className={styles.frame({ density })}>
      <div ref={ruler} className={styles.ruler} aria-hidden>
        <div className={styles.headRuler} />
      </div>
      <div
        {...mergeProps(gridProps, {
          style: assignInlineVars({
            [styles.columns]: template,
            [styles.total]: `${total}px`,
            [styles.firstStart]: `${boxes}px`,
            [styles.firstEnd]: `${firstEnd}px`,
            [styles.maxBlockSize]: props.maxHeight ?? '80dvh',
          }),
        })}
        ref={scroller}
        className={styles.scroller}
        aria-busy={isLoading || undefined}
        aria-rowcount={(props.totalCount ?? rows.length) + 1}
      >
        <TableHead
          collection={collection}
          state={state}
          columns={columns}
          resizing={isResizable ? resizing : undefined}
          onResizeEnd={tellWidths}
          scrolls={scrolls}
        />
        {isBare && isLoading && <Bones columns={columns} hasBoxes={hasBoxes} />}
        {isBare && !isLoading && (
          <NoRows columnCount={collection.columnCount} width={tableWidth}>
            {props.empty ?? <EmptyState size="compact" title={words.empty} />}
          </NoRows>
        )}
        {!isBare && rowHeight > 0 && (
          <TableBody
            collection={collection}
            state={state}
            columns={columns}
            look={look}
            scroller={scroller}
            heights={room}
            onEndReached={more && !more.isLoading && more.problem === undefined ? more.onLoad : undefined}
          />
        )}
      </div>
      {more && <More isLoading={more.isLoading} problem={more.problem} onRetry={retry} />}
    </div>
  );
}
