import { type RefObject, useEffect } from 'react';

/** They keep the focus themselves. */
export const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/**
 * Focuses the panel when the focused element is removed and nothing else takes the focus, such as a dialog's opener that went with the
 * conversation before. Otherwise shortcuts would act on nothing, and a screen reader would start at the top of the page.
 *
 * Waits two frames, since dialogs return focus in the frame after they close.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let focused = document.activeElement;
    let frame = 0;
    const isLost = () =>
      document.activeElement === document.body && focused?.isConnected === false && !document.querySelector(DIALOGS);
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) focused = target;
    };
    // A press beside everything removes focus on purpose.
    const onPress = () => {
      focused = null;
    };
    const onChange = () => {
      if (!isLost()) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (isLost()) panel.current?.focus({ preventScroll: true });
        });
      });
    };
    const observer = new MutationObserver(onChange);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [panel, isOpen]);
}
