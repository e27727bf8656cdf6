import { useState } from 'react';
import type { GraphNode } from './graph';

interface GraphSelection {
  nodes: ReadonlyMap<string, GraphNode>;
  /** If controlled; `null` for none. */
  selected?: string | null;
  onSelect?: (id: string | null) => void;
}

/** The selected node, if it is still there, and the other end of the path from it. */
export function useGraphSelection({ nodes, selected: controlled, onSelect }: GraphSelection) {
  const [own, setOwn] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const chosen = controlled === undefined ? own : controlled;
  return {
    selected: chosen !== null && nodes.has(chosen) ? chosen : null,
    select: (id: string | null) => {
      setOwn(id);
      setTarget(null);
      onSelect?.(id);
    },
    target,
    setTarget,
  };
}
