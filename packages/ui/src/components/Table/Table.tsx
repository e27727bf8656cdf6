import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo, useRef } from 'react';
import { mergeProps } from 'react-aria';
import { useStrings } from '../../locale';
import { tableStrings } from '../../strings/generated/table';
import { EmptyState } from '../EmptyState';
import { VisuallyHidden } from '../VisuallyHidden';
import { tracksOf } from './columnWidths';
import { moreLines, rowLines } from './rowLines';
import { SelectionBar } from './SelectionBar';
import { presentSelection } from './selectionOf';
import * as styles from './Table.css';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { LoadingSkeleton, More, NoRows } from './TableStates';
import type { ColumnWidths, TableProps } from './tableProps';
import { useColumnWidths } from './useColumnWidths';
import { useTableModel } from './useTableModel';
import { useTableRoom } from './useTableRoom';

/** Width of the checkbox column: a touch target. */
const boxesRem = 2.75;

/**
 * Records to compare, one row each and one column per attribute. It renders only visible rows and scrolls in its own frame, with sticky headings and
 * first column. To read items one by one, such as cards or messages, use `GridList` or `VirtualList`.
 */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { columns, density, isLoading = false, isResizable = false, more, actions, ref } = props;
  const words = useStrings(tableStrings);
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const room = useTableRoom(scroller, ruler, styles.rulerRem);
  const { tableWidth, rowHeight, rem } = room;
  const { collection, state, gridProps, hasBoxes } = useTableModel(props, scroller, room);

  const boxes = hasBoxes ? boxesRem * rem : 0;
  const told = (tell?: (widths: ColumnWidths) => void) => (px: ColumnWidths) =>
    tell?.(new Map([...px].map(([id, width]) => [id, width / rem])));
  const space = { tableWidth: tableWidth - boxes, rem };
  const { widths, resizing } = useColumnWidths(columns, space, state, told(props.onResize));
  const { template, total: width, firstEnd } = tracksOf(widths, boxes);
  const scrolls = width > tableWidth;
  const retry = () => {
    // The pressed button disappears, and focus would be lost with it.
    scroller.current?.focus();
    more?.onLoad();
  };
  const isBare = collection.size === 0;
  const lines = rowLines(props);
  const look = useMemo(() => ({ scrolls, lines }), [scrolls, lines]);
  const total = props.totalCount ?? collection.size;
  const acted = actions ? presentSelection(state) : null;

  return (
    <div
      ref={ref}
      className={styles.frame({ density })}
      style={assignInlineVars({
        [styles.moreLines]: String(moreLines(lines, density)),
        [styles.firstStart]: `${boxes}px`,
      })}
    >
      <div ref={ruler} className={styles.ruler} aria-hidden>
        <div className={styles.headRuler} />
      </div>
      <div
        {...mergeProps(gridProps, {
          style: assignInlineVars({
            [styles.columns]: template,
            [styles.total]: `${width}px`,
            [styles.firstEnd]: `${firstEnd}px`,
            [styles.maxBlockSize]: props.maxHeight ?? '80dvh',
          }),
        })}
        ref={scroller}
        className={styles.scroller}
        aria-busy={isLoading || undefined}
        aria-rowcount={total + 1}
      >
        <TableHead
          collection={collection}
          state={state}
          columns={columns}
          resizing={isResizable ? resizing : undefined}
          onResizeEnd={() => told(props.onResizeEnd)(widths)}
          scrolls={scrolls}
        />
        {isBare && isLoading && <LoadingSkeleton columns={columns} hasBoxes={hasBoxes} />}
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
      {actions && acted && (
        <SelectionBar state={state} keys={acted} actions={actions} totalCount={total} grid={scroller} />
      )}
      {actions && (
        <div role="status">
          <VisuallyHidden>{acted && words.actionsReady}</VisuallyHidden>
        </div>
      )}
      {more && <More isLoading={more.isLoading} problem={more.problem} onRetry={retry} />}
    </div>
  );
}
