import { useState } from 'react';

/** Which of so many completions is highlighted, by index. None is until an arrow key is pressed, so that Enter still searches. */
export function useHighlight(count: number) {
  const [wanted, setWanted] = useState<number | null>(null);
  const active = wanted === null || count === 0 ? null : Math.min(wanted, count - 1);
  return {
    active,
    /** Goes on to the next or previous one, and around at the ends. */
    move: (step: 1 | -1) => {
      if (count === 0) return;
      setWanted(active === null ? (step === 1 ? 0 : count - 1) : (active + step + count) % count);
    },
    clear: () => setWanted(null),
  };
}
