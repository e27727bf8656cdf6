import { type PriorityTier, priorityTier } from '@concordia/domain';
import type { Ref } from 'react';
import { useFigure, useStrings } from '../../locale';
import { labelStrings } from '../../strings/generated/label';
import { Icon, type IconName } from '../Icon';
import { useIsSkeleton } from '../Skeleton';
import { ownShape } from '../Skeleton/Skeleton.css';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Chip.css';

/** Each tier has its own shape, so that it does not rely on color. */
const shapes = { high: 'chevrons-up', medium: 'equal', low: 'chevron-down' } as const satisfies Record<
  PriorityTier,
  IconName
>;

export interface PriorityChipProps {
  /** 0 to 100. */
  priority: number;
  /** Shows the tier name before the figure. @default false */
  showsTier?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** A message's priority. High starts at 80, medium at 60. Each tier has its own icon, and low has no background color. */
export function PriorityChip({ priority, showsTier = false, ref }: PriorityChipProps) {
  const isSkeleton = useIsSkeleton();
  const words = useStrings(labelStrings);
  const figure = useFigure();
  const tier = priorityTier(priority);
  const className = styles.priority({ tier });
  return (
    <span ref={ref} className={isSkeleton ? `${className} ${ownShape}` : className}>
      <Icon name={shapes[tier]} size="small" />
      <span aria-hidden>{showsTier ? words.tierAndPriority({ value: priority, tier }) : figure(priority)}</span>
      <VisuallyHidden>{words.priority({ value: priority, tierName: tier })}</VisuallyHidden>
    </span>
  );
}
