import type { CannedReply } from '@concordia/api-client';
import { useId, useState } from 'react';
import { repliesFor, slashAt } from './slash';

/** @param onChoose called with the reply and how many characters before the cursor it replaces. */
export function useSlash(replies: readonly CannedReply[], onChoose: (reply: CannedReply, replaced: number) => void) {
  const listId = useId();
  const [before, setBefore] = useState('');
  const [active, setActive] = useState(0);
  /** Index of the slash whose list Escape closed. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const slash = slashAt(before, before.length);
  const matches = slash === null || slash.start === dismissed ? [] : repliesFor(replies, slash.query);
  const isOpen = matches.length > 0;
  const at = Math.min(active, matches.length - 1);

  function choose(reply: CannedReply) {
    if (slash !== null) onChoose(reply, slash.end - slash.start);
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
    /** @param text the text before the cursor */
    onCursor: (text: string) => {
      setBefore(text);
      if (slashAt(text, text.length) === null) setDismissed(null);
    },
  };
}
