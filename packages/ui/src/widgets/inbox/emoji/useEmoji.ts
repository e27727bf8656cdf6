import { useEffect, useState } from 'react';
import type { Emoji } from './emojiTable';
import { loadEmoji } from './loadEmoji';

/** @returns the emoji with words of the locale; `null` while they load, `'failed'` if they do not. */
export function useEmoji(locale: string): readonly Emoji[] | 'failed' | null {
  const [table, setTable] = useState<readonly Emoji[] | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const take = (loaded: readonly Emoji[] | 'failed') => {
      if (isWanted) setTable(loaded);
    };
    loadEmoji(locale).then(take, () => take('failed'));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return table;
}
