import type { CannedReply } from '@concordia/api-client';
import { useId, useState } from 'react';
import { repliesFor, type Slash, slashAt } from './slash';

export function useSlash(
  text: string,
  replies: readonly CannedReply[],
  onChoose: (reply: CannedReply, slash: Slash) => void,
) {
  const listId = useId();
  const [cursor, setCursor] = useState(0);
  const [active, setActive] = useState(0);
  /** Index of the slash whose list Escape closed. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const slash = slashAt(text, cursor);
  const matches = slash === null || slash.start === dismissed ? [] : repliesFor(replies, slash.query);
  const isOpen = matches.length > 0;
  const at = Math.min(active, matches.length - 1);

  function choose(reply: CannedReply) {
    if (slash !== null) onChoose(reply, slash);
    setActive(0);
  }

  /** @returns whether the list handled the key. */
  function onKey(key: string): boolean {
    const chosen = matches[at];
    if (chosen === undefined || slash === null) return false;
    if (key === 'ArrowDown') setActive((at + 1) % matches.length);
    else if (key === 'ArrowUp') setActive((at + matches.length - 1) % matches.length);
    else if (key === 'Enter' || key === 'Tab') choose(chosen);
    else if (key === 'Escape') setDismissed(slash.start);
    else return false;
    return true;
  }

  return {
    listId,
    isOpen,
    matches,
    active: at,
    choose,
    onKey,
    onCursor: (position: number) => {
      setCursor(position);
      if (slashAt(text, position) === null) setDismissed(null);
    },
  };
}
