import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { text } from '../../theme';
import { messageStrings } from '../messages/strings';
import * as styles from './ChannelHistory.css';
import type { HistoryCounts } from './counts';

/** Total, received and sent. Where not everything was read, it says over how many messages was counted. */
export function HistoryFigures({ counts }: { counts: HistoryCounts }) {
  const { total, received, sent, countedOver } = counts;
  const number = useNumberFormatter();
  const figures = [
    [messageStrings.total, total],
    [messageStrings.received, received],
    [messageStrings.sent, sent],
  ] as const;
  return (
    <div className={styles.figures}>
      <dl className={styles.figureList}>
        {figures.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className={styles.figure}>
              <dt className={text({ style: 'caption', tone: 'muted' })}>{name}</dt>
              <dd className={styles.value}>{number.format(value)}</dd>
            </div>
          ),
        )}
      </dl>
      {countedOver !== total && (
        <p className={text({ style: 'caption', tone: 'muted' })}>{messageStrings.countedOver(countedOver)}</p>
      )}
    </div>
  );
}
