import { useEffect } from 'react';
import type { Platform } from '../../../components/Kbd';
import { type Action, canRun } from './action';
import { createKeyReader } from './keyReader';
import { createPendingKeys } from './pendingKeys';
import type { ActionRegistry } from './registry';

/** Elements where letters are text input or type-ahead. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="tree"], [aria-haspopup="listbox"]';

/** Overlays disable the page's shortcuts. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Elements that Enter activates natively. */
const PRESSED_BY_ENTER = 'a, button, input, summary, [role="button"], [role="radio"], [role="option"]';

/** In a field the browser's own shortcuts come first, even for chords with a modifier. */
const isAllowed = (action: Action, isTyping: boolean, isCovered: boolean, isRepeat: boolean): boolean =>
  !isCovered && (!isTyping || action.worksInFields === true) && (!isRepeat || action.repeats === true);

/** Only plain keys can be kept for later: the browser has already handled chords. */
const isPlain = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !repeat;

/** Runs the actions for the keys pressed anywhere on the page, unless another handler takes them. */
export function useKeys(registry: ActionRegistry, platform: Platform): void {
  useEffect(() => {
    const reader = createKeyReader(platform);
    const pending = createPendingKeys();
    /** @returns whether an action took it. */
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
      // The action may have moved focus into a field, so the next press waits for a frame.
      const isTyping = (document.activeElement?.closest(TYPING) ?? null) !== null;
      if (pending.offer((press) => take(press, isTyping), performance.now())) requestAnimationFrame(onChange);
      else if (!registry.isExpecting()) pending.forget();
    };
    // A click means the user is no longer waiting for the keys.
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
