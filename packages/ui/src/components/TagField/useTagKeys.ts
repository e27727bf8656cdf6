import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { isList } from './tags';
import type { Tags } from './useTags';

const isRtl = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';

/** Keyboard and paste handling of the `TagField` input. */
export function useTagKeys(model: Tags, input: RefObject<HTMLInputElement | null>, row: RefObject<HTMLElement | null>) {
  const goToLast = () => [...(row.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].at(-1)?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    const box = input.current;
    if (box === null || event.target !== box || event.nativeEvent.isComposing) return;
    const isPointing = box.hasAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !isPointing && model.text.trim() !== '') {
      // Completes the tag instead of submitting the form.
      event.preventDefault();
      model.add(model.text);
    }
    const isAtStart = box.selectionStart === 0 && box.selectionEnd === 0;
    const isBack = event.key === 'Backspace' || event.key === (isRtl(box) ? 'ArrowRight' : 'ArrowLeft');
    if (isBack && isAtStart && model.tags.length > 0) {
      event.preventDefault();
      goToLast();
    }
  };

  const onPaste = (event: ClipboardEvent) => {
    // A single-line input would join the lines of a pasted list.
    const pasted = event.clipboardData.getData('text');
    if (!isList(pasted)) return;
    event.preventDefault();
    model.add(model.text + pasted);
  };

  return { onKeyDown, onPaste };
}
