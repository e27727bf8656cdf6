import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Edit } from './hints';
import type { QueryProblem } from './QueryFault';

interface EditOptions {
  problem: QueryProblem | null;
  onChange: (query: string) => void;
  onCursor: (cursor: number) => void;
}

/**
 * Where the cursor goes without the keyboard: behind what was put in, and, when a query was refused, to where it is wrong.
 *
 * @returns changes the text; the field has focus then.
 */
export function useEdits(box: RefObject<HTMLInputElement | null>, { problem, onChange, onCursor }: EditOptions) {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (problem === null) return;
    box.current?.focus();
    box.current?.setSelectionRange(problem.position, problem.position + problem.length);
  }, [box, problem]);
  // The text is in the field only after it was drawn.
  useLayoutEffect(() => {
    const at = wanted.current;
    if (at === null) return;
    wanted.current = null;
    box.current?.focus();
    box.current?.setSelectionRange(at, at);
  });
  return ({ text, cursor }: Edit): void => {
    onChange(text);
    onCursor(cursor);
    wanted.current = cursor;
  };
}
