import { useCallback, useEffect, useRef } from 'react';

/**
 * Where focus goes when a panel beside a list opens and closes.
 *
 * Who opened it with the keyboard is taken to it, and back to where they were when it closes; who clicked stays in the list, since pointing
 * needs no focus and arrows then go on to the next message. Escape closes from anywhere on the page, unless something else took it.
 *
 * @param key changes when the panel shows something else; `null` while it shows nothing.
 * @returns the ref of the panel, which takes focus and so needs `tabIndex={-1}`, and how to close it.
 */
export function usePanelFocus(key: string | null, onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const active = document.activeElement;
    if (key === null || !(active instanceof HTMLElement) || panel.current?.contains(active)) return;
    opener.current = active;
    if (active.matches('[data-row-focus]:focus-visible')) panel.current?.focus();
  }, [key]);

  const close = useCallback(() => {
    const hadFocus = panel.current?.contains(document.activeElement) === true;
    onClose();
    if (hadFocus && opener.current?.isConnected) opener.current.focus();
  }, [onClose]);

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
