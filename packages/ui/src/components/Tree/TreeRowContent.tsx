import { useContext, useEffect } from 'react';
import {
  Button as AriaButton,
  TreeItemContent,
  type TreeItemContentRenderProps,
  TreeStateContext,
} from 'react-aria-components';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { treeStrings } from '../../strings/generated/tree';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { SkeletonShape } from '../Skeleton';
import { SelectionBox } from '../Table/SelectionBox';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Tree.css';
import type { TreeNode } from './tree';

interface NodeContentProps {
  node: TreeNode;
  /** Called when an expanded node's children are not loaded yet. */
  onMissing?: () => void;
}

export function NodeContent({ node, onMissing }: NodeContentProps) {
  return (
    <TreeItemContent>{(states) => <NodeLine node={node} onMissing={onMissing} states={states} />}</TreeItemContent>
  );
}

function NodeLine({ node, onMissing, states }: NodeContentProps & { states: TreeItemContentRenderProps }) {
  const { hasChildItems, isExpanded, selectionMode, selectionBehavior } = states;
  const isMissing = isExpanded && onMissing !== undefined;
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  return (
    <>
      {hasChildItems ? <Opener /> : <span className={styles.opener} />}
      {selectionMode !== 'none' && selectionBehavior === 'toggle' && <SelectionBox slot="selection" />}
      {node.icon && <Icon name={node.icon} />}
      <span className={styles.label}>{node.label}</span>
      {node.detail !== undefined && <span className={styles.detail}>{node.detail}</span>}
    </>
  );
}

/** react-aria names it, including the row's name. */
function Opener() {
  return (
    <AriaButton slot="chevron" className={styles.opener}>
      <span className={styles.chevron}>
        <Icon name="chevron-right" size="small" />
      </span>
    </AriaButton>
  );
}

export function LoadingContent() {
  const words = useStrings(treeStrings);
  return (
    <TreeItemContent>
      <span className={styles.opener} />
      <span className={styles.said}>
        <SkeletonShape width="9rem" />
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </span>
    </TreeItemContent>
  );
}

interface FailedContentProps {
  parentId: string;
  onRetry: () => void;
}

export function FailedContent(props: FailedContentProps) {
  return <TreeItemContent>{() => <FailedLine {...props} />}</TreeItemContent>;
}

function FailedLine({ parentId, onRetry }: FailedContentProps) {
  const words = useStrings(treeStrings);
  const common = useStrings(commonStrings);
  const state = useContext(TreeStateContext);
  const retry = () => {
    // This row disappears, and focus would be lost with it.
    state?.selectionManager.setFocusedKey(parentId);
    onRetry();
  };
  return (
    <>
      <span className={styles.opener}>
        <Icon name="circle-alert" size="small" />
      </span>
      <span className={styles.said}>
        <span role="alert">{words.failed}</span>
        <Button size="small" icon="refresh" onPress={retry}>
          {common.retry}
        </Button>
      </span>
    </>
  );
}
