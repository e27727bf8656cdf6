import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useState } from 'react';
import { usePress } from 'react-aria';
import * as styles from './Emoji.css';
import type { Emoji } from './emojiTable';

export interface EmojiGridProps {
  id: string;
  label: string;
  found: readonly Emoji[];
  marked: number | null;
  onMark: (index: number) => void;
  onChoose: (index: number) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** Rows drawn beyond those that are seen. */
const SPARE_ROWS = 3;

export const COLUMNS = styles.COLUMNS;

/** The id of an option, for the search's `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Scrolls just as far as needed to see a cell. */
export function reveal(list: HTMLElement | null, index: number, count: number): void {
  if (list === null) return;
  const side = list.scrollHeight / Math.ceil(count / COLUMNS);
  const top = Math.floor(index / COLUMNS) * side;
  list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + side - list.clientHeight));
}

/** Only the rows in sight are drawn: there are more emoji than a browser lays out in a moment. */
export function EmojiGrid({ id, label, found, marked, onMark, onChoose, ref }: EmojiGridProps) {
  const [firstRow, setFirstRow] = useState(0);
  const rows = Math.ceil(found.length / COLUMNS);
  const isDrawn = (index: number) => {
    const row = Math.floor(index / COLUMNS);
    return index === marked || (row >= firstRow - SPARE_ROWS && row < firstRow + styles.ROWS + SPARE_ROWS);
  };
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.grid}
      onScroll={({ currentTarget: { scrollTop, scrollHeight } }) =>
        setFirstRow(rows === 0 ? 0 : Math.floor((scrollTop * rows) / scrollHeight))
      }
    >
      <div role="presentation" className={styles.cells} style={assignInlineVars({ [styles.rows]: String(rows) })}>
        {found.map(
          (one, index) =>
            isDrawn(index) && (
              <Cell
                key={one.emoji}
                id={optionId(id, index)}
                one={one}
                index={index}
                count={found.length}
                isMarked={index === marked}
                onPoint={() => onMark(index)}
                onChoose={() => onChoose(index)}
              />
            ),
        )}
      </div>
    </div>
  );
}

interface CellProps {
  id: string;
  one: Emoji;
  index: number;
  count: number;
  isMarked: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Cell({ id, one: { emoji, name }, index, count, isMarked, onPoint, onChoose }: CellProps) {
  // Focus stays in the search.
  const { pressProps, isPressed } = usePress({ onPress: onChoose, preventFocusOnPress: true });
  return (
    <div
      {...pressProps}
      id={id}
      role="option"
      tabIndex={-1}
      aria-label={name}
      aria-selected={isMarked}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-pressed={isPressed || undefined}
      className={styles.cell}
      style={assignInlineVars({
        [styles.row]: String(Math.floor(index / COLUMNS)),
        [styles.column]: String(index % COLUMNS),
      })}
      // On move rather than enter: a list that scrolls under a resting pointer marks nothing.
      onPointerMove={isMarked ? undefined : onPoint}
    >
      {emoji}
    </div>
  );
}
