import type { Completion } from '@concordia/api-client';
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useId, useImperativeHandle } from 'react';
import { CompletionList } from '../queryBox/CompletionList';
import { completionId } from '../queryBox/completionId';
import { replacePart } from '../queryBox/hints';
import { useEdits } from '../queryBox/useEdits';
import { useSearchCompletion } from './useSearchCompletion';

/** The ids of the list and of its highlighted option, for the field. */
export interface ShownCompletions {
  readonly listId: string;
  readonly activeId: string | undefined;
}

export interface CompletionKeys {
  /** Handles a key of the field before the field does. */
  press: (event: KeyboardEvent) => void;
}

export interface SearchCompletionProps {
  box: RefObject<HTMLInputElement | null>;
  text: string;
  /** In UTF-16 units. */
  cursor: number;
  onChange: (text: string) => void;
  onCursorChange: (cursor: number) => void;
  /** Called with what is shown; `null` while there is nothing to complete. Must be a stable function. */
  onShow: (shown: ShownCompletions | null) => void;
  onClose: () => void;
  ref: Ref<CompletionKeys>;
}

/** The completions of a message search below its field. Nothing is highlighted until an arrow key is pressed, so Enter still searches. */
export function SearchCompletion(props: SearchCompletionProps) {
  const { box, text, cursor, onChange, onCursorChange, onShow, onClose, ref } = props;
  const listId = useId();
  const { items, active, move } = useSearchCompletion(text, cursor);
  const edit = useEdits(box, { problem: null, onChange, onCursor: onCursorChange });
  const choose = ({ insert, from, to }: Completion) => edit(replacePart(text, from, to, insert));
  const isShown = items.length > 0;
  const activeId = active === null ? undefined : completionId(listId, active);

  function press(event: KeyboardEvent): void {
    // Ignores keys that an input method uses.
    if (event.nativeEvent.isComposing || !isShown) return;
    const chosen = active === null ? undefined : items[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape') onClose();
    else {
      if (event.key === 'Enter') onClose();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
  useImperativeHandle(ref, () => ({ press }));
  useEffect(() => {
    onShow(isShown ? { listId, activeId } : null);
    return () => onShow(null);
  }, [onShow, isShown, listId, activeId]);
  return isShown && <CompletionList id={listId} items={items} active={active} onChoose={choose} />;
}
