import type { PriorityReason } from '@concordia/api-client';
import { useStrings } from '../../../../locale';
import { priorityReasonStrings } from '../../../../strings/generated/priorityReason';
import { messageStrings } from '../../../../strings/message';
import * as styles from './PriorityReasons.css';
import { reasonText } from './reasonText';

export interface PriorityReasonsProps {
  /** In the order the rule applied them. */
  reasons: readonly PriorityReason[];
  /**
   * `tip` on the inverted background of a tooltip, `panel` on the page.
   *
   * @default 'panel'
   */
  ground?: 'tip' | 'panel';
}

/** Why a message has its priority: each signal with its points. */
export function PriorityReasons({ reasons, ground = 'panel' }: PriorityReasonsProps) {
  const words = useStrings(messageStrings);
  const ofReasons = useStrings(priorityReasonStrings);
  if (reasons.length === 0) return <p className={styles.none}>{words.noReasons}</p>;
  return (
    <ul className={styles.list}>
      {reasons.map((reason) => (
        <li key={reason.code} className={styles.reason}>
          <span>{reasonText(reason, ofReasons)}</span>
          <span className={styles.points({ ground })}>{words.points({ points: reason.points })}</span>
        </li>
      ))}
    </ul>
  );
}
