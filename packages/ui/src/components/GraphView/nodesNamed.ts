import { foldText } from '@concordia/domain';
import type { GraphNode } from './graph';

/** Options in one list at most. */
const most = 50;

/**
 * Nodes whose name or cluster has the text, whatever its case and accents: names that begin with it first, then in the order of the nodes. Without text,
 * and with that of the chosen node, the first ones; the chosen one is always among them.
 */
export function nodesNamed(nodes: readonly GraphNode[], text: string, chosen: string | null): GraphNode[] {
  const own = nodes.find(({ id }) => id === chosen);
  const wanted = own !== undefined && own.name === text ? '' : foldText(text.trim());
  const starts: GraphNode[] = [];
  const others: GraphNode[] = [];
  for (const node of nodes) {
    const name = foldText(node.name);
    if (name.startsWith(wanted)) starts.push(node);
    else if (name.includes(wanted) || foldText(node.cluster ?? '').includes(wanted)) others.push(node);
    if (starts.length === most) break;
  }
  const found = [...starts, ...others].slice(0, most);
  return own === undefined || found.includes(own) ? found : [own, ...found.slice(0, most - 1)];
}
