import { use, useEffect, useState } from 'react';
import { ScheduleContext } from '../../motion';

/** How long the outcome stays in sight, in ms: long enough to be read, short enough not to be taken for the next one's. */
const outcomeFor = 3000;

type Outcome = 'copied' | 'failed';

/** Writes to the clipboard and remembers for a moment how that went. Each copying has an outcome of its own, and its own time to be read. */
export function useCopy() {
  const schedule = use(ScheduleContext);
  const [result, setResult] = useState<{ outcome: Outcome }>();
  useEffect(() => (result ? schedule(() => setResult(undefined), outcomeFor) : undefined), [result, schedule]);

  /** @returns whether it is on the clipboard. */
  const copy = async (text: string | (() => string)) => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setResult({ outcome: 'copied' });
      return true;
    } catch {
      // Too deep to be written down, refused by the person or by policy, or absent because the page did not come over a safe connection.
      setResult({ outcome: 'failed' });
      return false;
    }
  };
  return { outcome: result?.outcome, copy };
}
