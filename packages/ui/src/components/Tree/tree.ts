import type { IconName } from '../Icon';

/** One thing in a `Tree`, and what is in it. */
export interface TreeNode {
  /** Its identity in the whole tree. */
  id: string;
  /** Its words: shown, read out and found by typing. */
  label: string;
  /** A drawing before the words. Give one to all or to none. */
  icon?: IconName;
  /** A figure or a word at the end of the row. */
  detail?: string;
  /** What is in it. */
  children?: readonly TreeNode[];
  /** Something is in it that `loadChildren` gets when it is opened. @default false */
  hasMore?: boolean;
}

/** What is known of the children that had to be got. */
export type Branch = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; children: readonly TreeNode[] };

/** A row of the tree: a thing, or what is said in place of its children. */
export type TreeRow = { kind: 'node'; node: TreeNode } | { kind: 'loading' | 'failed'; parent: TreeNode };

const asRows = (nodes: readonly TreeNode[]): TreeRow[] => nodes.map((node) => ({ kind: 'node', node }));

/** What stands under a thing when it is open. */
export function rowsUnder(node: TreeNode, branch: Branch | undefined): TreeRow[] {
  if (node.children) return asRows(node.children);
  if (!node.hasMore) return [];
  if (branch?.state === 'ready') return asRows(branch.children);
  return [{ kind: branch?.state === 'failed' ? 'failed' : 'loading', parent: node }];
}

export const rowKey = (row: TreeRow) => (row.kind === 'node' ? row.node.id : `${row.parent.id}\u241f${row.kind}`);
