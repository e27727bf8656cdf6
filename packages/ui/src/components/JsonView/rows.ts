import type { Key } from 'react-aria-components';
import { childrenOf, type Json, type JsonNode, rootOf } from './jsonTree';

/** Creates rows lazily and caches them. Their identity is stable, so the tree can skip rows it has already rendered. */
export function createRows(value: Json) {
  const root = rootOf(value);
  const made = new Map<string, JsonNode[]>();
  const byId = new Map<Key, JsonNode>([[root.id, root]]);
  return {
    root,
    top: [root],
    under: (node: JsonNode): JsonNode[] => {
      const known = made.get(node.id);
      if (known) return known;
      const children = childrenOf(node);
      made.set(node.id, children);
      for (const child of children) byId.set(child.id, child);
      return children;
    },
    /** Falls back to the root for unknown ids. */
    find: (id: Key): JsonNode => byId.get(id) ?? root,
  };
}
