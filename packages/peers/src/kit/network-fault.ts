import type { NetworkFault } from './peer.js';

export type Fate = 'well' | 'fails' | 'hangs' | 'is lost';

/** @param chance in [0, 1). */
export function fateOf({ failing, hanging, losing }: NetworkFault, chance: number): Fate {
  if (chance < failing) return 'fails';
  if (chance < failing + hanging) return 'hangs';
  return chance < failing + hanging + losing ? 'is lost' : 'well';
}
