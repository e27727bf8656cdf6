import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Edit } from './hints';
import type { QueryProblem } from './QueryFault';

interface EditOptions {
  problem: QueryProblem | null;
  onChange: (query: string) => void;
  onCursor: (cursor: number) => void;
}

/**
 * Places the cursor by program: after inserted text, and at the error of a refused query.
 *
 * @returns a function that changes the text and focuses the field.
 */
export function useEdits(box: RefObject<HTMLInputElement | null>, { problem, onChange, onCursor }: EditOptions) {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (problem === null) return;
    box.current?.focus();
    box.current?.setSelectionRange(problem.position, problem.position + problem.length);
  }, [box, problem]);
  // The text is in the field only after rendering.
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
