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

/** Estimated card height in px, until a row is measured. */
const likelyHeight = 220;

interface ContactRowsProps {
  contacts: readonly Contact[];
  /** Count of all contacts, including those not loaded. */
  totalCount: number;
  onViewDetails?: (contactId: string) => void;
  openId: string | null;
  onEndReached: () => void;
}

/**
 * A virtualized grid with as many columns as fit. One card is the tab stop; arrows, Page keys, Home and End move between cards.
 * So a keyboard can get through, and past, 100,000 contacts.
 */
export function ContactRows({ contacts, totalCount, onViewDetails, openId, onEndReached }: ContactRowsProps) {
  'use no memo'; // The virtualizer is one mutable object: memoizing what is read from it would freeze the grid.
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
      // The focused row stays mounted even out of view; otherwise focus would be lost.
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
    // A card out of view mounts later, so its focus waits for the next frame.
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
    // Key and focus events bubble up from the cards' buttons.
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

/** Loads the next page this many cards before the end. */
const nearness = 24;

/** Calls back when the visible rows come near the end, once per list length. */
function useEndReached(lastRow: number | undefined, columns: number, count: number, onEndReached: () => void) {
  const askedAt = useRef(-1);
  useEffect(() => {
    if (lastRow === undefined || count === 0 || askedAt.current === count) return;
    if ((lastRow + 1) * columns < count - nearness) return;
    askedAt.current = count;
    onEndReached();
  }, [lastRow, columns, count, onEndReached]);
}
