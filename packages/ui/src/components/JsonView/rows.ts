import type { Key } from 'react-aria-components';
import { childrenOf, type Json, type JsonNode, rootOf } from './jsonTree';

/** The rows of one value, made when they are first asked for. They stay the same objects, by which the tree knows what it has drawn already. */
export function createRows(value: Json) {
  const root = rootOf(value);
  const made = new Map<string, JsonNode[]>();
  const byId = new Map<Key, JsonNode>([[root.id, root]]);
  return {
    root,
    top: [root],
    /** The rows under a row. */
    under: (node: JsonNode): JsonNode[] => {
      const known = made.get(node.id);
      if (known) return known;
      const children = childrenOf(node);
      made.set(node.id, children);
      for (const child of children) byId.set(child.id, child);
      return children;
    },
    /** The row of that id, or the whole value where there is none any more. */
    find: (id: Key): JsonNode => byId.get(id) ?? root,
  };
}
