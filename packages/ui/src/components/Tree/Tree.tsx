import type { ReactNode, Ref } from 'react';
import { Tree as AriaTree, Collection, type Selection, TreeItem } from 'react-aria-components';
import { useStrings } from '../../locale';
import { treeStrings } from '../../strings/generated/tree';
import { EmptyState } from '../EmptyState';
import * as styles from './Tree.css';
import { FailedContent, LoadingContent, NodeContent } from './TreeRowContent';
import { rowKey, rowsUnder, type TreeNode, type TreeRow } from './tree';
import { useBranches } from './useBranches';

export interface TreeProps {
  /** Accessible name, if no visible heading names the tree. */
  'aria-label'?: string;
  /** Id of the element that names the tree. */
  'aria-labelledby'?: string;
  /** The nodes of the first level, in order. */
  nodes: readonly TreeNode[];
  /** Loads the children of a node with `hasMore`. Must be stable. If it rejects, a row offers a retry. */
  loadChildren?: (id: string) => Promise<readonly TreeNode[]>;
  expandedKeys?: Iterable<string>;
  defaultExpandedKeys?: Iterable<string>;
  onExpandedChange?: (ids: ReadonlySet<string>) => void;
  /** How many nodes can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  selectedKeys?: Iterable<string>;
  defaultSelectedKeys?: Iterable<string>;
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Ids of nodes that cannot be selected or opened. */
  disabledKeys?: Iterable<string>;
  /** Called with a node's id when it is opened by Enter or a press. */
  onAction?: (id: string) => void;
  /** Shown when there are no nodes, instead of the default `EmptyState`. */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const namesOf = (keys: Exclude<Selection, 'all'>) => new Set([...keys].map((key) => String(key)));

/** Nested items, such as folders, expanded level by level. For a single level use `GridList`. */
export function Tree({ nodes, loadChildren, empty, onAction, ...props }: TreeProps) {
  const words = useStrings(treeStrings);
  const { branches, load } = useBranches(loadChildren);
  const { onExpandedChange, onSelectionChange } = props;

  const renderRow = (row: TreeRow) => {
    if (row.kind !== 'node') return <PlaceOfChildren id={rowKey(row)} row={row} onRetry={() => load(row.parent.id)} />;
    const { node } = row;
    const branch = branches.get(node.id);
    const under = rowsUnder(node, branch);
    const isUnknown = node.hasMore === true && !node.children && !branch;
    return (
      <TreeItem id={node.id} textValue={node.label} hasChildItems={under.length > 0} className={styles.row}>
        <NodeContent node={node} onMissing={isUnknown ? () => load(node.id) : undefined} />
        <Collection items={under} dependencies={[branches]}>
          {renderRow}
        </Collection>
      </TreeItem>
    );
  };

  return (
    <AriaTree
      {...props}
      items={nodes.map((node): TreeRow => ({ kind: 'node', node }))}
      dependencies={[branches]}
      disabledBehavior="all"
      onExpandedChange={(keys) => onExpandedChange?.(namesOf(keys))}
      onSelectionChange={(keys) => keys !== 'all' && onSelectionChange?.(namesOf(keys))}
      onAction={onAction && ((key) => onAction(String(key)))}
      className={styles.tree}
      renderEmptyState={() => empty ?? <EmptyState size="compact" title={words.empty} />}
    >
      {renderRow}
    </AriaTree>
  );
}

interface PlaceOfChildrenProps {
  id: string;
  row: Exclude<TreeRow, { kind: 'node' }>;
  onRetry: () => void;
}

/** The row in place of children that are loading or failed to load. */
function PlaceOfChildren({ id, row, onRetry }: PlaceOfChildrenProps) {
  const words = useStrings(treeStrings);
  return row.kind === 'loading' ? (
    <TreeItem id={id} textValue={words.loading} isDisabled className={styles.row}>
      <LoadingContent />
    </TreeItem>
  ) : (
    <TreeItem id={id} textValue={words.failed} className={styles.row}>
      <FailedContent parentId={row.parent.id} onRetry={onRetry} />
    </TreeItem>
  );
}
