import { type PriorityTier, priorityTier } from '@concordia/domain';
import { useFigure, useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
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
}

/** A message's priority: red with a double chevron from 80, yellow with two bars from 60, green with a chevron down below. */
export function PriorityChip({ priority, showsTier = false }: PriorityChipProps) {
  const isSkeleton = useIsSkeleton();
  const words = useStrings(commonStrings);
  const figure = useFigure();
  const tier = priorityTier(priority);
  const className = styles.priority({ tier });
  return (
    <span className={isSkeleton ? `${className} ${ownShape}` : className}>
      <Icon name={shapes[tier]} size="small" />
      <span aria-hidden>{showsTier ? words.tierAndPriority({ value: priority, tier }) : figure(priority)}</span>
      <VisuallyHidden>{words.priority({ value: priority, tierName: tier })}</VisuallyHidden>
    </span>
  );
}
