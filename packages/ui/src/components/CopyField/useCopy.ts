import { use, useEffect, useState } from 'react';
import { ScheduleContext } from '../../motion';

/** How long the outcome shows, in ms: long enough to read, short enough not to be mistaken for the next one. */
const outcomeFor = 3000;

type Outcome = 'copied' | 'failed';

/** Writes to the clipboard and reports the outcome for a moment. Each copy has its own outcome and timer. */
export function useCopy() {
  const schedule = use(ScheduleContext);
  const [result, setResult] = useState<{ outcome: Outcome }>();
  useEffect(() => (result ? schedule(() => setResult(undefined), outcomeFor) : undefined), [result, schedule]);

  /** @returns whether the text is on the clipboard. */
  const copy = async (text: string | (() => string)) => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setResult({ outcome: 'copied' });
      return true;
    } catch {
      // Fails for text too deeply nested to serialize, denied permission, blocking policy, or an insecure connection without a clipboard.
      setResult({ outcome: 'failed' });
      return false;
    }
  };
  return { outcome: result?.outcome, copy };
}
