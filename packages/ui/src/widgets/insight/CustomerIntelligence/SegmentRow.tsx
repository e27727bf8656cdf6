import type { RfmSegment } from '@concordia/domain/customers';
import { Inline } from '../../../components/Inline';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { rfmStrings } from '../../../strings/generated/rfm';
import { CountButton } from '../intelligence';
import * as styles from './CustomerIntelligence.css';

const ACTIONS = 2;

export interface SegmentRowProps {
  segment: RfmSegment;
  count: number;
  /** Share of all customers, in [0, 1]. */
  share: number;
  recommendedActions: readonly string[];
  onOpen: () => void;
}

/** A segment with its customers and what to do; what these have in common stands above their list. */
export function SegmentRow({ segment, count, share, recommendedActions, onOpen }: SegmentRowProps) {
  const words = useStrings(rfmStrings);
  const name = words.segment[segment];
  return (
    <li className={styles.segment}>
      <Inline gap="sm">
        <Text as="span" weight="semibold">
          {name}
        </Text>
        <CountButton count={count} label={words.openCustomers({ count, group: name })} onPress={onOpen} />
        <Text as="span" size="caption" tone="muted" isTabular>
          {words.share({ share })}
        </Text>
      </Inline>
      <ul className={styles.advice} aria-label={words.actionsFor({ segment: name })}>
        {recommendedActions.slice(0, ACTIONS).map((action) => (
          <Text key={action} as="li" size="dense">
            {action}
          </Text>
        ))}
      </ul>
    </li>
  );
}
