import { useCallback, useEffect, useRef } from 'react';

/** The panel's caller knows no place to return to. */
const nowhere = () => false;

/**
 * Where focus goes when a panel beside a list opens and closes.
 *
 * Who opened it with the keyboard is taken to it, and back to the list when it closes, whatever closed it; who clicked stays in the list, since
 * pointing needs no focus and arrows then go on to the next message. Escape closes from anywhere on the page, unless something else took it.
 *
 * @param key changes when the panel shows something else; `null` while it shows nothing.
 * @param onReturn focuses the place in the list where the work goes on after `key` was closed, and returns whether there is one: otherwise the
 *   focus goes back to what opened the panel. Must be a stable function.
 * @returns the ref of the panel, which takes focus and so needs `tabIndex={-1}`, and how to close it.
 */
export function usePanelFocus(key: string | null, onClose: () => void, onReturn: (key: string) => boolean = nowhere) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const shown = useRef<string | null>(null);

  const restore = useCallback(
    (closed: string | null) => {
      if (closed === null || onReturn(closed)) return;
      if (opener.current?.isConnected) opener.current.focus();
    },
    [onReturn],
  );

  useEffect(() => {
    const active = document.activeElement;
    const isInside = panel.current?.contains(active) === true;
    const left = shown.current;
    shown.current = key;
    // Somebody else closed it: it is empty now, and nothing in it is of use.
    if (key === null && isInside) restore(left);
    if (key === null || isInside || !(active instanceof HTMLElement)) return;
    opener.current = active;
    if (active.matches('[data-row-focus]:focus-visible')) panel.current?.focus();
  }, [key, restore]);

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
