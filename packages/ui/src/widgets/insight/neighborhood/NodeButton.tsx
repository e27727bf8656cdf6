import type { NeighborNode } from '@concordia/api-client';
import { initials } from '@concordia/domain';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Ref } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { Spot } from './layOut';
import * as styles from './Neighborhood.css';

export interface NodeButtonProps {
  node: NeighborNode;
  /** The description after its name. */
  label: string;
  spot: Spot;
  isMiddle: boolean;
  /** The tab stop; arrow keys reach the other nodes. */
  isStop: boolean;
  onLook: () => void;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
}

export function NodeButton({ node, label, spot, isMiddle, isStop, onLook, onPress, ref }: NodeButtonProps) {
  const { entity_type, name } = node;
  return (
    <Button
      ref={ref}
      aria-current={isMiddle || undefined}
      excludeFromTabOrder={!isStop}
      className={styles.node}
      style={assignInlineVars({
        [styles.inlineAt]: `${spot.inline * 100}%`,
        [styles.blockAt]: `${spot.block * 100}%`,
      })}
      onFocus={onLook}
      onHoverStart={onLook}
      onPress={onPress}
    >
      <span aria-hidden className={styles.mark({ kind: entity_type, place: isMiddle ? 'middle' : 'around' })}>
        {entity_type === 'Company' ? <Icon name="building" size="small" /> : initials(name)}
      </span>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}
