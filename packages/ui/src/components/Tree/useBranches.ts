import { useCallback, useRef, useState } from 'react';
import type { Branch, TreeNode } from './tree';

/** Loads children when their parent is first expanded, and again on retry. */
export function useBranches(loadChildren: ((id: string) => Promise<readonly TreeNode[]>) | undefined) {
  const [branches, setBranches] = useState<ReadonlyMap<string, Branch>>(new Map());
  const asked = useRef(new Set<string>());
  const load = useCallback(
    (id: string) => {
      if (!loadChildren || asked.current.has(id)) return;
      asked.current.add(id);
      const set = (branch: Branch) => setBranches((all) => new Map(all).set(id, branch));
      set({ state: 'loading' });
      loadChildren(id).then(
        (children) => set({ state: 'ready', children }),
        () => {
          asked.current.delete(id);
          set({ state: 'failed' });
        },
      );
    },
    [loadChildren],
  );
  return { branches, load };
}
