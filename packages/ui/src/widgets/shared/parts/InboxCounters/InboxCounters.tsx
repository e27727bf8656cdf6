import type { Stats } from '@concordia/api-client';
import { ToggleButton } from 'react-aria-components';
import { SkeletonText } from '../../../../components/Skeleton';
import { useFigure, useStrings } from '../../../../locale';
import { messageStrings } from '../../../../strings/message';
import type { MessageFilters } from '../../../inbox/messages/filters';
import * as styles from './InboxCounters.css';

export interface InboxCountersProps {
  counts: Pick<Stats['conversations'], 'unread' | 'urgent'>;
  filters: MessageFilters;
  onFiltersChange: (filters: MessageFilters) => void;
}

/** Counts of unread and urgent conversations. A press filters by them; a second press clears the filter. Urgent is red above zero. */
export function InboxCounters({ counts: { unread, urgent }, filters, onFiltersChange }: InboxCountersProps) {
  const words = useStrings(messageStrings);
  return (
    <div role="group" aria-label={words.counters} className={styles.counters}>
      <Counter
        label={words.unread}
        value={unread}
        isOn={filters.isUnread}
        onChange={(isUnread) => onFiltersChange({ ...filters, isUnread })}
      />
      <Counter
        label={words.urgent}
        value={urgent}
        isNegative={urgent > 0}
        isOn={filters.isUrgent}
        onChange={(isUrgent) => onFiltersChange({ ...filters, isUrgent })}
      />
    </div>
  );
}

interface CounterProps {
  label: string;
  value: number;
  isNegative?: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Counter({ label, value, isNegative = false, isOn, onChange }: CounterProps) {
  const figure = useFigure();
  return (
    <ToggleButton className={styles.counter} isSelected={isOn} onChange={onChange}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value} data-negative={isNegative || undefined}>
        <SkeletonText>{figure(value)}</SkeletonText>
      </span>
    </ToggleButton>
  );
}
