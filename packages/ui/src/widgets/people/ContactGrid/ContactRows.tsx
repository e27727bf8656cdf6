import type { Contact } from '@concordia/api-client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { useStrings } from '../../../locale';
import { contactStrings } from '../../../strings/generated/contact';
import { ContactCard } from './ContactCard';
import * as styles from './ContactGrid.css';
import { nextCell } from './nextCell';
import { useColumns } from './useColumns';

/** Likely height of a card in px; rows are measured as they come into view. */
const likelyHeight = 220;

interface ContactRowsProps {
  contacts: readonly Contact[];
  /** How many there are altogether, when only the first of them are read. */
  totalCount: number;
  onViewDetails?: (contactId: string) => void;
  /** Whose details are open. */
  openId: string | null;
  /** Called when the last card that was read comes near. */
  onEndReached: () => void;
}

/**
 * Cards in as many columns as fit, of which only those in view are drawn. One card is in the tab order; arrows, Page keys, Home and End move
 * between cards, so that a keyboard gets through, and past, a hundred thousand of them.
 */
export function ContactRows({ contacts, totalCount, onViewDetails, openId, onEndReached }: ContactRowsProps) {
  'use no memo'; // The virtualizer is one mutable object: memoising what is read from it would freeze the grid.
  const words = useStrings(contactStrings);
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumns(scroller) ?? 1;
  const [currentId, setCurrentId] = useState<string | null>(null);
  const { direction } = useLocale();
  const found = contacts.findIndex(({ id }) => id === currentId);
  const current = Math.max(0, found);
  const keptRow = Math.floor(current / columns);

  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: Math.ceil(contacts.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    overscan: 2,
    getItemKey: (row) => `${columns}:${contacts[row * columns]?.id ?? row}`,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
      // The row with focus stays in the document, or focus would be lost with it.
      const isOutside = keptRow < first || keptRow > last;
      return isOutside && keptRow < count ? [...shown, keptRow].toSorted((a, b) => a - b) : shown;
    },
  });
  useEndReached(rows.range?.endIndex, columns, contacts.length, onEndReached);

  const focusCell = (index: number) => {
    const contact = contacts[index];
    if (contact === undefined) return;
    setCurrentId(contact.id);
    rows.scrollToIndex(Math.floor(index / columns), { align: 'auto' });
    const focus = () => buttonOf(scroller.current, index)?.focus({ preventScroll: true });
    focus();
    // A card that was out of view is drawn after this, and takes focus then.
    if (document.activeElement !== buttonOf(scroller.current, index)) requestAnimationFrame(focus);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pageRows = rows.range ? rows.range.endIndex - rows.range.startIndex : 1;
    const place = { count: contacts.length, columns, pageRows, isRtl: direction === 'rtl' };
    const next = nextCell(event.key, current, place);
    if (next === null) return;
    event.preventDefault();
    focusCell(next);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const index = Number(target.closest<HTMLElement>('[data-cell]')?.dataset.cell);
    const contact = contacts[index];
    if (contact !== undefined) setCurrentId(contact.id);
  };

  return (
    // The keys and focus are those of the cards' own buttons, on their way up.
    <div ref={scroller} className={styles.scroller} onKeyDown={onKeyDown} onFocus={onFocus}>
      <div role="list" aria-label={words.list} className={styles.canvas} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index: row, key, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            role="presentation"
            data-index={row}
            className={styles.row}
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${start}px)`,
            }}
          >
            {contacts.slice(row * columns, (row + 1) * columns).map((contact, column) => {
              const index = row * columns + column;
              return (
                <div
                  key={contact.id}
                  role="listitem"
                  aria-setsize={totalCount}
                  aria-posinset={index + 1}
                  data-cell={index}
                  className={styles.cell}
                >
                  <ContactCard
                    contact={contact}
                    onViewDetails={onViewDetails}
                    isTabStop={index === current}
                    isOpen={contact.id === openId}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

const buttonOf = (scroller: HTMLElement | null, index: number) =>
  scroller?.querySelector<HTMLElement>(`[data-cell="${index}"] button`) ?? null;

/** Cards before the end at which the next page is asked for: it is there before a reader sees the end of this one. */
const nearness = 24;

/** Calls back when the rows in view come near the end, once for every length that the list has had. */
function useEndReached(lastRow: number | undefined, columns: number, count: number, onEndReached: () => void) {
  const askedAt = useRef(-1);
  useEffect(() => {
    if (lastRow === undefined || count === 0 || askedAt.current === count) return;
    if ((lastRow + 1) * columns < count - nearness) return;
    askedAt.current = count;
    onEndReached();
  }, [lastRow, columns, count, onEndReached]);
}
