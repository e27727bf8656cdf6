import { usePlatform } from '../../../components/Kbd';
import type { ActionRegistry } from './registry';
import { useKeys } from './useKeys';

/** What listens to the keys. It is light, and there before everything that they do: who is quick loses no press. */
export function ShortcutKeys({ registry }: { registry: ActionRegistry }): null {
  useKeys(registry, usePlatform());
  return null;
}
