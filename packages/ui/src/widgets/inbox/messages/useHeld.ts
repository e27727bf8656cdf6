import { useState, useSyncExternalStore } from 'react';
import { useMessageStore } from './useMessageEdits';

/**
 * The value as it was before the current reading of all lists began; the latest one otherwise.
 *
 * @param of what the value belongs to, such as the URL of a list. Another one is shown at once.
 */
export function useHeld<Value>(value: Value, of: string | null): Value {
  const { hold, subscribe } = useMessageStore();
  const isOn = useSyncExternalStore(subscribe, hold.isOn, hold.isOn);
  const [kept, keep] = useState({ value, of });
  if (isOn && kept.of === of && kept.value !== undefined) return kept.value;
  if (kept.value !== value || kept.of !== of) keep({ value, of });
  return value;
}
