import { type Completion, useCompleteQuery } from '@concordia/api-client';
import { useState } from 'react';

/** What could be typed next, and which of it is pointed at. Nothing is pointed at until an arrow key does: Enter then still searches. */
export function useCompletion(text: string, cursor: number, isWanted: boolean) {
  const [active, setActive] = useState<number | null>(null);
  const [isClosed, setClosed] = useState(true);
  const isAsked = isWanted && !isClosed;
  const { data, isLoading } = useCompleteQuery(
    { query: text, position: cursor },
    { swr: { enabled: isAsked, keepPreviousData: true } },
  );
  const items: readonly Completion[] = isAsked ? (data ?? []) : [];
  const at = active === null || items.length === 0 ? null : Math.min(active, items.length - 1);
  const move = (step: 1 | -1) => {
    if (items.length === 0) return;
    setActive(at === null ? (step === 1 ? 0 : items.length - 1) : (at + step + items.length) % items.length);
  };
  return {
    items,
    active: at,
    isOpen: items.length > 0,
    /** The one that Enter takes; `null` also while what is shown belongs to an older text. */
    chosen: at === null || isLoading ? null : (items[at] ?? null),
    /** What is shown fits the text. */
    isFresh: !isLoading,
    move,
    open: () => setClosed(false),
    close: () => {
      setClosed(true);
      setActive(null);
    },
    /** The text changed: what was pointed at is another line now. */
    changed: () => {
      setClosed(false);
      setActive(null);
    },
  };
}
