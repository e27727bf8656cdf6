import type { RfmSegment } from '@concordia/domain/customers';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { rfmStrings } from '../../../strings/generated/rfm';
import { CountButton, ShareBar } from '../intelligence';
import * as styles from './CustomerIntelligence.css';

const ACTIONS = 2;

/** Characteristics shown; the list of customers has all of them. */
const CHARACTERISTICS = 2;

export interface SegmentRowProps {
  segment: RfmSegment;
  count: number;
  /** Share of all customers, in [0, 1]. */
  share: number;
  characteristics: readonly string[];
  recommendedActions: readonly string[];
  onOpen: () => void;
}

export function SegmentRow(props: SegmentRowProps) {
  const { segment, count, share, characteristics, recommendedActions, onOpen } = props;
  const words = useStrings(rfmStrings);
  const name = words.segment[segment];
  return (
    <li className={styles.segment}>
      <Stack gap="xxs">
        <Text weight="semibold">{name}</Text>
        {characteristics.slice(0, CHARACTERISTICS).map((line) => (
          <Text key={line} size="caption" tone="muted">
            {line}
          </Text>
        ))}
      </Stack>
      <Stack gap="xs">
        <div className={styles.figures}>
          <CountButton count={count} label={words.openCustomers({ count, group: name })} onPress={onOpen} />
          <Text as="span" size="caption" tone="muted">
            {words.share({ share })}
          </Text>
        </div>
        <ShareBar share={share} />
      </Stack>
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
