import { useState } from 'react';

/** The column that a narrow board shows: the chosen one, until `revealed` changes to another. */
export function useShownColumn<ColumnId extends string>(first: ColumnId | undefined, revealed: ColumnId | null) {
  const [shown, setShown] = useState(revealed ?? first);
  const [before, setBefore] = useState(revealed);
  if (before !== revealed) {
    setBefore(revealed);
    if (revealed !== null) setShown(revealed);
  }
  return [shown, setShown] as const;
}
