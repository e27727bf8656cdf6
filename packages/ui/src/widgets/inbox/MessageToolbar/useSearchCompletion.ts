import { type Completion, useCompleteQuery } from '@concordia/api-client';
import { completeSearch } from '@concordia/domain/message-query';
import { useState } from 'react';
import { useHighlight } from '../queryBox/useHighlight';
import { useSearchableNames } from '../queryBox/useSearchableNames';

/**
 * Completions of a message search with the highlighted one. Operators and their values are known here; people come from the server.
 *
 * @param cursor in UTF-16 units
 */
export function useSearchCompletion(text: string, cursor: number) {
  const { projects = [], accounts = [] } = useSearchableNames(text);
  const { items: known, asked } = completeSearch(text, Math.min(cursor, text.length), { projects, accounts });
  const { data } = useCompleteQuery(
    { query: asked?.query ?? '', position: asked?.position ?? 0 },
    { swr: { enabled: asked !== null } },
  );
  const shift = asked?.shift ?? 0;
  const people = (asked === null ? [] : (data ?? [])).map(
    (item): Completion => ({ ...item, from: item.from + shift, to: item.to + shift }),
  );
  const items: readonly Completion[] = [...known, ...people];
  const { active, move, clear } = useHighlight(items.length);
  const [told, setTold] = useState(text);
  // The text changed, so the highlight no longer applies.
  if (told !== text) {
    setTold(text);
    clear();
  }
  return { items, active, move };
}
