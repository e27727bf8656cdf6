import { usePlatform } from '../../../components/Kbd';
import type { ActionRegistry } from './registry';
import { useKeys } from './useKeys';

/** The key listener. Small, so it loads before the actions, and early presses are not lost. */
export function ShortcutKeys({ registry }: { registry: ActionRegistry }): null {
  useKeys(registry, usePlatform());
  return null;
}
