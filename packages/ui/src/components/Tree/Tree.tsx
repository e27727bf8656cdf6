import type { ReactNode } from 'react';
import { Tree as AriaTree, Collection, type Selection, TreeItem } from 'react-aria-components';
import { useStrings } from '../../locale';
import { treeStrings } from '../../strings/generated/tree';
import { EmptyState } from '../EmptyState';
import * as styles from './Tree.css';
import { FailedContent, LoadingContent, NodeContent } from './TreeRowContent';
import { rowKey, rowsUnder, type TreeNode, type TreeRow } from './tree';
import { useBranches } from './useBranches';

export interface TreeProps {
  /** Name of the tree, where no visible heading names it. */
  'aria-label'?: string;
  /** Id of the element that names the tree. */
  'aria-labelledby'?: string;
  /** The things of the first level. */
  nodes: readonly TreeNode[];
  /** Gets the children of one that has `hasMore`. Must be a stable function. A rejection is shown in its place, with a way to try again. */
  loadChildren?: (id: string) => Promise<readonly TreeNode[]>;
  /** Ids of what is open, where the caller decides. */
  expandedKeys?: Iterable<string>;
  /** Ids of what is open at first. */
  defaultExpandedKeys?: Iterable<string>;
  /** Told what is open now. */
  onExpandedChange?: (ids: ReadonlySet<string>) => void;
  /** How many may be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of what is selected. */
  selectedKeys?: Iterable<string>;
  /** Ids of what is selected at first. */
  defaultSelectedKeys?: Iterable<string>;
  /** Told what is selected now. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Ids of what can be neither selected nor opened. */
  disabledKeys?: Iterable<string>;
  /** Opens the thing itself: Enter or a press. */
  onAction?: (id: string) => void;
  /** What stands where there is nothing. */
  empty?: ReactNode;
}

const namesOf = (keys: Exclude<Selection, 'all'>) => new Set([...keys].map((key) => String(key)));

/** Things that lie in each other, as folders do: opened and closed level by level. What has one level only is a `GridList`. */
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

/** The row that stands where children will be: they are coming, or they did not come. */
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
