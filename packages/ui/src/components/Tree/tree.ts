import type { IconName } from '../Icon';

export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  /** The text shown, read out and found by type-ahead. */
  label: string;
  /** An icon before the text. Give one to all nodes or to none. */
  icon?: IconName;
  /** A figure or word at the end of the row. */
  detail?: string;
  children?: readonly TreeNode[];
  /** The node has children that `loadChildren` loads on expand. @default false */
  hasMore?: boolean;
}

export type Branch = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; children: readonly TreeNode[] };

export type TreeRow = { kind: 'node'; node: TreeNode } | { kind: 'loading' | 'failed'; parent: TreeNode };

const asRows = (nodes: readonly TreeNode[]): TreeRow[] => nodes.map((node) => ({ kind: 'node', node }));

export function rowsUnder(node: TreeNode, branch: Branch | undefined): TreeRow[] {
  if (node.children) return asRows(node.children);
  if (!node.hasMore) return [];
  if (branch?.state === 'ready') return asRows(branch.children);
  return [{ kind: branch?.state === 'failed' ? 'failed' : 'loading', parent: node }];
}

export const rowKey = (row: TreeRow) => (row.kind === 'node' ? row.node.id : `${row.parent.id}\u241f${row.kind}`);
