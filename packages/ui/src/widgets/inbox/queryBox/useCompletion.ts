import { type Completion, useCompleteQuery } from '@concordia/api-client';
import { useState } from 'react';

/** Completions with the highlighted one. None is highlighted until an arrow key is pressed, so Enter still searches. */
export function useCompletion(text: string, cursor: number, isWanted: boolean) {
  const [active, setActive] = useState<number | null>(null);
  const [isClosed, setClosed] = useState(true);
  const isRequested = isWanted && !isClosed;
  const { data, isLoading } = useCompleteQuery(
    { query: text, position: cursor },
    { swr: { enabled: isRequested, keepPreviousData: true } },
  );
  const items: readonly Completion[] = isRequested ? (data ?? []) : [];
  const at = active === null || items.length === 0 ? null : Math.min(active, items.length - 1);
  const move = (step: 1 | -1) => {
    if (items.length === 0) return;
    setActive(at === null ? (step === 1 ? 0 : items.length - 1) : (at + step + items.length) % items.length);
  };
  return {
    items,
    active: at,
    isOpen: items.length > 0,
    /** The completion that Enter takes; `null` also while the list belongs to an older text. */
    chosen: at === null || isLoading ? null : (items[at] ?? null),
    /** The list matches the text. */
    isFresh: !isLoading,
    move,
    open: () => setClosed(false),
    close: () => {
      setClosed(true);
      setActive(null);
    },
    /** The text changed, so the highlight no longer applies. */
    changed: () => {
      setClosed(false);
      setActive(null);
    },
  };
}
