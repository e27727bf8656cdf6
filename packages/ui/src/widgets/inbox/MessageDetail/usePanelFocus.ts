import { useCallback, useEffect, useRef } from 'react';
import { afterDialog } from './afterDialog';
import { DIALOGS, useKeptFocus } from './useKeptFocus';

/** The list that a panel stands beside. */
export interface PanelList {
  /** Focuses the place to continue at after `key` was closed. @returns whether there is one. */
  readonly returnTo: (key: string) => boolean;
  /** Whether what opens takes the focus, because a key opened it and the list may be hidden by then. Asked once for each. */
  readonly takeFocusRequest: () => boolean;
}

const NO_LIST: PanelList = { returnTo: () => false, takeFocusRequest: () => false };

/**
 * Moves focus when a panel beside a list opens and closes.
 *
 * Opening by keyboard moves focus into the panel, and closing it by any means moves focus back. Opening by pointer leaves focus in the list,
 * so that arrow keys continue there. Escape closes the panel from anywhere on the page, unless something else handles it.
 *
 * @param key changes when the panel shows something else; `null` while it shows nothing.
 * @param list where focus returns to; otherwise to the element that opened the panel. Must be a stable object.
 * @returns the panel's ref, which takes focus and so needs `tabIndex={-1}`, and a function that closes it.
 */
export function usePanelFocus(key: string | null, onClose: () => void, list: PanelList = NO_LIST) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const shown = useRef<string | null>(null);
  useKeptFocus(panel, key !== null);

  const restore = useCallback(
    (closed: string | null) => {
      if (closed === null || list.returnTo(closed)) return;
      if (opener.current?.isConnected) opener.current.focus();
    },
    [list],
  );

  useEffect(() => {
    const active = document.activeElement;
    const isInside = panel.current?.contains(active) === true;
    const left = shown.current;
    shown.current = key;
    // Closed from outside: the panel is empty, so focus must leave it.
    if (key === null && isInside) restore(left);
    if (key === null || isInside || !(active instanceof HTMLElement)) return undefined;
    // What had the focus went with what was shown before: the reply that was sent, or the list that a key opened it from.
    const isWanted = list.takeFocusRequest();
    const dialog = active.closest(DIALOGS);
    // The palette opened it, and gives the focus back before the panel takes it.
    if (isWanted && (dialog !== null || active === document.body)) {
      return afterDialog(dialog, () => panel.current?.focus());
    }
    const isLost = active === document.body && (left !== null || isWanted);
    if (!isLost) opener.current = active;
    if (isLost || isWanted || active.matches('[data-row-focus]:focus-visible')) panel.current?.focus();
    return undefined;
  }, [key, restore, list]);

  const close = useCallback(() => {
    const hadFocus = panel.current?.contains(document.activeElement) === true;
    onClose();
    if (hadFocus) restore(key);
  }, [key, onClose, restore]);

  useEffect(() => {
    if (key === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, close]);

  return { panel, close };
}
