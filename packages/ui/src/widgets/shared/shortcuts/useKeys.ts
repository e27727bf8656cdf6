import { useEffect } from 'react';
import type { Platform } from '../../../components/Kbd';
import { type Action, canRun } from './action';
import { createKeyReader } from './keyReader';
import { createPendingKeys } from './pendingKeys';
import type { ActionRegistry } from './registry';

/** Where letters are text, or look for an option that begins with them. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="tree"], [aria-haspopup="listbox"]';

/** What lies over the page has the keys to itself. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What Enter presses by itself. */
const PRESSED_BY_ENTER = 'a, button, input, summary, [role="button"], [role="radio"], [role="option"]';

/** Chords with the modifier are nobody's text, but in a field the browser's own meaning of them goes first. */
const isAllowed = (action: Action, isTyping: boolean, isCovered: boolean, isRepeat: boolean): boolean =>
  !isCovered && (!isTyping || action.worksInFields === true) && (!isRepeat || action.repeats === true);

/** What may be kept for later: a plain key, pressed at no text. A chord has its own meaning to the browser, and that was done. */
const isPlain = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !repeat;

/** Does what the keys ask for, all over the page, as long as nothing else wants them. */
export function useKeys(registry: ActionRegistry, platform: Platform): void {
  useEffect(() => {
    const reader = createKeyReader(platform);
    const pending = createPendingKeys();
    /** @returns whether somebody wanted it. */
    const take = (event: KeyboardEvent, isTyping: boolean): boolean => {
      const isCovered = document.querySelector(OVER_THE_PAGE) !== null;
      const offered = registry.all().filter((action) => isAllowed(action, isTyping, isCovered, event.repeat));
      const found = reader.read(
        event,
        offered.map(({ keys }) => keys),
        event.timeStamp,
      );
      if (found === 'more') return true;
      const action = found === null ? undefined : offered[found];
      if (action === undefined || !canRun(action)) return false;
      event.preventDefault();
      action.run();
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
      const isTyping = target.closest(TYPING) !== null;
      if (event.key === 'Enter' && target.closest(PRESSED_BY_ENTER) !== null) return;
      if (!take(event, isTyping) && registry.isExpecting() && !isTyping && isPlain(event)) pending.keep(event);
    };
    const onChange = () => {
      // What was done may have led into a field: the next press waits until that is to be seen.
      const isTyping = (document.activeElement?.closest(TYPING) ?? null) !== null;
      if (pending.offer((press) => take(press, isTyping), performance.now())) requestAnimationFrame(onChange);
      else if (!registry.isExpecting()) pending.forget();
    };
    // Whoever reaches for the mouse does not wait for the keys any more.
    window.addEventListener('pointerdown', pending.forget);
    window.addEventListener('keydown', onKeyDown);
    const leave = registry.subscribe(() => queueMicrotask(onChange));
    return () => {
      leave();
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('pointerdown', pending.forget);
    };
  }, [registry, platform]);
}
