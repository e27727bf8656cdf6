import { type Completion, useCompleteQuery } from '@concordia/api-client';
import { useState } from 'react';
import { useHighlight } from './useHighlight';

/** Completions with the highlighted one. None is highlighted until an arrow key is pressed, so Enter still searches. */
export function useCompletion(text: string, cursor: number, isWanted: boolean) {
  const [isClosed, setClosed] = useState(true);
  const isRequested = isWanted && !isClosed;
  const { data, isLoading } = useCompleteQuery(
    { query: text, position: cursor },
    { swr: { enabled: isRequested, keepPreviousData: true } },
  );
  const items: readonly Completion[] = isRequested ? (data ?? []) : [];
  const { active, move, clear } = useHighlight(items.length);
  return {
    items,
    active,
    isOpen: items.length > 0,
    /** The completion that Enter takes; `null` also while the list belongs to an older text. */
    chosen: active === null || isLoading ? null : (items[active] ?? null),
    /** The list matches the text. */
    isFresh: !isLoading,
    move,
    open: () => setClosed(false),
    close: () => {
      setClosed(true);
      clear();
    },
    /** The text changed, so the highlight no longer applies. */
    changed: () => {
      setClosed(false);
      clear();
    },
  };
}
