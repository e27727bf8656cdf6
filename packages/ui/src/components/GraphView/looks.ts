import type { EdgeDisplayData, NodeDisplayData } from 'sigma/types';
import { type Fading, fadedEdge, isFadedNode } from './fading';
import type { GraphPalette } from './palette';

/** What the graph shows at a moment. */
export interface Focus {
  /** The chosen node. */
  selected: string | null;
  /** The node under the pointer or the keys. */
  current: string | null;
  /** A path from the chosen node, from end to end. */
  path: readonly string[];
  isNeighbor: (one: string, other: string) => boolean;
  /** Strengths at another time; `null` for those of the data. */
  fading: Fading | null;
}

const isNextOn = (path: readonly string[], one: string, other: string) =>
  path.some((id, at) => (id === one && path[at + 1] === other) || (id === other && path[at + 1] === one));

/** Whether a node stands out, or goes back behind those that do. With nothing chosen all are alike. */
function isInFocus(id: string, { selected, path, isNeighbor }: Focus): boolean {
  if (path.length > 0) return path.includes(id);
  return selected === null || id === selected || isNeighbor(selected, id);
}

export function nodeLook(
  id: string,
  own: Partial<NodeDisplayData>,
  focus: Focus,
  palette: GraphPalette,
): Partial<NodeDisplayData> {
  const isMarked = id === focus.selected || id === focus.current || focus.path.includes(id);
  if (isMarked) return { ...own, highlighted: true, forceLabel: true, zIndex: 2 };
  if (focus.fading !== null && isFadedNode(id, focus.fading)) return { ...own, color: palette.faded.node, zIndex: 0 };
  if (isInFocus(id, focus)) return { ...own, zIndex: 1 };
  return { ...own, color: palette.faded.node, label: null, zIndex: 0 };
}

export function edgeLook(
  [source, target]: readonly [string, string],
  /** Its place in the data. */
  at: number,
  given: Partial<EdgeDisplayData>,
  focus: Focus,
  palette: GraphPalette,
): Partial<EdgeDisplayData> {
  const { selected, path, fading } = focus;
  const own = fading === null ? given : fadedEdge(given, fading.edge(at), palette);
  if (path.length > 0) {
    return isNextOn(path, source, target)
      ? { ...own, color: palette.accent, size: 3, zIndex: 2 }
      : { ...own, color: palette.faded.edge, zIndex: 0 };
  }
  if (selected === null) return own;
  return source === selected || target === selected
    ? { ...own, color: palette.accent, zIndex: 1 }
    : { ...own, color: palette.faded.edge, zIndex: 0 };
}
